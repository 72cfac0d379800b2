import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountState } from '../account-state.ts'
import type { DecisionContext, PlaceBet } from '../commands.ts'
import { noLimits } from '../play/no-limits.test-data.ts'
import { decide, type MoneyCommand } from './index.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const rules = { version: 1, betSlots: 99, bonuses: true, autoplay: true, minRoundMs: 0, limits: [], realityCheckMs: 0 }
const poolOf = (gameId: string) => ({ id: gameId, gameId, edgeBp: 300, closesAtMs: NOON + 1, leftMinor: 10n ** 9n })
const context: DecisionContext = {
  atMs: NOON,
  jurisdictions: new Map([['lax', rules]]),
  gameVersions: new Map(),
  currencies: new Map(),
  multiplayerRounds: new Map(['crash', 'dice3'].map((gameId) => [gameId, poolOf(gameId)])),
}
const run = { id: 'run', gameId: 'tower', mostBets: 999, lossLimitMinor: 10n ** 9n, placed: 0 }
const start: AccountState = {
  ...{ accountId: 'account', version: 0, revision: 0, mainMinor: 100_000n, bonusMinor: 50n, heldMinor: 0n },
  ...{ stakedMinor: 0n, wonMinor: 0n, depositedMinor: 0n, depositCount: 0, nextNonce: 0, nextPairId: 'next' },
  pair: { id: 'pair', number: 0, serverSeed: 'secret', serverSeedHash: 'hash', clientSeed: 'mine' },
  ...{ lastBets: {}, openRounds: [], isCurrent: true, elsewhere: [], holds: [], spins: [] },
  pots: ['first', 'second'].map((id, at) => ({
    ...{ id, amountMinor: 25n, requiredMinor: 100n, wageredMinor: 0n, shares: {}, expiresAtMs: NOON + 1_000 + at },
  })),
  runs: [{ ...run, stakedMinor: 0n, wonMinor: 0n, lastRoundId: undefined, lastPaidMinor: 0n }],
  play: { ...noLimits, countsMoney: true },
}

/** A bet of each kind that can be open. */
const KINDS: Record<string, Partial<PlaceBet>> = {
  stepped: { gameId: 'mines', slot: 0 },
  'of a run': { gameId: 'tower', slot: 0, runId: 'run' },
  flight: { gameId: 'crash', slot: 0, pool: { targetE2: 200, exposureMinor: 1n } },
  lottery: { gameId: 'dice3', slot: undefined, pool: { id: 'dice3', targetE2: undefined, exposureMinor: 1n } },
}

function accept(state: AccountState, command: MoneyCommand): AccountState {
  const decision = decide(state, command, context)
  if (decision.outcome === 'refused') throw new Error(`refused: ${decision.reason}`)
  return decision.state
}

function place(state: AccountState, kind: string, stakeMinor: bigint, roundId: string): AccountState {
  const slot = KINDS[kind]?.slot === undefined ? undefined : state.openRounds.length
  const terms = { options: {}, maxWinMinor: 10n ** 9n, edgeBp: 300, jurisdictionId: 'lax', jurisdictionVersion: 1 }
  const bet = { roundId, stakeMinor, gameVersion: 1, ...terms, gameId: '', ...KINDS[kind], slot }
  return accept(state, { kind: 'bet', command: bet })
}

const undo = (state: AccountState, roundId: string) => accept(state, { kind: 'void_round', command: { roundId } })
const lose = (state: AccountState, roundId: string) =>
  accept(state, {
    kind: 'move',
    command: {
      ...{ roundId, step: 0, nextStep: 1, moves: [], multiplierE4: 0n },
      end: { result: 'LOSE', payoutMinor: 0n },
    },
  })

/** What a bet may have counted: all but versions, nonces and times. */
function counted({ openRounds, holds, pots, runs, play, ...state }: AccountState) {
  const { mainMinor, bonusMinor, heldMinor, stakedMinor, wonMinor } = state
  const lossesMinor = runs.map((each) => each.stakedMinor - each.wonMinor - each.lastPaidMinor)
  const usage = Object.values(play.usage.periods).flatMap(({ money }) =>
    Object.values(money).filter((sums) => sums.stakedMinor !== 0n || sums.lostMinor !== 0n),
  )
  return { mainMinor, bonusMinor, heldMinor, stakedMinor, wonMinor, openRounds, holds, pots, lossesMinor, usage }
}

const placed = fc.record({
  kind: fc.constantFrom(...Object.keys(KINDS)),
  stake: fc.bigInt({ min: 1n, max: 300n }),
  order: fc.nat(),
})

test('[RE-02] bets of every kind that are taken back, in whatever order, leave the account as if they had never been placed', () => {
  fc.assert(
    fc.property(fc.array(placed, { maxLength: 30 }), (bets) => {
      const full = bets.reduce((state, { kind, stake }, at) => place(state, kind, stake, `${at}`), start)
      expect(full.stakedMinor).toBe(bets.reduce((sum, { stake }) => sum + stake, 0n))
      const ids = bets.map(({ order }, at) => ({ order, id: `${at}` })).sort((one, other) => one.order - other.order)
      const after = ids.reduce((state, { id }) => undo(state, id), full)
      expect(counted(after)).toEqual(counted(start))
    }),
  )
})

test.each(Object.keys(KINDS))(
  '[BT-10] a bet %s counts towards one pot when it ends, and not when it is taken back',
  (kind) => {
    const open = place(start, kind, 60n, 'one')
    expect(open.pots).toEqual(start.pots)
    expect(undo(open, 'one').pots).toEqual(start.pots)
    const ended = lose(open, 'one')
    expect(ended.pots.map(({ wageredMinor }) => wageredMinor)).toEqual([60n, 0n])
    const second = place(ended, kind, 60n, 'two')
    const released = lose(second, 'two')
    expect(released).toMatchObject({ bonusMinor: 25n, mainMinor: start.mainMinor - 120n + 25n })
    expect(released.pots).toMatchObject([{ id: 'second', wageredMinor: 0n }])
  },
)

test('[BT-10] a bet that was placed before a pot was opened, or that ends after it expired, counts nothing for it', () => {
  const early = place({ ...start, pots: [], bonusMinor: 0n }, 'stepped', 60n, 'early')
  expect(lose({ ...early, pots: start.pots, bonusMinor: 50n }, 'early').pots).toEqual(start.pots)
  const open = place(start, 'stepped', 60n, 'late')
  const decision = decide(
    open,
    {
      kind: 'move',
      command: {
        ...{ roundId: 'late', step: 0, nextStep: 1, moves: [], multiplierE4: 0n },
        end: { result: 'LOSE', payoutMinor: 0n },
      },
    },
    { ...context, atMs: NOON + 1_000 },
  )
  expect(decision).toMatchObject({ state: { pots: [{ wageredMinor: 0n }, { wageredMinor: 60n }] } })
})

test('what a run’s earlier bet pays after the next was placed counts in the run too', () => {
  const two = place(place(start, 'of a run', 60n, 'first'), 'of a run', 60n, 'second')
  const decision = decide(
    two,
    {
      kind: 'move',
      command: {
        ...{ roundId: 'first', step: 0, nextStep: 1, moves: [], multiplierE4: 0n },
        end: { result: 'WIN', payoutMinor: 100n },
      },
    },
    context,
  )
  expect(decision).toMatchObject({ state: { runs: [{ wonMinor: 100n }] }, rows: { run: { wonMinor: 100n } } })
})
