import * as game from '@fairground/contract/calls/game'
import { stops as flightStops } from '@fairground/contract/calls/list'
import type { SwitchKind } from '@fairground/contract/switches'
import { leaseName } from '@fairground/server/play/multiplayer-rounds/read-multiplayer-rounds.ts'
import type { Player } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bet, newBettor, openTable, type Table } from '../multiplayer/table.ts'
import { outcomeOf } from '../outcome-of.ts'
import { addJurisdiction, JURISDICTION, moveToJurisdiction, SWITCHES, turn, versionOf } from './switch-desk.ts'

let table: Table
beforeAll(async () => {
  table = await openTable('aviator')
  await addJurisdiction([table.server])
})
afterAll(() => table.server.stop())

/** How long the rider flies, and how long the flight must last. */
const RIDE_MS = 2_000
const FLIGHT_MS = 3_000

async function idOf(kind: SwitchKind, { userId }: Player): Promise<string> {
  const ids = { site: 'site', game: 'aviator', jurisdiction: JURISDICTION, payment_method: '', player: userId }
  return kind === 'version' ? await versionOf(table.server, 'aviator') : ids[kind]
}

test.each(SWITCHES.filter(({ stopsBets }) => stopsBets))(
  '[OP-02] a flight of aviator with bets flies to its end and pays after the switch of a $kind, which refuses every new bet of its round',
  async ({ kind, refusal }) => {
    const { server, clock } = table
    const rider = await newBettor(server, 10_000)
    await moveToJurisdiction(server, [rider])
    server.parts.sessions.forget(rider.userId)
    for (;;) {
      // The game's settings are remembered for a second; the bet of the round before may still be refused by them.
      await table.until('NEW')
      let id = ''
      const ride = async () => {
        id = (await bet(rider, 'aviator')).id
      }
      await expect.poll(() => outcomeOf(ride()), { interval: 50 }).toBe('success')
      await turn(server, kind, await idOf(kind, rider), 'off')
      // The other place of the same round.
      expect(await outcomeOf(bet(rider, 'aviator', { slot: 1 }))).toBe(refusal)
      const row = await table.toFlight()
      const isLong = (await table.endOf(row)).endMs >= FLIGHT_MS
      if (isLong) {
        clock.ms += RIDE_MS
        expect((await rider.call(flightStops.aviator, { id })).model).toMatchObject({ result: 'WIN', flownMs: RIDE_MS })
        await rider.call(game.finishHold, { id })
        expect((await server.parts.wallet.findWallet(rider.userId))?.heldMinor).toBe(0n)
      }
      await turn(server, kind, await idOf(kind, rider), 'on')
      await table.toNext()
      if (isLong) return
    }
  },
)

test('[OP-02] no flight of aviator begins while the version of its settings is off', async () => {
  const { server, clock } = table
  const { number } = await table.until('NEW')
  await turn(server, 'version', await versionOf(server, 'aviator'), 'off')
  const row = await table.toFlight()
  if (row.status === 'RUNNING') clock.ms += (await table.endOf(row)).endMs
  await table.until('FINISHED')
  // Long after the next round was due.
  clock.ms += 60_000
  await expect.poll(async () => (await table.round()).settled_at, { interval: 10 }).not.toBeNull()
  // The driver renews its lease each time that it looks for the next round.
  for (let looks = 0; looks < 4; looks += 1) {
    const before = await leaseEnd()
    await expect.poll(leaseEnd, { interval: 20 }).toBeGreaterThan(before)
  }
  expect((await table.round()).number).toBe(number)
  const player = await newBettor(server)
  expect(await outcomeOf(bet(player, 'aviator'))).toBe('version_off')
  await turn(server, 'version', await versionOf(server, 'aviator'), 'on')
  expect((await table.until('NEW')).number).toBe(number + 1)
})

async function leaseEnd(): Promise<number> {
  const lease = await table.server.parts.db
    .selectFrom('lease')
    .select('until')
    .where('name', '=', leaseName('aviator'))
    .executeTakeFirst()
  return lease?.until.getTime() ?? 0
}
