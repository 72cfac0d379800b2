import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { AccountState } from '../account-state.ts'
import type { DecisionContext, StoredWithdrawal } from '../commands.ts'
import { flowsOf } from '../legs.ts'
import { noLimits } from '../play/no-limits.test-data.ts'
import { findPostingFault } from '../posting.ts'
import { decide, type MoneyCommand } from './index.ts'
import { requiredStakesOf } from './withdrawal.ts'

const emptyContext: DecisionContext = {
  atMs: 0,
  jurisdictions: new Map(),
  gameVersions: new Map(),
  currencies: new Map(),
  multiplayerRounds: new Map(),
}
const account = (overrides: Partial<AccountState> = {}): AccountState => ({
  accountId: 'account',
  version: 0,
  revision: 0,
  ...{ mainMinor: 0n, bonusMinor: 0n, heldMinor: 0n, stakedMinor: 0n, wonMinor: 0n, depositedMinor: 0n },
  depositCount: 0,
  nextNonce: 0,
  pair: { id: 'pair', number: 0, serverSeed: 'secret', serverSeedHash: 'hash', clientSeed: 'mine' },
  nextPairId: 'next',
  lastBets: {},
  ...{ openRounds: [], isCurrent: true, elsewhere: [], holds: [], pots: [], spins: [], runs: [], play: noLimits },
  ...overrides,
})
const request = (amountMinor: bigint, overrides: object = {}): MoneyCommand => ({
  kind: 'withdraw',
  command: {
    ...{
      withdrawalId: 'one',
      channel: 'bank',
      amountMinor,
      feeMinor: 0n,
      destination: 'mine',
      wagerPercent: 100,
      playVersion: 1,
    },
    ...overrides,
  },
})
const stored = (overrides: Partial<StoredWithdrawal> = {}): StoredWithdrawal => ({
  ...{ id: 'one', channel: 'bank', amountMinor: 50n, feeMinor: 2n, status: 'SENT' },
  ...overrides,
})
const reasonOf = (state: AccountState, command: MoneyCommand, withdrawal?: StoredWithdrawal) => {
  const decision = decide(state, command, { ...emptyContext, withdrawal })
  return decision.outcome === 'refused' ? decision.reason : decision.outcome
}
const pay: MoneyCommand = { kind: 'withdraw_paid', command: { withdrawalId: 'one' } }
const giveBack = (from: 'REVIEW' | 'SENT'): MoneyCommand => ({
  kind: 'withdraw_return',
  command: { withdrawalId: 'one', from, reason: 'no' },
})

test('[WA-06] a withdrawal waits until the deposits are staked as often as the operator wants', () => {
  const state = account({ mainMinor: 500n, depositedMinor: 201n, stakedMinor: 200n })
  expect(reasonOf(state, request(100n))).toBe('wagering_open')
  expect(reasonOf({ ...state, stakedMinor: 201n }, request(100n))).toBe('accepted')
  expect(reasonOf(state, request(100n, { wagerPercent: 0 }))).toBe('accepted')
  expect(reasonOf({ ...state, stakedMinor: 602n }, request(100n, { wagerPercent: 300 }))).toBe('wagering_open')
  expect(requiredStakesOf(state, noLimits, { wagerPercent: 50, atMs: 0 })).toBe(100n)
})

test('[WA-06] only who is excluded need not stake first, until the exclusion is over', () => {
  const state = account({ mainMinor: 500n, depositedMinor: 200n })
  expect(reasonOf({ ...state, play: { ...noLimits, timeOutUntilMs: 1 } }, request(100n))).toBe('wagering_open')
  expect(reasonOf({ ...state, play: { ...noLimits, excludedUntilMs: 1 } }, request(100n))).toBe('accepted')
  expect(reasonOf({ ...state, play: { ...noLimits, excludedUntilMs: 0 } }, request(100n))).toBe('wagering_open')
})

test('a withdrawal never takes more than the main balance', () => {
  const state = account({ mainMinor: 100n, heldMinor: 50n, bonusMinor: 50n })
  expect(reasonOf(state, request(101n))).toBe('insufficient_balance')
  expect(reasonOf(state, request(100n))).toBe('accepted')
})

