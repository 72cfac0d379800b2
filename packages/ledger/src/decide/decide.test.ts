import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { AccountState } from '../account-state.ts'
import type { Change } from '../change.ts'
import type { DecisionContext, PlaceBet } from '../commands.ts'
import { noLimits } from '../play/no-limits.test-data.ts'
import { findPostingFault } from '../posting.ts'
import { decide, type MoneyCommand } from './index.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const lax = { version: 1, betSlots: 100, bonuses: true, autoplay: true, minRoundMs: 0, limits: [], realityCheckMs: 0 }
const context = (overrides: Partial<DecisionContext> = {}): DecisionContext => ({
  atMs: NOON,
  jurisdictions: new Map([['lax', lax]]),
  gameVersions: new Map([['mines', 1]]),
  currencies: new Map(),
  multiplayerRounds: new Map([
    ['crash', { id: 'flight', gameId: 'crash', edgeBp: 300, closesAtMs: NOON + 1, leftMinor: 500n }],
  ]),
  ...overrides,
})
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
  openRounds: [],
  isCurrent: true,
  elsewhere: [],
  holds: [],
  pots: [],
  spins: [],
  runs: [],
  play: noLimits,
  ...overrides,
})
const betOf = (overrides: Partial<PlaceBet> = {}): { kind: 'bet'; command: PlaceBet } => ({
  kind: 'bet',
  command: {
    ...{ roundId: 'round', gameId: 'mines', slot: 0, stakeMinor: 100n, options: {}, maxWinMinor: 10_000n, edgeBp: 300 },
    ...{ jurisdictionId: 'lax', jurisdictionVersion: 1, gameVersion: 1 },
    ...overrides,
  },
})
const crashOf = ({ pool, ...overrides }: Partial<PlaceBet> = {}) =>
  betOf({ gameId: 'crash', pool: { targetE2: 200, exposureMinor: 200n, ...pool }, ...overrides })
const reasonOf = (state: AccountState, command: MoneyCommand, overrides: Partial<DecisionContext> = {}) => {
  const decision = decide(state, command, context(overrides))
  return decision.outcome === 'refused' ? decision.reason : decision.outcome
}
function accept(state: AccountState, command: MoneyCommand, overrides: Partial<DecisionContext> = {}): Change {
  const decision = decide(state, command, context(overrides))
  if (decision.outcome === 'refused') throw new Error(`refused: ${decision.reason}`)
  return decision
}

