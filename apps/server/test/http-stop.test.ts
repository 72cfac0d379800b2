import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import * as auth from '@fairground/contract/calls/auth'
import { withClient } from '@fairground/embedded-postgres'
import { createLog } from '@fairground/server/ground/log.ts'
import { newPlayer, PASSWORD, startTestServer } from '@fairground/testkit'
import type { Client } from 'pg'
import { expect, test } from 'vitest'

test('a stop finishes the calls under way and hangs on no kept-alive connection', async () => {
  const server = await startTestServer()
  const agent = new Agent({ keepAlive: true })
  const openRequest = request(`${server.url}/healthz`, { agent }).end()
  const [response] = await once(openRequest, 'response')
  await response.resume().toArray()
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(silent, 'connect')

  const underWay = Array.from({ length: 8 }, (_, i) =>
    server.call(auth.register, { account: `late_${i}`, password: PASSWORD }),
  )
  // The last call's first byte is on its way once another one, sent after it, is answered.
  await server.call(auth.check)
  await server.stop()
  for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(0)
  await expect(fetch(server.url)).rejects.toThrow()
  silent.destroy()
  agent.destroy()
})

test('a stop lets a call end whose caller has hung up, and closes the database after it', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const server = await startTestServer({ log })
  await withClient(server.databaseUrl, async (client) => {
    await client.query('begin; lock table account in access exclusive mode')
    const caller = connect(Number(new URL(server.url).port), '127.0.0.1')
    const body = JSON.stringify({ account: 'gone_away', password: PASSWORD })
    const head = `POST /api/auth/register HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
    caller.write(`${head}\r\n\r\n${body}`)
    await untilRegistrationWaits(client)
    caller.destroy()
    const stopped = server.stop()
    await expect.poll(() => fetch(server.url).catch(() => 'closed')).toBe('closed')
    await client.query('commit')
    await client.end()
    await stopped
  })
  expect(lines).toEqual([])
})

/** Waits until a registration waits for the accounts; the server's own jobs may wait for them too. */
async function untilRegistrationWaits(client: Client): Promise<void> {
  const held = async () => {
    // Within a transaction PostgreSQL shows the activity of its first look.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "account"%'`)
    return rows[0].count
  }
  await expect.poll(held).toBe(1)
}

test('[RE-06] the log of an evening holds no password, token, code or seed', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const server = await startTestServer({ log })
  const player = await newPlayer(server, { deposit: 5 })
  await player.call(auth.userInfo)
  await server.call(auth.login, { account: player.account, password: 'a wrong secret' }).catch(() => undefined)
  await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    body: '{"password": "broken secret',
    headers: { 'content-type': 'application/json' },
  })
  log.info(
    { password: 'p-secret', headers: { auth: 't-secret', cookie: 'c-secret' }, round: { serverSeed: 's-secret' } },
    'odd',
  )
  await server.stop()
  const text = lines.join('')
  expect(text).toContain('"call":"auth.userInfo"')
  expect(text).toContain('"outcome":"wrong_credentials"')
  for (const secret of [player.token, PASSWORD, 'secret', player.account]) expect(text).not.toContain(secret)
})

test('[RE-04] a fault of ours answers 500 without a word about it, and is logged with its stack', async () => {
  const lines: string[] = []
  const server = await startTestServer({ log: createLog('error', { write: (line) => void lines.push(line) }) })
  const player = await newPlayer(server)
  await server.parts.db.schema.alterTable('account').renameTo('gone').execute()
  const response = await fetch(`${server.url}/api/auth/user_info`, { headers: { auth: player.token } })
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(JSON.parse(text)).toEqual({ status: 500, message: 'internal_error', serverTime: expect.any(Number) })
  const [line = '{}'] = lines
  expect(JSON.parse(line)).toMatchObject({
    requestId: response.headers.get('x-request-id'),
    err: { message: expect.stringContaining('account'), stack: expect.stringContaining('at ') },
  })
  await server.stop()
})
