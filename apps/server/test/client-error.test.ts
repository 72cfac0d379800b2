import { Writable } from 'node:stream'
import * as home from '@fairground/contract/calls/home'
import { rateLimits } from '@fairground/server/ground/call/rate-limits.data.ts'
import { createLog } from '@fairground/server/ground/log.ts'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const lines: string[] = []
const TOKEN = 'kT3v9mQx7Lr2Yw8Zb5Nc1Hd4Jf6Gs0Pa-Ue_Xi'

let server: TestServer
beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  server = await startTestServer({
    log: createLog('info', destination),
    rateLimits: { ...rateLimits, clientError: { points: 5, seconds: 60 } },
  })
})
afterAll(() => server.stop())

const loggedErrors = () => lines.filter((line) => line.includes('error in a browser')).map((line) => JSON.parse(line))

test('[ER-11] an error of a browser is a line in the log with message, script, line, column and error, without secrets', async () => {
  const player = await newPlayer(server)
  await player.call(home.clientError, {
    message: `boom at ?token=${TOKEN}`,
    script: `/assets/a.js?x=${TOKEN}`,
    line: 3,
    column: 14,
    error: `Error: boom\n  at f (https://play.example/assets/a.js?token=${TOKEN}:3:14)`,
    page: `/game/mines?token=${TOKEN}`,
  })
  expect(loggedErrors()).toMatchObject([
    {
      level: 40,
      accountId: player.userId,
      client: {
        message: 'boom at ?token=[redacted]',
        script: '/assets/a.js',
        line: 3,
        column: 14,
        error: 'Error: boom\n  at f (https://play.example/assets/a.js)',
        page: '/game/mines',
      },
    },
  ])
  expect(lines.join('')).not.toContain(TOKEN)
})

test('[RE-06] a browser that says too much is refused, and one that says too often too', async () => {
  await expect(server.call(home.clientError, { message: 'x'.repeat(501) })).rejects.toThrow('invalid_request')
  await expect(server.call(home.clientError, { message: '' })).rejects.toThrow('invalid_request')
  await server.call(home.clientError, { message: 'a\nforged line' })
  await server.call(home.clientError, { message: 'again' })
  await expect(server.call(home.clientError, { message: 'and again' })).rejects.toThrow('too_many_requests')
  expect(loggedErrors()).toHaveLength(3)
})
