import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountState } from './account-state.ts'
import type { DecisionContext, PlaceBet, StoredWithdrawal } from './commands.ts'
import { decide, type MoneyCommand } from './decide/index.ts'
import { flowsOf, parseLegs, printLegs } from './legs.ts'
import { noLimits } from './play/no-limits.test-data.ts'
import type { Play, PlayLimit } from './play/play.ts'
import { findPostingFault } from './posting.ts'
import { type BetKind, MOST_SLIPS, type Order, ReferenceAccount, type WalletName } from './reference-account.ts'

/** The whole proof takes ten seconds, so the short one takes a part. */
const RUNS = process.env.TEST_EXTENT === 'whole' ? 10_000 : 2_000
const NOON = Date.UTC(2026, 0, 1, 12)
const NAMES = ['first', 'second'] as const
const CURRENCIES = { first: 'G$', second: 'BRL' } as const
const rules = { version: 1, betSlots: 1, bonuses: true, autoplay: true, minRoundMs: 0, limits: [], realityCheckMs: 0 }
const GAMES: Record<BetKind, { gameId: string; slot: number | undefined; isPooled: boolean }> = {
  stepped: { gameId: 'mines', slot: 0, isPooled: false },
  instant: { gameId: 'scratch', slot: 0, isPooled: false },
  flight: { gameId: 'crash', slot: 0, isPooled: true },
  slip: { gameId: 'dice3', slot: undefined, isPooled: true },
}

const newState = (name: WalletName): AccountState => ({
  ...{ accountId: name, version: 0, revision: 0, mainMinor: 0n, bonusMinor: 0n, heldMinor: 0n },
  ...{ stakedMinor: 0n, wonMinor: 0n, depositedMinor: 0n, depositCount: 0, nextNonce: 0, nextPairId: 'next' },
  pair: { id: 'pair', number: 0, serverSeed: 'secret', serverSeedHash: 'hash', clientSeed: 'mine' },
  ...{ lastBets: {}, openRounds: [], isCurrent: true, elsewhere: [], holds: [], pots: [], runs: [] },
  spins: [{ id: 'gift', valueMinor: 1n, left: 1_000, expiresAtMs: Number.POSITIVE_INFINITY }],
  play: noLimits,
})

type StoredDeposit = NonNullable<DecisionContext['deposit']> & { wallet: WalletName }

/** The ledger's player of two wallets, with the rows that a database would hold beside their states. */
class Ledger {
  readonly states = { first: newState('first'), second: newState('second') }
  play: Play = { ...noLimits, countsMoney: true }
  current: WalletName = 'first'
  isBetting = true
  readonly limits = new Map<string, bigint>()
  readonly deposits = new Map<string, StoredDeposit>()
  readonly withdrawals = new Map<string, StoredWithdrawal & { wallet: WalletName }>()

  act(order: Order): boolean {
    switch (order.do) {
      case 'switch':
        this.current = this.current === 'first' ? 'second' : 'first'
        return true
      case 'toggle betting':
        this.isBetting = !this.isBetting
        return true
      case 'toggle break':
        this.play = { ...this.play, timeOutUntilMs: this.play.timeOutUntilMs > 0 ? 0 : NOON + 1 }
        return true
      case 'toggle exclusion':
        this.play = { ...this.play, excludedUntilMs: this.play.excludedUntilMs > 0 ? 0 : NOON + 1 }
        return true
      case 'limit': {
        if (order.value === undefined) this.limits.delete(order.kind)
        else this.limits.set(order.kind, order.value)
        const limits = [...this.limits].map(
          ([kind, value]) => ({ kind, value, period: 'day', currencyId: CURRENCIES.first }) as PlayLimit,
        )
        this.play = { ...this.play, limits, version: this.play.version + 1 }
        return true
      }
      case 'open deposit': {
        const { id, amount: amountMinor, fee: feeMinor } = order
        this.deposits.set(id, { id, wallet: this.current, channel: 'bank', amountMinor, feeMinor, isPaid: false })
        return true
      }
      case 'approve': {
        const withdrawal = this.withdrawals.get(order.id)
        if (withdrawal?.status !== 'REVIEW') return false
        withdrawal.status = 'SENT'
        return true
      }
      default:
        return this.decide(order)
    }
  }

