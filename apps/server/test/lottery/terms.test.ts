import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import { CallError } from '@fairground/contract/envelope'
import { entropyOf } from '@fairground/games/fair'
import { verifyRound } from '@fairground/games/verifier'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances } from '../mines-table.ts'
import { expectSound } from './expect-sound.ts'
import { type LotteryTable, newBettor, openLottery, slip } from './lottery-table.ts'

let table: LotteryTable
beforeAll(async () => {
  table = await openLottery('dice3')
})
afterAll(() => table.server.stop())

test('[BT-12] a slip of several lines is taken in the open term, closed, drawn, settled, and the next term is open at the draw', async () => {
  const player = await newBettor(table.server)
  const before = await balances(table.server.parts, player)
  const term = await table.until('OPEN')
  const bet = await slip(player, 'dice3', [
    { market: 'side', pick: 'big', stake: 10 },
    { market: 'side', pick: 'small', stake: 10 },
    { market: 'sum', pick: '10', stake: 1.5 },
  ])
  expect(bet).toMatchObject({ result: 'PENDING', betAmount: 21.5, termId: term.id, options: {}, edge: 300 })
  expect(
    bet.bets?.map(({ market, pick, stake, odds, maxWin, result }) => ({ market, pick, stake, odds, maxWin, result })),
  ).toEqual([
    { market: 'side', pick: 'big', stake: 10, odds: [1.94], maxWin: 19.4, result: 'PENDING' },
    { market: 'side', pick: 'small', stake: 10, odds: [1.94], maxWin: 19.4, result: 'PENDING' },
    { market: 'sum', pick: '10', stake: 1.5, odds: [7.76], maxWin: 11.64, result: 'PENDING' },
  ])
  expect((await balances(table.server.parts, player)).mainMinor).toBe(before.mainMinor - 2150n)

  const closed = await table.to('CLOSED')
  const { model: fair } = await player.seeds()
  expect(closed).toMatchObject({
    id: term.id,
    entropy: entropyOf([fair.clientSeed]),
    bettors: [expect.stringContaining('***')],
  })
  expect(closed.seed).toBeUndefined()
  expect(closed.result).toBeUndefined()

  const drawn = await table.toDraw()
  expect(drawn.result).toHaveLength(3)
  const next = await table.until('OPEN')
  expect(next.no).toBe(term.no + 1)
  expect(next.opensAt).toBe(term.drawsAt)
  const settled = await table.settled(term.id)
  expect(settled).toMatchObject({ phase: 'SETTLED', status: 'FINISHED', seed: drawn.seed })

  const { model } = await player.call(game.betResult, { id: bet.id })
  const sum = (settled.result ?? []).reduce((total, die) => total + die, 0)
  const winAmount = 19.4 + (sum === 10 ? 11.64 : 0)
  expect(model).toMatchObject({ result: 'WIN', winAmount })
  expect(model.bets?.map(({ result }) => result)).toEqual([
    sum >= 11 ? 'WIN' : 'LOSE',
    sum < 11 ? 'WIN' : 'LOSE',
    sum === 10 ? 'WIN' : 'LOSE',
  ])
  const line = model.bets?.[0]
  const one = (await player.call(game.betResult, { id: line?.id ?? '' })).model
  expect(one).toMatchObject({ result: line?.result, winAmount: line?.winAmount, bets: [line] })
  // The balance must not tell the result: the win waits until the draw was shown.
  expect(await balances(table.server.parts, player)).toMatchObject({
    mainMinor: before.mainMinor - 2150n,
    heldMinor: BigInt(Math.round(winAmount * 100)),
  })
  await player.call(game.finishHold, { id: bet.id })
  expect((await balances(table.server.parts, player)).mainMinor).toBe(
    before.mainMinor - 2150n + BigInt(Math.round(winAmount * 100)),
  )

  const { seed = '', entropy = '', result } = settled
  const proof = {
    gameId: 'dice3',
    seed,
    seedHash: term.commitment,
    salt: term.salt,
    number: term.no,
    entropy,
    edge: 300,
  }
  expect(
    verifyRound({ ...proof, result, market: 'side', pick: 'big', stake: 10, payout: sum >= 11 ? 19.4 : 0 }).ok,
  ).toBe(true)
  await expectSound(table.server)
})

test('[BT-12] a bet after the close, outside the game, over a cap or with a 21st line moves nothing', async () => {
  const player = await newBettor(table.server, 5_000)
  await table.until('OPEN')
  const before = await balances(table.server.parts, player)
  const line = { market: 'side', pick: 'big', stake: 10 }
  const refused = async (lines: object[], refusal: CallError, extra: object = {}) =>
    await expect(slip(player, 'dice3', lines as never, extra)).rejects.toEqual(refusal)
  await refused([{ ...line, pick: 'huge' }], new CallError('line_unknown', { line: 0 }))
  await refused([line, { ...line, market: 'duel' }], new CallError('line_unknown', { line: 1 }))
  await refused([], new CallError('line_unknown'))
  await refused(Array(21).fill(line), new CallError('too_many_lines', { max: 20 }))
  await refused([line], new CallError('slip_total'), { betAmount: 11 })
  await refused([{ ...line, stake: 0.5 }], new CallError('stake_below_minimum', { min: 1, line: 0 }))
  await refused([{ ...line, stake: 1000.01 }], new CallError('stake_above_maximum', { max: 1000, line: 0 }))
  await refused([{ ...line, stake: 'all' }], new CallError('stake_malformed', { decimals: 2, line: 0 }))
  // 100,000 over 209.52.
  await refused(
    [{ market: 'sum', pick: '3', stake: 477.29 }],
    new CallError('stake_above_maximum', { max: 477.28, line: 0 }),
  )
  const poor = await newPlayer(table.server)
  await expect(slip(poor, 'dice3', [line])).rejects.toEqual(new CallError('insufficient_balance'))

  const { id } = await table.until('OPEN')
  await table.to('CLOSED')
  await refused([line], new CallError('term_closed'))
  await table.toDraw()
  const next = await table.until('OPEN')
  await refused([line], new CallError('term_closed', { next: next.id }), { termId: id })
  expect(await balances(table.server.parts, player)).toEqual(before)
})

