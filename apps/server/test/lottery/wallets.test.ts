import * as lottery from '@fairground/contract/calls/lottery'
import { CallError } from '@fairground/contract/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goOnIn } from '../several-wallets.ts'
import { expectSound } from './expect-sound.ts'
import { type LotteryTable, newBettor, openLottery, slip } from './lottery-table.ts'

let table: LotteryTable
beforeAll(async () => {
  table = await openLottery('dice3')
})
afterAll(async () => {
  await expectSound(table.server)
  await table.server.stop()
})

const lines = (count: number, stake = 1) =>
  Array.from({ length: count }, () => ({ market: 'side', pick: 'big', stake }))

test('[RG-01] [BT-12] sixty lines a term are the most over all wallets of a player', async () => {
  const { server } = table
  const player = await newBettor(server)
  await table.until('OPEN')
  for (let at = 0; at < 3; at++) await slip(player, 'dice3', lines(20))
  await goOnIn(server, player, 'BRL', 100_000n)
  await expect(slip(player, 'dice3', lines(1))).rejects.toThrow('too_many_lines')
  await goOnIn(server, player, 'G$')
  await expect(slip(player, 'dice3', lines(1))).rejects.toThrow('too_many_lines')
})

test('[RG-01] [BT-12] what an account may win in a term counts over all wallets, in the scale of each currency', async () => {
  const { server } = table
  const player = await newBettor(server, 100_000)
  await table.nextTerm()
  const [found] = (await player.call(lottery.games, { gameId: 'dice3' })).list
  const { maxStake = 0, maxTermWin = 0 } = found?.limits ?? {}
  const most = Math.floor(maxTermWin / 1.94)
  for (let left = most; left > 0; left -= maxStake) await slip(player, 'dice3', lines(1, Math.min(left, maxStake)))
  await goOnIn(server, player, 'IDR', 100_000_000n)
  await expect(slip(player, 'dice3', lines(1, 1_000_000))).rejects.toThrow('term_limit')
})

test('[RG-01] [BT-12] three slips of a term are taken back over all wallets, whichever race', async () => {
  const { server } = table
  const player = await newBettor(server)
  await table.nextTerm()
  const inDollars = [
    await slip(player, 'dice3', lines(1)),
    await slip(player, 'dice3', lines(1)),
    await slip(player, 'dice3', lines(1)),
  ]
  await goOnIn(server, player, 'BRL', 100_000n)
  const inReais = [
    await slip(player, 'dice3', lines(1)),
    await slip(player, 'dice3', lines(1)),
    await slip(player, 'dice3', lines(1)),
  ]
  const outcomes = await Promise.allSettled(
    [...inDollars, ...inReais].map(({ id }) => player.call(lottery.cancel, { id })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toEqual(new CallError('cancel_limit', { term: 3, day: 20 }))
})