describe('the end of a withdrawal', () => {
  it.each([
    ['withdrawal_unknown', pay, undefined],
    ['withdrawal_unknown', pay, stored({ id: 'other' })],
    ['withdrawal_moved', pay, stored({ status: 'REVIEW' })],
    ['withdrawal_closed', pay, stored({ status: 'PAID' })],
    ['withdrawal_closed', pay, stored({ status: 'DECLINED' })],
    ['accepted', pay, stored()],
    ['withdrawal_moved', giveBack('REVIEW'), stored()],
    ['withdrawal_moved', giveBack('SENT'), stored({ status: 'REVIEW' })],
    ['withdrawal_closed', giveBack('SENT'), stored({ status: 'PAID' })],
    ['withdrawal_closed', giveBack('REVIEW'), stored({ status: 'DECLINED' })],
    ['accepted', giveBack('REVIEW'), stored({ status: 'REVIEW' })],
    ['accepted', giveBack('SENT'), stored()],
  ])('is %s in the right state only', (reason, command, withdrawal) => {
    expect(reasonOf(account(), command, withdrawal)).toBe(reason)
  })

  it('pays the provider the amount less the fee, which the house keeps', () => {
    const decision = decide(account(), pay, { ...emptyContext, withdrawal: stored() })
    if (decision.outcome === 'refused') throw new Error(decision.reason)
    expect(decision.legs.map(({ destination, amountMinor }) => [destination, amountMinor])).toEqual([
      ['provider:bank', 48n],
      ['house:fees', 2n],
    ])
  })
})

/** What the random player does. */
type Step = { do: 'request'; amount: bigint } | { do: 'pay' | 'decline'; pick: number }

test('[RE-02] whatever ends come in whatever order, nothing is lost and nothing is paid twice', () => {
  const steps = fc.array(
    fc.oneof(
      fc.bigInt({ min: 1n, max: 400n }).map((amount): Step => ({ do: 'request', amount })),
      fc.nat({ max: 9 }).map((pick): Step => ({ do: 'pay', pick })),
      fc.nat({ max: 9 }).map((pick): Step => ({ do: 'decline', pick })),
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(steps, (script) => {
      let state = account({ mainMinor: 1_000n })
      let paid = 0n
      const all: StoredWithdrawal[] = []
      for (const [place, step] of script.entries()) {
        const withdrawal = step.do === 'request' ? undefined : all[step.pick % Math.max(1, all.length)]
        const id = withdrawal?.id ?? `w${place}`
        const command: MoneyCommand =
          step.do === 'request'
            ? request(step.amount, { withdrawalId: id, playVersion: state.play.version })
            : step.do === 'pay'
              ? { kind: 'withdraw_paid', command: { withdrawalId: id } }
              : { kind: 'withdraw_return', command: { withdrawalId: id, from: 'SENT', reason: '' } }
        const decision = decide(state, command, { ...emptyContext, withdrawal })
        const isOpen = withdrawal?.status === 'SENT'
        const isExpected = step.do === 'request' ? state.mainMinor >= step.amount : isOpen
        expect(decision.outcome === 'accepted').toBe(isExpected)
        if (decision.outcome === 'refused') continue
        const { mainMinor, houseMinor } = flowsOf(decision.legs)
        expect(mainMinor + houseMinor).toBe(0n)
        for (const leg of decision.legs) expect(findPostingFault(leg.kind, leg)).toBeUndefined()
        state = decision.state
        if (step.do === 'request') all.push(stored({ id, amountMinor: step.amount, feeMinor: 0n }))
        else if (withdrawal) withdrawal.status = step.do === 'pay' ? 'PAID' : 'DECLINED'
        if (step.do === 'pay') paid += withdrawal?.amountMinor ?? 0n
        const waiting = all.filter(({ status }) => status === 'SENT').reduce((sum, one) => sum + one.amountMinor, 0n)
        expect(state.mainMinor + waiting + paid).toBe(1_000n)
      }
    }),
    { numRuns: 400 },
  )
})