  private decide(order: Order): boolean {
    const name = this.walletOf(order)
    const command = this.commandOf(order)
    const state = this.stateOf(name)
    const id = 'id' in order ? order.id : ''
    const decision = decide(state, command, {
      atMs: order.do === 'forfeit' ? NOON + 1_000_000 : NOON,
      jurisdictions: new Map([['lax', rules]]),
      gameVersions: new Map(),
      currencies: new Map(Object.values(CURRENCIES).map((each) => [each, { decimals: 2, scaleE8: 100_000_000n }])),
      multiplayerRounds: new Map(
        ['crash', 'dice3'].map((gameId) => [
          gameId,
          { id: gameId, gameId, edgeBp: 300, closesAtMs: NOON + (this.isBetting ? 1 : 0), leftMinor: 10n ** 9n },
        ]),
      ),
      deposit: this.deposits.get(id),
      withdrawal: this.withdrawals.get(id),
    })
    if (decision.outcome === 'refused') return false
    const { mainMinor, bonusMinor, heldMinor, houseMinor } = flowsOf(decision.legs)
    expect(mainMinor + bonusMinor + heldMinor + houseMinor).toBe(0n)
    for (const leg of decision.legs) expect(findPostingFault(leg.kind, leg)).toBeUndefined()
    expect(parseLegs(printLegs(decision.legs))).toEqual(decision.legs)
    expect(decision.state.version).toBe(state.version + 1)
    expect(decision.state.mainMinor - state.mainMinor).toBe(mainMinor)
    this.states[name] = decision.state
    this.play = decision.state.play
    this.store(decision.rows, name)
    return true
  }

  /** The wallet that an order is about: ids are found in whichever wallet. */
  private walletOf(order: Order): WalletName {
    const id = 'id' in order ? order.id : undefined
    const isIn = ({ openRounds, holds }: AccountState) => [...openRounds, ...holds].some((each) => each.id === id)
    const stored = this.deposits.get(id ?? '') ?? this.withdrawals.get(id ?? '')
    return stored?.wallet ?? NAMES.find((name) => isIn(this.states[name])) ?? this.current
  }

  /** A wallet as a server reads it: with the play of its player, and the other wallet's open bets. */
  private stateOf(name: WalletName): AccountState {
    const other = name === 'first' ? 'second' : 'first'
    return {
      ...this.states[name],
      isCurrent: this.current === name,
      play: { ...this.play, currencyId: CURRENCIES[name] },
      elsewhere: this.states[other].openRounds.map((round) => ({ ...round, currencyId: CURRENCIES[other] })),
    }
  }

