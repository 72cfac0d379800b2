import { randomUUID } from 'node:crypto'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as winners from '@fairground/contract/calls/winners'
import { scratchEngine } from '@fairground/games/scratch'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../src/money/verify/verify-ledger.ts'
import { foresee, offerInstantGames, scratch, slotBefore } from './instant-table.ts'
import { openLive } from './live/live-client.ts'
import { balances } from './mines-table.ts'

let first: TestServer
let second: TestServer
beforeAll(async () => {
  first = await startTestServer()
  await offerInstantGames(first)
  second = await startTestServer({ databaseUrl: first.databaseUrl })
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})

const player = () => newPlayer(first, { deposit: 1000 })
const atSecond = (me: Player): Player => ({
  ...me,
  call: (call, request, options) => second.call(call, request, { token: me.token, ...options }),
})

test('[BT-09] a card is decided with its bet: stake taken, result final, prize and board in the answer, the win held', async () => {
  const me = await player()
  await slotBefore(first, me, 'a win')
  const before = await balances(first.parts, me)
  const foreseenCard = await foresee(first, me, { gameId: 'scratch', stakeMinor: 1_000n })
  const card = await scratch(me)
  expect(card).toMatchObject({ gameId: 'scratch', result: 'WIN', betAmount: 10, held: true, edge: 300 })
  expect(card.round).toMatchObject({ step: 0, picked: [], hazards: foreseenCard.hazards, nonce: before.nextNonce })
  expect(card.winAmount).toBe(Number(foreseenCard.payout) / 100)
  expect(card.balance).toBe(Number(before.mainMinor) / 100 - 10)
  expect(await balances(first.parts, me)).toMatchObject({
    mainMinor: before.mainMinor - 1_000n,
    heldMinor: before.heldMinor + foreseenCard.payout,
    openRounds: 0,
    version: before.version + 1,
  })
})

test('[BT-09] [BT-17] the win of a card is released by finish_hold, once', async () => {
  const me = await player()
  await slotBefore(first, me, 'a win')
  const { id, winAmount, balance } = await scratch(me)
  const answers = await Promise.all([1, 2, 3].map(() => me.call(game.finishHold, { id })))
  for (const { model } of answers) expect(model.balance).toBeCloseTo(balance + winAmount, 6)
})

test('[BT-09] a blank card takes its stake and holds nothing', async () => {
  const me = await player()
  await slotBefore(first, me, 'a blank')
  const before = await balances(first.parts, me)
  expect(await scratch(me)).toMatchObject({ result: 'LOSE', winAmount: 0, multiplier: 0, held: false })
  expect(await balances(first.parts, me)).toMatchObject({
    mainMinor: before.mainMinor - 1_000n,
    heldMinor: before.heldMinor,
  })
})

test('[BT-09] [FA-05] the prizes that a player is shown are those that the engine draws from', async () => {
  const { model } = await first.call(game.settings, { gameId: 'scratch' })
  const table = scratchEngine.prizes?.(300) ?? []
  expect(model.prizes).toEqual(
    table.map(({ multiplier, weight }) => ({ multiplier: Number(multiplier) / 10_000, weight })),
  )
  expect((await first.call(game.settings, { gameId: 'mines' })).model).not.toHaveProperty('prizes')
})

test('[BT-09] the record, the result and the page of a card say what its bet said', async () => {
  const me = await player()
  const { balance, balanceVersion, held, ...card } = await scratch(me)
  expect((await me.call(game.betRecord)).page.content).toEqual([card])
  expect((await me.call(game.betResult, { id: card.id })).model).toEqual({
    result: card.result,
    winAmount: card.winAmount,
  })
  expect((await me.call(game.round, { id: card.id })).model).toMatchObject(card)
  expect((await me.call(game.open)).list).toEqual([])
})

test('[BT-09] [RE-03] a card asked for again with its key is the same card, at one price', async () => {
  const me = await player()
  const key = randomUUID()
  const cards = await Promise.all(Array.from({ length: 20 }, (_, i) => scratch(i % 2 ? me : atSecond(me), 10, { key })))
  expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1)
  expect(await balances(first.parts, me)).toMatchObject({ mainMinor: 99_000n, nextNonce: 1 })
  await expect(scratch(me, 20, { key })).rejects.toThrow('key_reused')
})

test('[BT-09] [FA-01] 40 cards at once on two servers: each has a nonce of its own and what the seeds say', async () => {
  const me = await player()
  const foreseenCards = await Promise.all(
    Array.from({ length: 40 }, (_, ahead) => foresee(first, me, { gameId: 'scratch', stakeMinor: 100n, ahead })),
  )
  const cards = await Promise.all(foreseenCards.map((_, i) => scratch(i % 2 ? me : atSecond(me), 1)))
  expect(cards.map(({ round }) => round.nonce).toSorted((a, b) => a - b)).toEqual(
    foreseenCards.map((_, nonce) => nonce),
  )
  for (const { round, winAmount } of cards) {
    expect(round.hazards).toEqual(foreseenCards[round.nonce]?.hazards)
    expect(winAmount).toBe(Number(foreseenCards[round.nonce]?.payout) / 100)
  }
  const winSum = foreseenCards.reduce((sum, { payout }) => sum + payout, 0n)
  const { mainMinor, heldMinor } = await balances(first.parts, me)
  expect(mainMinor + heldMinor).toBe(100_000n - 4_000n + winSum)
})

test('[BT-09] cards against rotations: none is drawn from seeds that were revealed before it', async () => {
  const me = await player()
  const turns = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => (i % 4 === 0 ? me.call(fair.rotate) : scratch(i % 2 ? me : atSecond(me), 1))),
  )
  expect(turns.filter(({ status }) => status === 'rejected')).toEqual([])
  const { findings } = await verifyLedger(first.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

test('[BT-09] more than the balance buys no card, and uses up no nonce', async () => {
  const me = await newPlayer(first, { deposit: 5 })
  await expect(scratch(me, 10)).rejects.toThrow('insufficient_balance')
  await expect(scratch(me, 'ten')).rejects.toThrow('stake_malformed')
  expect(await balances(first.parts, me)).toMatchObject({ mainMinor: 500n, nextNonce: 0 })
})

test('[BT-09] [PU-12] what a card has won is told live once the card can have been shown; strangers see it among the winners', async () => {
  const me = await player()
  const liveClient = await openLive(first.url, me.call)
  await liveClient.join([me.userId])
  await slotBefore(first, me, 'a win')
  const { id, winAmount } = await scratch(me, 100)
  const liveMessage = await liveClient.until((message) => message.type === 'bet' && message.bet.id === id)
  expect(liveMessage).toMatchObject({ delaySeconds: 15, bet: { win: true, winAmount, gameId: 'scratch' } })
  liveClient.close()
  const wonOnCards = async () => {
    const { list } = await first.call(winners.list, { period: 'day', most: 20 })
    return list.filter(({ gameId }) => gameId === 'scratch').map((win) => win.winAmount)
  }
  // The board notes a win after its card was answered.
  await expect.poll(wonOnCards).toContain(winAmount)
})
