import { type KycRules, noKyc } from '@fairground/contract/kyc-rules'
import { expect, test } from 'vitest'
import { type Approval, demandOf, type MoneyWish } from './needed-level.ts'

const rules: KycRules = {
  ...noKyc,
  beforeDeposit: 0,
  depositsAbove: { total: 1000, level: 1 },
  beforeWithdraw: 1,
  withdrawalsAbove: { total: 2000, level: 2 },
  depositBand: 500,
}
const demand = (wish: MoneyWish & { paidMinor?: bigint }, approval: Approval, own = rules) =>
  demandOf(own, { paidMinor: 0n, ...wish }, approval, 100n)
const deposit = (amountMinor: bigint, earlierMinor: bigint, paidMinor = 0n) =>
  ({ for: 'deposit', amountMinor, earlierMinor, paidMinor }) as const
const withdrawal = (amountMinor: bigint, earlierMinor: bigint) =>
  ({ for: 'withdraw', amountMinor, earlierMinor }) as const
const none: Approval = { level: 0, approvedMinor: 0n }
const first: Approval = { level: 1, approvedMinor: 0n }

test.each([
  ['a deposit up to the total', deposit(40_000n, 60_000n), none, undefined],
  ['a deposit that goes above the total', deposit(40_001n, 60_000n), none, { level: 1, for: 'deposit' }],
  ['a withdrawal of nobody', withdrawal(1n, 0n), none, { level: 1, for: 'withdraw' }],
  ['a withdrawal within level 1', withdrawal(100_000n, 100_000n), first, undefined],
  ['a withdrawal above level 1', withdrawal(100_001n, 100_000n), first, { level: 2, for: 'withdraw' }],
  ['a deposit after the first band', deposit(100n, 50_000n, 50_000n), first, { level: 1, for: 'renewal' }],
  ['a deposit in the band of the approval', deposit(1n, 0n, 99_999n), { level: 1, approvedMinor: 50_000n }, undefined],
  ['a withdrawal while a renewal is due', { ...withdrawal(1n, 0n), paidMinor: 50_000n }, first, undefined],
] as const)('[WA-05] %s', (_, wish, approval, expected) => {
  expect(demand(wish, approval)).toEqual(expected)
})

test('[WA-05] rules that ask for nothing need nothing', () => {
  expect(demand(deposit(10n ** 15n, 0n, 10n ** 15n), none, noKyc)).toBeUndefined()
  expect(demand(withdrawal(10n ** 15n, 0n), none, noKyc)).toBeUndefined()
})