  private commandOf(order: Order): MoneyCommand {
    const drawn = (payoutMinor: bigint) => () =>
      ({ result: payoutMinor > 0n ? 'WIN' : 'LOSE', multiplierE4: 0n, payoutMinor }) as const
    const terms = { maxWinMinor: 10n ** 9n, edgeBp: 300, jurisdictionId: 'lax', jurisdictionVersion: 1, gameVersion: 1 }
    const bet = { options: {}, ...terms }
    switch (order.do) {
      case 'place': {
        const { gameId, slot, isPooled } = GAMES[order.kind]
        const command: PlaceBet = {
          ...{ ...bet, roundId: order.id, gameId, slot, stakeMinor: order.stake },
          ...(isPooled && { pool: { id: gameId, targetE2: undefined, exposureMinor: 1n } }),
          ...(order.kind === 'instant' && { draw: drawn(order.paid) }),
          ...(order.kind === 'slip' && {
            isCrowded: (open) => open.filter((round) => round.gameId === gameId).length >= MOST_SLIPS,
          }),
        }
        return { kind: 'bet', command }
      }
      case 'spin': {
        const requiredMinor = () => order.required
        const spin = { newPotId: `pot of ${order.id}`, requiredMinor, shares: {}, lifeMs: 1_000 }
        const command = { ...bet, roundId: order.id, gameId: 'freespin', slot: 0, stakeMinor: 1n, spin }
        return { kind: 'bet', command: { ...command, draw: drawn(order.win) } }
      }
      case 'end': {
        const end = { result: order.paid > 0n ? ('WIN' as const) : ('LOSE' as const), payoutMinor: order.paid }
        const step = { roundId: order.id, step: 0, nextStep: 1, moves: [], multiplierE4: 0n }
        return { kind: 'move', command: { ...step, end } }
      }
      case 'void':
        return { kind: 'void_round', command: { roundId: order.id } }
      case 'cancel': {
        const from = { gameId: 'dice3', termId: 'dice3', untilMs: 0, playVersion: this.play.version }
        // The server refuses to cancel what is no slip.
        const isSlip = NAMES.some((name) =>
          this.states[name].openRounds.some(({ id, gameId }) => id === order.id && gameId === 'dice3'),
        )
        return { kind: 'void_round', command: { roundId: isSlip ? order.id : 'none', from } }
      }
      case 'finish':
        return { kind: 'finish_holds', command: { holdIds: [order.id] } }
      case 'void hold':
        return { kind: 'void_hold', command: { holdId: order.id } }
      case 'withdraw': {
        const request = { withdrawalId: order.id, channel: 'bank', amountMinor: order.amount, feeMinor: 0n }
        const playVersion = this.play.version - (order.isStale ? 1 : 0)
        return { kind: 'withdraw', command: { ...request, destination: 'there', wagerPercent: 50, playVersion } }
      }
      case 'pay out':
        return { kind: 'withdraw_paid', command: { withdrawalId: order.id } }
      case 'decline':
        return { kind: 'withdraw_return', command: { withdrawalId: order.id, from: order.from, reason: 'no' } }
      case 'pay':
        return { kind: 'deposit', command: { depositId: order.id, amountMinor: order.amount } }
      case 'hold':
      case 'refund':
      case 'reverse':
      case 'restore':
        return { kind: `${order.do}_deposit`, command: { depositId: order.id, amountMinor: order.amount } }
      default:
        return { kind: 'expire_bonus', command: {} }
    }
  }

  private store(rows: (ReturnType<typeof decide> & { outcome: 'accepted' })['rows'], wallet: WalletName): void {
    const mark = (id: string | undefined, change: Partial<StoredDeposit>) =>
      Object.assign(this.deposits.get(id ?? '') ?? {}, change)
    mark(rows.paidDepositId, { isPaid: true })
    mark(rows.heldDepositId, { isHeld: true })
    mark(rows.refundedDepositId, { isRefunded: true })
    mark(rows.reversedDeposit?.id, { isReversed: true, takenMinor: rows.reversedDeposit?.takenMinor })
    mark(rows.restoredDepositId, { isRestored: true })
    if (rows.newWithdrawal) {
      const { withdrawalId: id, channel, amountMinor, feeMinor } = rows.newWithdrawal
      this.withdrawals.set(id, { id, channel, amountMinor, feeMinor, wallet, status: 'REVIEW' })
    }
    const closed = rows.closedWithdrawal && this.withdrawals.get(rows.closedWithdrawal.id)
    if (closed && rows.closedWithdrawal) closed.status = rows.closedWithdrawal.status
  }
}

const amount = fc.bigInt({ min: 1n, max: 300n })
const paid = fc.oneof(fc.constant(0n), amount)
/** What an order is about, counted back. */
const id = fc.nat({ max: 11 }).map((back) => `${back}`)
const one = <Name extends Order['do']>(...names: readonly Name[]) => fc.constantFrom(...names)
const order: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      ...{ do: one('place'), kind: fc.constantFrom<BetKind>('stepped', 'instant', 'flight', 'slip') },
      ...{ id: fc.constant(''), stake: amount, paid },
    }),
  },
  fc.record({ do: one('spin'), id: fc.constant(''), win: paid, required: fc.bigInt({ min: 0n, max: 400n }) }),
  { weight: 5, arbitrary: fc.record({ do: one('end'), id, paid }) },
  { weight: 4, arbitrary: fc.record({ do: one('void', 'cancel', 'finish', 'void hold'), id }) },
  fc.record({ do: one('switch', 'forfeit', 'toggle betting', 'toggle break', 'toggle exclusion') }),
  fc.record({
    ...{ do: one('limit'), kind: fc.constantFrom('loss' as const, 'wager' as const) },
    value: fc.option(fc.bigInt({ min: 0n, max: 1_500n }), { nil: undefined }),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: one('open deposit'), id: fc.constant('') },
      ...{ amount: fc.bigInt({ min: 300n, max: 900n }), fee: fc.bigInt({ min: 0n, max: 30n }) },
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: one('pay', 'hold', 'reverse', 'refund', 'restore'), id, amount: paid }) },
  fc.record({ do: one('withdraw'), id: fc.constant(''), amount, isStale: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ do: one('approve', 'pay out'), id }) },
  fc.record({ do: one('decline'), id, from: fc.constantFrom('REVIEW' as const, 'SENT' as const) }),
)

