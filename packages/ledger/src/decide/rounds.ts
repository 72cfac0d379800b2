import { type AccountState, HOLD_MS, type Hold, type OpenRound } from '../account-state.ts'
import { type Decision, refuse } from '../change.ts'
import type { DecisionContext, MoveRound, VoidRound } from '../commands.ts'
import { balancesAfter, legsOf } from '../legs.ts'
import { playAfterRound, playAfterStep } from '../play/count-play.ts'
import { countStake } from './pots.ts'
import { payInRun } from './runs.ts'

/**
 * Stores an open round's next step; with `end` it closes the round, pays into player:held, and counts the stake towards the pots
 * that were open when it was placed.
 */
export function decideMove(
  state: AccountState,
  move: MoveRound,
  { atMs, isDecidedRound }: DecisionContext,
): Decision<'round_unknown' | 'round_closed' | 'round_changed'> {
  const { roundId, nextStep, moves, multiplierE4, end, holdMs } = move
  const round = findRound(state, roundId)
  if (!round) return refuse(isDecidedRound ? 'round_closed' : 'round_unknown')
  if (round.step !== move.step) return refuse('round_changed')
  const payoutMinor = end?.payoutMinor ?? 0n
  const pots = end ? countStake(state.pots, round, atMs) : { pots: state.pots, changed: [], posted: [] }
  const legs = legsOf([['win', `house:payouts:${round.gameId}`, 'player:held', payoutMinor, roundId], ...pots.posted])
  const newHold = holdOf(round, payoutMinor, atMs, holdMs)
  const { runs, changed: run } = payInRun(state, round, payoutMinor)
  const play = end ? playAfterRound(state, round, { paidMinor: payoutMinor }, atMs) : playAfterStep(state, atMs)
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      wonMinor: state.wonMinor + payoutMinor,
      openRounds: end
        ? without(state.openRounds, roundId)
        : state.openRounds.map((each) => (each === round ? { ...round, step: nextStep, moves } : each)),
      holds: newHold ? [...state.holds, newHold] : state.holds,
      pots: pots.pots,
      runs,
      play,
    },
    roundId,
    step: nextStep,
    nonce: undefined,
    amountMinor: payoutMinor,
    wonMinor: payoutMinor,
    legs,
    rows: {
      round: { id: roundId, step: nextStep, moves, multiplierE4, end: end && { ...end, status: 'finished' } },
      newHold,
      pots: pots.changed,
      run,
      play: play === state.play ? undefined : play,
    },
  }
}

/**
 * Takes an open bet back as CANCELLED: its stake returns by a reversal, with all that it has counted; only its nonce stays used.
 * With `from` only as long as the multiplayer round takes bets: after that nobody may leave it.
 */
export function decideVoidRound(
  state: AccountState,
  { roundId, from }: VoidRound,
  { atMs, isDecidedRound, multiplayerRounds }: DecisionContext,
): Decision<'round_unknown' | 'round_closed' | 'betting_closed' | 'play_changed'> {
  const round = findRound(state, roundId)
  if (!round) return refuse(isDecidedRound ? 'round_closed' : 'round_unknown')
  if (from) {
    if (state.play.version !== from.playVersion) return refuse('play_changed')
    const pool = multiplayerRounds.get(from.gameId)
    if (pool?.id !== from.termId || atMs >= pool.closesAtMs - from.untilMs) return refuse('betting_closed')
  }
  const { gameId, stakeMinor, step } = round
  const legs = legsOf([['void_round', `house:stakes:${gameId}`, 'player:main', stakeMinor, roundId]])
  const { runs, changed: run } = payInRun(state, round, stakeMinor)
  const usage = playAfterRound(state, round, { paidMinor: stakeMinor, stakedMinor: -stakeMinor }, atMs)
  // A cancel counts over all wallets of the player, so of two at once one is decided again.
  const play = from && usage === state.play ? { ...usage, version: usage.version + 1 } : usage
  const end = { status: 'void', result: 'CANCELLED', payoutMinor: 0n } as const
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      stakedMinor: state.stakedMinor - stakeMinor,
      openRounds: without(state.openRounds, roundId),
      runs,
      play,
    },
    roundId,
    step,
    nonce: undefined,
    amountMinor: stakeMinor,
    wonMinor: 0n,
    legs,
    rows: {
      round: { id: roundId, step, moves: undefined, multiplierE4: undefined, end },
      run,
      play: play === state.play ? undefined : play,
      takenBackFrom: from?.termId,
    },
  }
}

/** The hold in which a win waits; undefined without a win. */
export function holdOf(
  { id, gameId }: Pick<OpenRound, 'id' | 'gameId'>,
  amountMinor: bigint,
  atMs: number,
  holdMs: number = HOLD_MS,
): Hold | undefined {
  return amountMinor > 0n ? { id, gameId, amountMinor, expiresAtMs: atMs + holdMs } : undefined
}

const findRound = ({ openRounds }: AccountState, roundId: string): OpenRound | undefined =>
  openRounds.find(({ id }) => id === roundId)

const without = (rounds: readonly OpenRound[], roundId: string): OpenRound[] =>
  rounds.filter(({ id }) => id !== roundId)
