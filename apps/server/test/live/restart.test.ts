import * as auth from '@fairground/contract/calls/auth'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { newPlayer, startTestServer } from '@fairground/testkit'
import { steppedClock } from '@fairground/testkit/stepped-clock.ts'
import { expect, test } from 'vitest'
import { openLive } from './live-client.ts'

test('[RE-09] after a restart the numbers begin anew: a resync in place of what cannot be told', async () => {
  const before = await startTestServer()
  const player = await newPlayer(before)
  const first = await openLive(before.url, player.call)
  await first.join([player.userId])
  before.parts.tell(player.userId, 'one')
  const { id } = await first.until((message) => message.type === 'event')
  const { model } = await player.call(sockmsg.init)

  const after = await startTestServer({ databaseUrl: before.databaseUrl })
  await before.parts.live.close()
  expect(await first.cut).toBe('io server disconnect')
  const callAfter: typeof after.call = (call, request) => after.call(call, request, { token: player.token })
  // A token of one server opens a connection to another: nothing of it is in a process.
  const second = await openLive(after.url, callAfter, { token: model.token })
  await second.join([player.userId], { [player.userId]: id })
  const resync = await second.until((message) => message.type === 'resync')
  expect(resync.id.split('-')[0]).not.toBe(id.split('-')[0])
  second.close()
  await after.stop()
  await before.stop()
})

test('[RE-06] a connection whose session has gone idle, or is over, is not let in', async () => {
  const clock = { ms: Date.now() }
  const server = await startTestServer({ now: () => clock.ms })
  const player = await newPlayer(server)
  const { model } = await player.call(sockmsg.init)
  clock.ms += 31 * 60_000
  await expect(openLive(server.url, server.call, { token: model.token })).rejects.toThrow('not_logged_in')
  await expect(player.call(auth.userInfo)).rejects.toMatchObject({ errorName: 'login_expired' })
  await server.stop()
})

test('[RE-06] an open connection ends once its session has gone idle, and that of another player stays', async () => {
  const clock = steppedClock()
  const server = await startTestServer({ now: clock.now })
  const [idler, busy] = [await newPlayer(server), await newPlayer(server)]
  const [idle, kept] = [await openLive(server.url, idler.call), await openLive(server.url, busy.call)]
  clock.advance(20 * 60_000)
  await busy.call(auth.userInfo)
  clock.advance(11 * 60_000)
  expect(await idle.cut).toBe('io server disconnect')
  expect(kept.socket.connected).toBe(true)
  kept.close()
  await server.stop()
})