describe('a bet', () => {
  const richAccount = account({ mainMinor: 1_000n })
  it.each([
    ['round_open', { openRounds: [...accept(richAccount, betOf()).state.openRounds] }, {}],
    [
      'round_elsewhere',
      { elsewhere: accept(richAccount, betOf()).state.openRounds.map((open) => ({ ...open, currencyId: 'BRL' })) },
      {},
    ],
    ['insufficient_balance', { mainMinor: 99n }, {}],
    ['no_spins_left', {}, { spin: { newPotId: 'pot', requiredMinor: () => 1n, shares: {}, lifeMs: 1 } }],
    ['terms_changed', {}, { jurisdictionVersion: 2 }],
    ['terms_changed', {}, { jurisdictionId: 'unknown' }],
    ['terms_changed', {}, { gameVersion: 2 }],
    ['slot_not_allowed', {}, { slot: 100 }],
    ['autoplay_over', {}, { runId: 'run' }],
  ])('is refused: %s', (reason, state, bet) => {
    expect(reasonOf({ ...richAccount, ...state }, betOf(bet))).toBe(reason)
  })

  it.each([
    ['maintenance', ['site:site'], {}],
    ['jurisdiction_off', ['jurisdiction:lax'], {}],
    ['version_off', ['version:mines:1', 'version:crash:1'], {}],
    ['player_off', [], { isSwitchedOff: true }],
    ['accepted', ['jurisdiction:strict', 'version:mines:2', 'version:crash:2'], { isSwitchedOff: false }],
  ])('[OP-02] is refused by a switch: %s', (reason, switchedOff, state) => {
    const overrides = { switchedOff: new Set(switchedOff) }
    expect(reasonOf({ ...richAccount, ...state }, betOf(), overrides)).toBe(reason)
    expect(reasonOf({ ...richAccount, ...state }, crashOf(), overrides)).toBe(reason)
    const noRound = reason === 'accepted' ? 'betting_closed' : reason
    const between = { ...overrides, multiplayerRounds: new Map() }
    expect(reasonOf({ ...richAccount, ...state }, crashOf(), between)).toBe(noRound)
  })

  it('keeps to the least time between two bets in one place', () => {
    const jurisdictions = new Map([['lax', { ...lax, minRoundMs: 5_000 }]])
    const { state } = accept(
      richAccount,
      betOf({ draw: () => ({ result: 'LOSE', multiplierE4: 0n, payoutMinor: 0n }) }),
      {
        jurisdictions,
      },
    )
    expect(reasonOf(state, betOf(), { jurisdictions, atMs: NOON + 4_999 })).toBe('bet_too_soon')
    expect(reasonOf(state, betOf({ slot: 1 }), { jurisdictions, atMs: NOON + 4_999 })).toBe('accepted')
    expect(reasonOf(state, betOf(), { jurisdictions, atMs: NOON + 5_000 })).toBe('accepted')
  })

  it('counts in its run, with what the run’s last round has brought back, and not beyond its ceiling', () => {
    const run = {
      id: 'run',
      gameId: 'mines',
      mostBets: 3,
      lossLimitMinor: 150n,
      placed: 0,
      stakedMinor: 0n,
      wonMinor: 0n,
    }
    const firstBet = accept(
      { ...richAccount, runs: [{ ...run, lastRoundId: undefined, lastPaidMinor: 0n }] },
      betOf({ runId: 'run' }),
    )
    expect(firstBet.rows.run).toMatchObject({ placed: 1, stakedMinor: 100n, isFinished: false })
    expect(reasonOf(firstBet.state, betOf({ runId: 'run', slot: 1 }))).toBe('autoplay_loss_limit')
    const end = { result: 'WIN' as const, payoutMinor: 60n }
    const move = { roundId: 'round', step: 0, nextStep: 1, moves: [], multiplierE4: 0n, end }
    const paidRound = accept(firstBet.state, { kind: 'move', command: move })
    const secondBet = accept(paidRound.state, betOf({ runId: 'run', roundId: 'second' }))
    expect(secondBet.rows.run).toMatchObject({ placed: 2, stakedMinor: 200n, wonMinor: 60n })
    const voidedRound = accept(secondBet.state, { kind: 'void_round', command: { roundId: 'second' } })
    const thirdBet = accept(voidedRound.state, betOf({ runId: 'run', roundId: 'third' }))
    expect(thirdBet.rows.run).toMatchObject({ placed: 3, wonMinor: 160n, isFinished: true })
    expect(reasonOf(thirdBet.state, betOf({ runId: 'run', slot: 1 }))).toBe('autoplay_over')
  })

  it('spends the spins that end first, and none that have ended', () => {
    const spin = { newPotId: 'pot', requiredMinor: () => 50n, shares: {}, lifeMs: 1_000 }
    const draw = () => ({ result: 'WIN', multiplierE4: 0n, payoutMinor: 20n }) as const
    const spins = [
      { id: 'ended', valueMinor: 100n, left: 1, expiresAtMs: NOON },
      { id: 'later', valueMinor: 100n, left: 1, expiresAtMs: NOON + 20 },
      { id: 'sooner', valueMinor: 100n, left: 1, expiresAtMs: NOON + 10 },
    ]
    const firstBet = accept({ ...richAccount, spins }, betOf({ spin, draw }))
    expect(firstBet.rows.usedSpinId).toBe('sooner')
    expect(firstBet.state).toMatchObject({
      mainMinor: 1_000n,
      bonusMinor: 20n,
      pots: [{ id: 'pot', requiredMinor: 50n }],
    })
    const secondBet = accept(firstBet.state, betOf({ spin, draw, roundId: 'second' }))
    expect(secondBet.rows.usedSpinId).toBe('later')
    expect(secondBet.rows.pots).toMatchObject([{ id: 'pot', isNew: false, amountMinor: 40n, requiredMinor: 100n }])
    expect(reasonOf(secondBet.state, betOf({ spin, draw }))).toBe('no_spins_left')
    expect(reasonOf({ ...firstBet.state }, betOf({ spin, draw }), { atMs: NOON + 1_000 })).toBe('no_spins_left')
  })

  it('that would move less than nothing is a mistake of the house, not a refusal', () => {
    expect(() => decide(richAccount, betOf({ stakeMinor: -5n }), context())).toThrow()
  })
})