test('[BT-12] a player may come to the largest win in a term and no further, over slips and lines', async () => {
  const player = await newBettor(table.server, 5_000)
  await table.until('OPEN')
  await slip(player, 'dice3', [{ market: 'sum', pick: '3', stake: 300 }])
  // 62,856 are reserved: 37,144 over 209.52 are left.
  await expect(slip(player, 'dice3', [{ market: 'sum', pick: '3', stake: 200 }])).rejects.toEqual(
    new CallError('term_limit', { max: 177.28, line: 0 }),
  )
  // Another outcome of the same roll cannot win with it.
  await slip(player, 'dice3', [{ market: 'sum', pick: '18', stake: 400 }])
  await slip(player, 'dice3', [{ market: 'sum', pick: '3', stake: 177.28 }])
  await expectSound(table.server)
})

test('[BT-12] a player has at most 60 lines in a term', async () => {
  const player = await newBettor(table.server, 5_000)
  await table.until('OPEN')
  const lines = Array.from({ length: 20 }, () => ({ market: 'side', pick: 'odd', stake: 1 }))
  for (let times = 0; times < 3; times++) await slip(player, 'dice3', lines)
  await expect(slip(player, 'dice3', lines.slice(0, 1))).rejects.toEqual(new CallError('too_many_lines'))
})

test('[BT-12] a slip can be taken back until two seconds before the close, three times a term, and stays in the entropy', async () => {
  await table.nextTerm()
  const player = await newBettor(table.server)
  const before = await balances(table.server.parts, player)
  const lines = [{ market: 'side', pick: 'big', stake: 10 }]
  const term = await table.until('OPEN')
  for (let times = 0; times < 3; times++) {
    const { id } = await slip(player, 'dice3', lines)
    const { model } = await player.call(lottery.cancel, { id })
    expect(model).toMatchObject({ id, result: 'CANCELLED', balance: Number(before.mainMinor) / 100 })
    await expect(player.call(lottery.cancel, { id })).rejects.toEqual(new CallError('round_finished'))
  }
  const { id } = await slip(player, 'dice3', lines)
  await expect(player.call(lottery.cancel, { id })).rejects.toEqual(new CallError('cancel_limit', { term: 3, day: 20 }))
  const late = await newBettor(table.server)
  const lateSlip = await slip(late, 'dice3', lines)
  await expect(player.call(lottery.cancel, { id: lateSlip.id })).rejects.toEqual(new CallError('round_unknown'))
  table.clock.ms = term.closesAt - 2_000
  await expect(late.call(lottery.cancel, { id: lateSlip.id })).rejects.toEqual(new CallError('cancel_closed'))
  const closed = await table.to('CLOSED')
  const seeds = await Promise.all([player, late].map(async (each) => (await each.seeds()).model.clientSeed))
  expect(closed.entropy).toBe(entropyOf(seeds))
  expect((await player.call(lottery.term, { gameId: 'dice3' })).model.mine.map(({ result }) => result)).toEqual([
    'PENDING',
    'CANCELLED',
    'CANCELLED',
    'CANCELLED',
  ])
  await table.nextTerm()
  await expectSound(table.server)
})

test('[BT-12] a term that nobody could draw within ten minutes gives every stake back', async () => {
  const player = await newBettor(table.server)
  const before = await balances(table.server.parts, player)
  const term = await table.until('OPEN')
  const { id } = await slip(player, 'dice3', [{ market: 'side', pick: 'big', stake: 10 }])
  await table.to('CLOSED')
  await table.server.parts.db.updateTable('game').set({ enabled: true }).where('id', '=', 'dice3').execute()
  table.clock.ms = term.closesAt + 600_000
  const over = await table.settled(term.id)
  expect(over).toMatchObject({ phase: 'VOID', status: 'FINISHED', void: 'not_drawn' })
  expect(over.seed).toBeUndefined()
  expect((await player.call(game.betResult, { id })).model.result).toBe('CANCELLED')
  expect((await balances(table.server.parts, player)).mainMinor).toBe(before.mainMinor)
  await expectSound(table.server)
})

test('[BT-12] slips that the house gave back are no cancels of the player', async () => {
  const player = await newBettor(table.server)
  const line = [{ market: 'side', pick: 'big', stake: 1 }]
  const term = await table.until('OPEN')
  for (let at = 0; at < 20; at++) await slip(player, 'dice3', line)
  await table.to('CLOSED')
  table.clock.ms = term.closesAt + 600_000
  expect(await table.settled(term.id)).toMatchObject({ phase: 'VOID' })
  await table.until('OPEN')
  const { id } = await slip(player, 'dice3', line)
  await player.call(lottery.cancel, { id })
  expect((await player.call(game.betResult, { id })).model.result).toBe('CANCELLED')
})
