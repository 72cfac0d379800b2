import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } })
})
afterAll(() => server.stop())

/** Breaks every connection of the server's database but the one that says so. */
const breakConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(server.parts.db)

test('[RE-01] calls whose database connection breaks are told when to come again, and the next ones are served', async () => {
  const player = await newPlayer(server, { deposit: 1000 })
  const statuses = new Set<number>()
  let isBroken = false

  async function callUntilBroken(path: string, body: object): Promise<void> {
    while (!isBroken) {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', auth: player.token },
        body: JSON.stringify(body),
      })
      statuses.add(response.status)
      if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      await response.arrayBuffer()
    }
  }

  const callers = Array.from({ length: 8 }, (_, i) =>
    i % 2 === 0 ? callUntilBroken('/api/auth/user_info', {}) : callUntilBroken('/api/game/bet_record', {}),
  )
  for (let i = 0; i < 5; i++) {
    await breakConnections().catch(() => undefined)
    await fetch(`${server.url}/readyz`)
  }
  isBroken = true
  await Promise.all(callers)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])

  expect((await player.call(auth.userInfo)).user.balance).toBe(1000)
  const { model } = await player.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  expect(model.balance).toBe(999)
})