describe('a bet in a multiplayer round', () => {
  const richAccount = account({ mainMinor: 1_000n })
  it.each([
    ['betting_closed', { atMs: NOON + 1 }, {}],
    ['betting_closed', { multiplayerRounds: new Map() }, {}],
    ['betting_closed', {}, { pool: { id: 'another', targetE2: 200, exposureMinor: 200n } }],
    ['round_full', {}, { pool: { targetE2: 200, exposureMinor: 501n } }],
    ['insufficient_balance', {}, { stakeMinor: 1_001n }],
  ])('is refused: %s', (reason, overrides, bet) => {
    expect(reasonOf(richAccount, crashOf(bet), overrides)).toBe(reason)
  })

  it('takes the edge of its round, and says what it may come to', () => {
    const { rows, state } = accept(richAccount, crashOf({ pool: { id: 'flight', targetE2: 200, exposureMinor: 200n } }))
    expect(rows).toMatchObject({
      newRound: { edgeBp: 300, gameId: 'crash' },
      pooledBet: { roundId: 'flight', clientSeed: 'mine', exposureMinor: 200n },
    })
    expect(state.openRounds).toMatchObject([{ gameId: 'crash', slot: 0 }])
  })
})

test('a rotation waits for the bets of its pair, and keeps the player’s seed where none is given', () => {
  const rotate = {
    kind: 'rotate_seeds',
    command: { clientSeed: undefined, nextPairId: 'third', nextSealedSeed: 'ab', nextSeedHash: 'cd' },
  } as const
  const state = account({ mainMinor: 100n, nextNonce: 7 })
  expect(reasonOf(accept(state, betOf()).state, rotate)).toBe('round_open')
  const change = accept(state, rotate)
  expect(change).toMatchObject({ isPartial: true, nonce: 7, roundId: 'pair' })
  expect(change.rows.turnedSeeds).toMatchObject({
    currentId: 'next',
    clientSeed: 'mine',
    nextNumber: 2,
    nonces: 7,
    revealedServerSeed: 'secret',
  })
})

test('[WA-01] a deposit is credited once, in its own amount', () => {
  const credit = { kind: 'deposit', command: { depositId: 'one', amountMinor: 5n } } as const
  const deposit = { id: 'one', channel: 'pix', amountMinor: 5n, isPaid: false }
  expect(reasonOf(account(), credit)).toBe('deposit_unknown')
  expect(reasonOf(account(), credit, { deposit: { ...deposit, amountMinor: 6n } })).toBe('deposit_amount')
  expect(reasonOf(account(), credit, { deposit: { ...deposit, isPaid: true } })).toBe('deposit_paid')
  expect(accept(account(), credit, { deposit }).rows.paidDepositId).toBe('one')
})

test('a deposit that may not be played with is held once, and then credited or sent back, once', () => {
  const command = { depositId: 'one', amountMinor: 100n }
  const deposit = { id: 'one', channel: 'pix', amountMinor: 100n, feeMinor: 3n, isPaid: false }
  const heldDeposit = { ...deposit, isHeld: true }
  const routesOf = (kind: 'deposit' | 'hold_deposit' | 'refund_deposit', facts: typeof deposit) => {
    const { state, legs } = accept(account({ mainMinor: 7n }), { kind, command }, { deposit: facts })
    for (const leg of legs) expect(findPostingFault(leg.kind, leg)).toBeUndefined()
    return [state.mainMinor, ...legs.map(({ source, destination, amountMinor }) => [source, destination, amountMinor])]
  }
  expect(routesOf('hold_deposit', deposit)).toEqual([7n, ['provider:pix', 'house:suspense', 100n]])
  expect(routesOf('refund_deposit', heldDeposit)).toEqual([7n, ['house:suspense', 'provider:pix', 100n]])
  expect(routesOf('deposit', heldDeposit)).toEqual([
    104n,
    ['house:suspense', 'player:main', 100n],
    ['player:main', 'house:fees', 3n],
  ])
  const reason = (kind: 'deposit' | 'hold_deposit' | 'refund_deposit', facts: object) =>
    reasonOf(account(), { kind, command }, { deposit: { ...deposit, ...facts } })
  expect(reason('hold_deposit', { isPaid: true })).toBe('deposit_paid')
  expect(reason('hold_deposit', { isHeld: true })).toBe('deposit_held')
  expect(reason('hold_deposit', { amountMinor: 99n })).toBe('deposit_amount')
  expect(reason('refund_deposit', {})).toBe('deposit_unheld')
  expect(reason('refund_deposit', { isHeld: true, isPaid: true })).toBe('deposit_paid')
  expect(reason('refund_deposit', { isHeld: true, isRefunded: true })).toBe('deposit_refunded')
  expect(reason('deposit', { isHeld: true, isRefunded: true })).toBe('deposit_refunded')
})

