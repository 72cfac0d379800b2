import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { removeDataDir } from '@fairground/embedded-postgres/socket-dir.ts'
import { PASSWORD } from '@fairground/testkit'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { paceArguments, paceVariable } from '@fairground/testkit/pace.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const CLIENTS = 24

let database: Awaited<ReturnType<typeof freshDatabase>>
const dataDir = mkdtempSync(join(tmpdir(), 'fairground-stop-test-'))
const children: ChildProcess[] = []
beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await database.drop()
  removeDataDir(dataDir)
})

/** A server in a process of its own. */
async function startProcess(): Promise<{ child: ChildProcess; port: number; exit: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [...paceArguments, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...paceVariable(),
      ...{ PORT: '0', SANDBOX: 'off', DATABASE_URL: database.url, DATA_DIR: dataDir },
      LOG_LEVEL: 'error',
    },
  })
  children.push(child)
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('ready ')) return { child, port: Number(new URL(line.slice(6)).port), exit }
  }
  throw new Error('the server ended before it was ready')
}

/** Sends a request on a connection of the agent. */
async function send(port: number, path: string, agent: Agent, body?: string) {
  const outgoing = request({
    ...{ host: '127.0.0.1', port, path, agent, method: body === undefined ? 'GET' : 'POST' },
    ...(body !== undefined && { headers: { 'content-type': 'application/json' } }),
  }).end(body)
  return answerOf(outgoing)
}

async function answerOf(outgoing: ClientRequest) {
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await response.toArray()).toString()
  return { http: response.statusCode, isLast: response.headers.connection === 'close', text }
}

/** Sends one request after the other on a kept-alive connection until one fails. */
async function sendUntilRefused(port: number, number: number, onAnswer: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const paths = [['/healthz'], ['/api/auth/check', '{}'], ['/api/home/startup']] as const
  let lastAnswers = 0
  try {
    for (let at = number; ; at++) {
      const [path = '', body] = paths[at % paths.length] ?? []
      const { isLast } = await send(port, path, agent, body)
      if (isLast) lastAnswers += 1
      onAnswer()
    }
  } catch (error) {
    return { code: error instanceof Error && 'code' in error ? error.code : String(error), lastAnswers }
  } finally {
    agent.destroy()
  }
}

test('after SIGTERM each request of busy kept-alive connections is answered or was never let in', async () => {
  const { child, port, exit } = await startProcess()
  let answers = 0
  const load = Promise.withResolvers<void>()
  const clients = Array.from({ length: CLIENTS }, (_, number) =>
    sendUntilRefused(port, number, () => {
      answers += 1
      if (answers === CLIENTS * 20) load.resolve()
    }),
  )
  await load.promise
  child.kill('SIGTERM')
  const ends = await Promise.all(clients)
  expect(ends).toEqual(Array(CLIENTS).fill({ code: 'ECONNREFUSED', lastAnswers: 1 }))
  expect(await exit).toEqual([0, null])
})

test('after SIGTERM a call under way is answered, silent connections are closed, and WebSockets end as going away', async () => {
  const { child, port, exit } = await startProcess()
  const silent = connect(port, '127.0.0.1')
  const webSocket = new WebSocket(`ws://127.0.0.1:${port}/sock.io/?EIO=4&transport=websocket`)
  const webSocketEnd = once(webSocket, 'close') as unknown as Promise<[CloseEvent]>
  await once(webSocket, 'open')
  const agent = new Agent({ keepAlive: true })
  expect(await send(port, '/healthz', agent)).toMatchObject({ http: 200, isLast: false })
  const silentEnd = once(silent.resume(), 'close')
  const body = JSON.stringify({ account: 'late_in_the_evening', password: PASSWORD })
  const late = request({
    ...{ host: '127.0.0.1', port, path: '/api/auth/register', agent, method: 'POST' },
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  late.flushHeaders()
  // The server has the call and waits for its body.
  await once(late, 'continue')
  child.kill('SIGTERM')
  const [end] = await webSocketEnd
  expect(end.code).toBe(1001)
  expect(await silentEnd).toEqual([false])
  await expect(send(port, '/healthz', new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  late.end(body)
  expect(await answerOf(late)).toMatchObject({ http: 200, isLast: true, text: expect.stringContaining('"status":0') })
  agent.destroy()
  expect(await exit).toEqual([0, null])
})
