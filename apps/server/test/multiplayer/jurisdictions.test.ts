import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import { HEADERS } from '@fairground/contract/headers'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { getJurisdiction } from '@fairground/server/operator/jurisdictions/get-jurisdiction.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { grant, offerInstantGames, spin } from '../instant-table.ts'
import { balances } from '../mines-table.ts'
import { newStaff } from '../staff.ts'
import { bet, newBettor, openTable, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable('aviator')
  const { server } = table
  await offerInstantGames(server)
  const staff = await newStaff(server)
  await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'slow', minRoundMs: 60_000 })
  const jurisdictions = { '*': 'demo', GB: 'great-britain', IT: 'slow' }
  await staff.call(operator.saveSettings, { settings: { jurisdictions } })
  const inForce = async () => (await getJurisdiction(server.parts, 'IT')).id
  await vi.waitFor(async () => expect(await inForce()).toBe('slow'), { timeout: 30_000, interval: 50 })
})
afterAll(async () => {
  const { findings } = await verifyLedger(table.server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  await table.server.stop()
})

async function bettorOf(country: string) {
  const me = await newBettor(table.server)
  const { db, sessions } = table.server.parts
  await db.updateTable('account').set({ country_id: country }).where('id', '=', me.userId).execute()
  sessions.forget(me.userId)
  return me
}

test('[RG-01] a jurisdiction with one place takes no second bet in a round, and records itself on the first', async () => {
  const [me, other] = [await bettorOf('GB'), await bettorOf('BR')]
  await table.until('NEW')
  const { id } = await bet(me, 'aviator', { slot: 0 })
  await expect(bet(me, 'aviator', { slot: 1 })).rejects.toThrow('slot_not_allowed')
  await bet(other, 'aviator', { slot: 0 })
  await bet(other, 'aviator', { slot: 1 })
  const row = await table.server.parts.db
    .selectFrom('round')
    .select(['jurisdiction_id', 'game_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ jurisdiction_id: 'great-britain', game_version: 1 })
  expect(await balances(table.server.parts, me)).toMatchObject({ mainMinor: 99_000n, openRounds: 1 })
  await table.toFlight()
  await table.toNext()
})

test('[RG-01] the least time between bets holds from one multiplayer round to the next', async () => {
  const me = await bettorOf('IT')
  // After a flight of a minute the next bet is allowed.
  for (let start = 0; start === 0 || table.clock.ms - start >= 60_000; ) {
    await table.until('NEW')
    start = table.clock.ms
    const { id } = await bet(me, 'aviator')
    await table.toFlight()
    await table.toNext()
    await me.decided(id)
  }
  const { mainMinor, nextNonce } = await balances(table.server.parts, me)
  await expect(bet(me, 'aviator')).rejects.toMatchObject({ errorName: 'bet_too_soon', params: { seconds: 60 } })
  expect(await balances(table.server.parts, me)).toMatchObject({ mainMinor, nextNonce })
})

test('[BT-10] stakes in multiplayer rounds count towards the wagering when they are decided, and the last one releases the bonus', async () => {
  const me = await bettorOf('BR')
  await grant(table.server, me, { key: 'wheel', count: 1 })
  const { winAmount } = await spin(me)
  await table.until('NEW')
  const stake = winAmount * 10
  const { id } = await bet(me, 'aviator', { slot: 0 }, Math.max(1, stake))
  // The flight may still be void: only a bet that is decided counts.
  expect((await me.call(promotion.freeSpins)).model).toMatchObject({ bonus: { wagered: 0 } })
  await table.toFlight()
  await table.toNext()
  expect((await me.call(promotion.freeSpins)).model).not.toHaveProperty('bonus')
  const { mainMinor } = await balances(table.server.parts, me)
  expect(mainMinor).toBe(100_000n - BigInt(Math.round((Math.max(1, stake) - winAmount) * 100)))
  expect((await me.call(game.round, { id })).model.lines).toMatchObject([{ kind: 'bet' }])
})

test('[RG-01] a demonstration keeps to the jurisdiction of visitors: where a round has one place, there is no second bet', async () => {
  const { server } = table
  const staff = await newStaff(server)
  await staff.call(operator.saveSettings, { settings: { jurisdictions: { '*': 'strict' } } })
  const inForce = async () => (await getJurisdiction(server.parts, undefined)).id
  await vi.waitFor(async () => expect(await inForce()).toBe('strict'), { timeout: 30_000, interval: 50 })
  const { model } = await server.call(game.play, { gameId: 'aviator', demo: true })
  const headers = { [HEADERS.demo]: model.demoToken ?? '' }
  const place = (slot: number) =>
    server.call(game.bet, { gameId: 'aviator', model: { betAmount: 1, slot } }, { headers })
  await table.until('NEW')
  expect((await place(0)).model).toMatchObject({ slot: 0, balance: 999 })
  await expect(place(1)).rejects.toThrow('slot_not_allowed')
})
