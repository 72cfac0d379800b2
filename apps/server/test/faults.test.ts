import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as auth from '@fairground/contract/calls/auth'
import * as home from '@fairground/contract/calls/home'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a fault that a test has set is what the call answers, as often as was said', async () => {
  const player = await newPlayer(server)
  const fault = { status: 7777, message: 'their_key', params: { seconds: 3 } }
  server.faults.refuse(auth.userInfo.name, fault, 2)
  const refusal = {
    errorName: 'unknown_refusal',
    status: 7777,
    params: fault.params,
    words: { message: fault.message },
  }
  await expect(player.call(auth.userInfo)).rejects.toMatchObject(refusal)
  await expect(player.call(auth.userInfo)).rejects.toMatchObject(refusal)
  await expect(player.call(auth.userInfo)).resolves.toMatchObject({ status: 0 })
  server.faults.refuse(home.startup.name, { status: 503, message: 'unavailable' })
  await expect(server.call(home.startup)).rejects.toThrow('unavailable')
  server.faults.clear()
  await expect(server.call(home.startup)).resolves.toMatchObject({ status: 0 })
})

describe('faults are the tests’ alone', () => {
  const NAMES = ['fault', 'faults', 'refuse', 'x-fault', 'x-test', 'testkit', 'handlers', 'status', 'message', 'debug']

  test.each(NAMES)(
    'no request sets one by the name of %s: not by a header, a query, a body or a path',
    async (name) => {
      const fault = JSON.stringify({ callName: 'auth.check', fault: { status: 7777, message: 'x' } })
      const address = `${server.url}/api/auth/check`
      const send = (url: string, init: RequestInit) => fetch(url, { method: 'POST', ...init })
      await send(address, { headers: { [name]: fault } })
      await send(`${address}?${name}=${encodeURIComponent(fault)}`, {})
      await send(address, { headers: { 'content-type': 'application/json' }, body: `{"${name}":${fault}}` })
      const paths = [`/${name}`, `/api/${name}`, `/api/test/${name}`, `/api/v1/${name}`, `/api/auth/check/${name}`]
      for (const path of paths) expect((await send(server.url + path, {})).status, path).toBe(404)
      await expect(server.call(auth.check)).resolves.toMatchObject({ status: 0 })
    },
  )

  test('nothing that the product runs knows of them, or puts anything in the place of its handlers', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    const run = files.filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    expect(run.length).toBeGreaterThan(100)
    const whole = new Map(run.map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]))
    for (const [file, text] of whole) expect(text, file).not.toMatch(/@fairground\/testkit|\bfaults\b/i)
    const starts = [...whole].filter(([, text]) => /startServer\(/.test(text)).map(([file]) => file)
    expect(starts.sort()).toEqual(['app/start-server.ts', 'main.ts'])
    expect(whole.get('main.ts')).not.toMatch(/handlers/)
  })
})