const paidDeposit = { id: 'one', channel: 'pix', amountMinor: 100n, feeMinor: 3n, isPaid: true, isReversed: false }
const reversal = { kind: 'reverse_deposit', command: { depositId: 'one', amountMinor: 100n } } as const

test('[WA-01] a deposit pays its fee from what it brought', () => {
  const credit = { kind: 'deposit', command: { depositId: 'one', amountMinor: 100n } } as const
  const { state, legs } = accept(account(), credit, { deposit: { ...paidDeposit, isPaid: false } })
  expect(state.mainMinor).toBe(97n)
  expect(legs.map(({ kind, destination, amountMinor }) => [kind, destination, amountMinor])).toEqual([
    ['deposit', 'player:main', 100n],
    ['deposit_fee', 'house:fees', 3n],
  ])
})

test('[WA-01] a deposit is reversed once, in its own amount, and only when it was paid', () => {
  const rich = account({ mainMinor: 500n })
  expect(reasonOf(rich, reversal)).toBe('deposit_unknown')
  expect(reasonOf(rich, reversal, { deposit: { ...paidDeposit, amountMinor: 99n } })).toBe('deposit_amount')
  expect(reasonOf(rich, reversal, { deposit: { ...paidDeposit, isPaid: false } })).toBe('deposit_unpaid')
  expect(reasonOf(rich, reversal, { deposit: { ...paidDeposit, isReversed: true } })).toBe('deposit_reversed')
  expect(accept(rich, reversal, { deposit: paidDeposit }).rows.reversedDeposit).toMatchObject({ id: 'one' })
})

test('[WA-01] a reversed deposit that comes again gives player and house what the reversal took from each, once', () => {
  const restore = { kind: 'restore_deposit', command: { depositId: 'one', amountMinor: 100n } } as const
  const reversed = { ...paidDeposit, isReversed: true, takenMinor: 30n }
  expect(reasonOf(account(), restore, { deposit: paidDeposit })).toBe('deposit_unreversed')
  expect(reasonOf(account(), restore, { deposit: { ...reversed, isRestored: true } })).toBe('deposit_restored')
  const { state, legs, rows } = accept(account({ mainMinor: 5n }), restore, { deposit: reversed })
  expect([state.mainMinor, rows.restoredDepositId]).toEqual([35n, 'one'])
  expect(legs.map(({ source, destination, amountMinor }) => [source, destination, amountMinor])).toEqual([
    ['provider:pix', 'house:chargebacks', 100n],
    ['house:chargebacks', 'player:main', 30n],
  ])
})

test('[WA-01] a reversal takes what the deposit brought, as far as it is there; the house loses the rest', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 300n), fc.bigInt(1n, 200n), fc.bigInt(0n, 50n), (mainMinor, amountMinor, fee) => {
      const feeMinor = fee < amountMinor ? fee : 0n
      const change = accept(
        account({ mainMinor, heldMinor: 7n, bonusMinor: 9n }),
        { kind: 'reverse_deposit', command: { depositId: 'one', amountMinor } },
        { deposit: { ...paidDeposit, amountMinor, feeMinor } },
      )
      const sumOf = (kind: string) => change.legs.find((leg) => leg.kind === kind)?.amountMinor ?? 0n
      const [takenMinor, lostMinor] = [sumOf('deposit_reversal'), sumOf('deposit_loss')]
      expect(takenMinor + lostMinor).toBe(amountMinor)
      expect(takenMinor <= amountMinor - feeMinor).toBe(true)
      expect(change.state).toMatchObject({ mainMinor: mainMinor - takenMinor, heldMinor: 7n, bonusMinor: 9n })
      expect(takenMinor === amountMinor - feeMinor || change.state.mainMinor === 0n).toBe(true)
      for (const leg of change.legs) expect(findPostingFault(leg.kind, leg)).toBeUndefined()
    }),
  )
})