/** Both wallets have money before the history begins. */
const FUNDS: readonly Order[] = [0, 1].flatMap((): Order[] => [
  { do: 'open deposit', id: '', amount: 2_000n, fee: 0n },
  { do: 'pay', id: '0', amount: 2_000n },
  { do: 'switch' },
])

/** The id of what an order makes; or of what it is about: a bet, a hold, a deposit or a withdrawal that there is, counted back. */
function nameOf(named: Order & { id: string }, at: number, { bets, holds, deposits, withdrawals }: ReferenceAccount) {
  if (named.id === '') return `${named.do} ${at}`
  const ofBets = named.do === 'end' || named.do === 'void' || named.do === 'cancel'
  const ofHolds = named.do === 'finish' || named.do === 'void hold'
  const ofWithdrawals = named.do === 'approve' || named.do === 'pay out' || named.do === 'decline'
  const ids = [...(ofBets ? bets : ofHolds ? holds : ofWithdrawals ? withdrawals : deposits).keys()]
  return ids.at(-1 - (Number(named.id) % (ids.length + 1))) ?? 'none'
}

/** What both must agree on. */
const sumsOf = (account: ReferenceAccount) =>
  NAMES.map((name) => {
    const wallet = account.wallets[name]
    const held = account.holds.values().filter((hold) => hold.wallet === wallet)
    return {
      ...{ main: wallet.main, bonus: wallet.pot?.bonus ?? 0n, staked: wallet.staked, deposited: wallet.deposited },
      held: held.reduce((sum, hold) => sum + hold.amount, 0n),
      open: account.bets
        .values()
        .filter((bet) => bet.wallet === wallet)
        .toArray().length,
    }
  })
const sumsOfLedger = ({ states }: Ledger) =>
  NAMES.map((name) => {
    const { mainMinor, bonusMinor, heldMinor, stakedMinor, depositedMinor, openRounds } = states[name]
    return {
      ...{ main: mainMinor, bonus: bonusMinor, staked: stakedMinor, deposited: depositedMinor },
      ...{ held: heldMinor, open: openRounds.length },
    }
  })
const usedOf = ({ play }: Ledger) => {
  const sums = Object.values(play.usage.periods.day.money)
  return {
    wager: sums.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
    loss: sums.reduce((sum, { lostMinor }) => sum + lostMinor, 0n),
  }
}

test('[RE-02] [RG-02] after any history of bets, voids, changes of currency, limits, breaks, deposits and withdrawals the ledger is the reference account', () => {
  let accepted = 0
  let tried = 0
  fc.assert(
    fc.property(fc.array(order, { minLength: 10, maxLength: 60 }), (history) => {
      const [reference, ledger] = [new ReferenceAccount(), new Ledger()]
      for (const [at, template] of [...FUNDS, ...history].entries()) {
        const step = { ...template, ...('id' in template && { id: nameOf(template, at, reference) }) }
        // Most reports are of the deposit's own amount.
        const ofDeposit = 'id' in step ? reference.deposits.get(step.id) : undefined
        if (ofDeposit && 'amount' in step && step.amount > 30n) step.amount = ofDeposit.amount
        const has = { step: at, order: step, ledger: ledger.act(step) }
        expect(has).toEqual({ step: at, order: step, ledger: reference.act(step) })
        expect({ at, sums: sumsOfLedger(ledger) }).toEqual({ at, sums: sumsOf(reference) })
        expect(usedOf(ledger)).toEqual(reference.used)
        tried++
        if (has.ledger) accepted++
      }
    }),
    { numRuns: RUNS },
  )
  // A history of refusals alone would prove nothing.
  expect(accepted / tried).toBeGreaterThan(0.3)
})
