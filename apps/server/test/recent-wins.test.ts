import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as profile from '@fairground/contract/calls/profile'
import * as winners from '@fairground/contract/calls/winners'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { createRecentWins } from '../src/play/winners/recent-wins.ts'
import { getAuthor } from '../src/talk/chat/people/profile.ts'
import { grant, offerInstantGames, spin } from './instant-table.ts'
import { at, bet, cashOut, peek, reveal } from './mines-table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let offsetMs = 0
const now = () => Date.now() + offsetMs
beforeAll(async () => {
  server = await startTestServer({ now })
  await offerInstantGames(server)
})
afterAll(() => server.stop())

/** Longer than any round is animated for its player. */
const ANIMATED_MS = 15_000
const MINUTE_MS = 60_000

/** A bet that is cashed out after one safe tile, for 1.1022 times its stake. */
async function win(me: Player, stake: number): Promise<string> {
  const { id } = await bet(me, stake, 3)
  const { safe } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
  return id
}

/** What a process tells that reads anew, which it does every ten seconds only. */
const tell = () => createRecentWins(server.parts)()
const payouts = async () => (await tell()).map(({ payoutMinor }) => Number(payoutMinor) / 100)

test('a payout above its stake is told once its round was shown, under a masked name, and for five minutes', async () => {
  const me = await newPlayer(server, { deposit: 1_000 })
  expect(await tell()).toEqual([])
  await win(me, 10)
  // A loss, and what pays nothing back.
  const { id } = await bet(me, 7, 3)
  await reveal(me, id, at((await peek(server.parts, me, id)).mines, 0))
  expect(await tell()).toEqual([])
  offsetMs += ANIMATED_MS
  expect(await tell()).toMatchObject([
    { gameId: 'mines', name: expect.stringMatching(/^.{0,2}\*{3}$/), payoutMinor: 1_102n, multiplier: 1.1022 },
  ])
  offsetMs += 5 * MINUTE_MS
  expect(await tell()).toEqual([])
})

test('the newest come first, at most six; a payout up to the stake, one that was taken back, a granted spin and a demonstration do not count', async () => {
  const me = await newPlayer(server, { deposit: 1_000 })
  for (const stake of [10, 20, 30, 40, 50, 60, 70]) await win(me, stake)
  const takenBack = await win(me, 80)
  await server.parts.wallet.voidHold({ ...ownKey(), accountId: me.userId, holdId: takenBack })
  await grant(server, me, { key: 'g', count: 1 })
  await spin(me)
  await server.call(game.play, { gameId: 'mines', lang: 'en', deviceType: 'pc', demo: true })
  const even = await win(me, 90)
  await server.parts.db
    .updateTable('round')
    .set({ payout_minor: 9_000n, multiplier_e4: 10_000n })
    .where('id', '=', even)
    .execute()
  offsetMs += ANIMATED_MS
  expect(await payouts()).toEqual([70, 60, 50, 40, 30, 20].map((stake) => Math.floor(stake * 110.22) / 100))
  offsetMs += 5 * MINUTE_MS
})

test('a private profile has no name, in the other lists no letter of it, and nobody with a task in the chat is told', async () => {
  const { db } = server.parts
  const [hidden, helper] = [await newPlayer(server, { deposit: 100 }), await newPlayer(server, { deposit: 100 })]
  await hidden.call(profile.save, { hidden: true })
  await getAuthor(db, helper.userId, new Date(now()))
  await db.updateTable('chat_profile').set({ role: 'helper' }).where('account_id', '=', helper.userId).execute()
  await win(hidden, 11)
  await win(helper, 20)
  offsetMs += ANIMATED_MS
  expect(await tell()).toMatchObject([{ name: '', payoutMinor: 1_212n }])
  for (const call of [winners.list, winners.latest]) {
    const namesOf = async (amount: number) =>
      (await server.call(call, {})).list.filter(({ winAmount }) => winAmount === amount).map(({ name }) => name)
    await expect.poll(() => namesOf(12.12)).toEqual(['***'])
    expect(await namesOf(22.04)).not.toContain('***')
  }
  offsetMs += 5 * MINUTE_MS
})

test('[RG-04] anybody may ask, in the own currency; where the jurisdiction celebrates nothing there is nothing', async () => {
  const staff = await newStaff(server)
  await staff.call(operator.saveSettings, { settings: { jurisdictions: { DE: 'strict', '*': 'demo' } } })
  const me = await newPlayer(server, { deposit: 100 })
  await win(me, 10)
  offsetMs += ANIMATED_MS
  const ask = async (country: string) =>
    (await server.call(winners.recent, {}, { headers: { [HEADERS.country]: country } })).list
  await expect
    .poll(() => ask('BR'))
    .toEqual([
      {
        name: expect.stringMatching(/^.{0,2}\*{3}$/),
        gameId: 'mines',
        winAmount: 11.02,
        multiplier: 1.1022,
        at: expect.any(Number),
      },
    ])
  await expect.poll(() => ask('DE')).toEqual([])
  expect((await me.call(winners.recent)).list).toHaveLength(1)
  await server.parts.db
    .updateTable('account_wallet')
    .set({ currency_id: 'BRL' })
    .where('account_id', '=', me.userId)
    .execute()
  expect((await tell()).map(({ currencyId }) => currencyId)).toEqual(['BRL'])
})
