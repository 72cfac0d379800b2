import { randomUUID } from 'node:crypto'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as calls from '@fairground/contract/calls/withdraw'
import { newPlayer } from '@fairground/testkit'
import { extent } from '@fairground/testkit/extent.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLimits } from '../no-limits.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { balanceOf, expectSoundLedger, newDestination, newWinner, withdrawals } from './teller.ts'

const TIMES = extent({ part: 200, whole: 1_000 })

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier({ SANDBOX_CHAOS: 'lost', LOG_LEVEL: 'silent' }, { rateLimits: noLimits })
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await cashier.stop()
})

/** Makes a call a thousand times at once, and answers the different answers. */
async function repeat<Answer>(once: () => Promise<Answer>, idOf: (answer: Answer) => string): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: TIMES }, once))
  return [...new Set(answers.map(idOf))]
}

test(`[RE-03] ${TIMES} equal withdrawals at once are one`, async () => {
  const player = await newWinner(cashier)
  const before = await balanceOf(cashier, player)
  const request = { amount: 10, channel: 'sandbox-out', destination: newDestination() }
  const ids = await repeat(
    () => player.call(calls.withdraw, request, { key: 'one' }),
    ({ model }) => model.id,
  )
  expect(ids).toHaveLength(1)
  expect(await balanceOf(cashier, player)).toBe(before - 10_00n)
  expect(await withdrawals(player)).toHaveLength(1)
})

test(`[RE-03] ${TIMES} equal deposits at once are one, and ${TIMES} reports of its payment credit it once`, async () => {
  const player = await newPlayer(cashier)
  const ids = await repeat(
    () => player.call(pay.recharge, { amount: 10, channel: 'sandbox' }, { key: 'one' }),
    ({ model }) => model.id,
  )
  expect(ids).toHaveLength(1)
  const report = { depositId: ids[0] ?? '', accountId: player.userId, amount: '10.00' }
  const answers = await repeat(
    () => cashier.hook({ type: 'checkout.paid', ...report }),
    ({ http }) => String(http),
  )
  expect(answers).toEqual(['200'])
  expect(await balanceOf(cashier, player)).toBe(10_00n)
})

test(`[RE-03] ${TIMES} equal bets at once are one`, async () => {
  const player = await newPlayer(cashier, { deposit: 100 })
  const key = randomUUID()
  const ids = await repeat(
    () => player.call(game.bet, { gameId: 'mines', model: { betAmount: 10, mines: 3 } }, { key }),
    ({ model }) => model.id,
  )
  expect(ids).toHaveLength(1)
  expect(await balanceOf(cashier, player)).toBe(90_00n)
})
