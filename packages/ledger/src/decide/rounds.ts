import { type AccountState, HOLD_MS, type OpenRound } from '../account-state.ts'
import { type Decision, refuse } from '../change.ts'
import type { DecisionContext, MoveRound, VoidRound } from '../commands.ts'
import { balancesAfter, type Leg } from '../legs.ts'
import { playAfterRound } from '../play/count-play.ts'
import { runsWithPaid } from './take-bet.ts'

/** Stores an open round's next step; with `end` it closes the round and pays into player:held. */
export function decideMove(
  state: AccountState,
  move: MoveRound,
  { atMs, isDecidedRound }: DecisionContext,
): Decision<'round_unknown' | 'round_closed' | 'round_changed'> {
  const { roundId, nextStep, moves, multiplierE4, end, holdMs = HOLD_MS } = move
  const round = findRound(state, roundId)
  if (!round) return refuse(isDecidedRound ? 'round_closed' : 'round_unknown')
  if (round.step !== move.step) return refuse('round_changed')
  const payoutMinor = end?.payoutMinor ?? 0n
  const { gameId } = round
  const legs: Leg[] =
    payoutMinor > 0n
      ? [
          {
            leg: 0,
            kind: 'win',
            source: `house:payouts:${gameId}`,
            destination: 'player:held',
            amountMinor: payoutMinor,
            refId: roundId,
          },
        ]
      : []
  const newHold =
    payoutMinor > 0n ? { id: roundId, gameId, amountMinor: payoutMinor, expiresAtMs: atMs + holdMs } : undefined
  const play = end ? playAfterRound(state, round, { paidMinor: payoutMinor }, atMs) : state.play
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      wonMinor: state.wonMinor + payoutMinor,
      openRounds: end
        ? without(state.openRounds, roundId)
        : state.openRounds.map((each) => (each.id === roundId ? { ...each, step: nextStep, moves } : each)),
      holds: newHold ? [...state.holds, newHold] : state.holds,
      runs: end ? runsWithPaid(state.runs, roundId, payoutMinor) : state.runs,
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
      play: play === state.play ? undefined : play,
    },
  }
}

/**
 * Returns an open round's stake by a reversal and closes the round as CANCELLED. With `from` only as long as the multiplayer
 * round takes bets: after that nobody may leave it.
 */
export function decideVoidRound(
  state: AccountState,
  { roundId, from }: VoidRound,
  { atMs, isDecidedRound, multiplayerRounds }: DecisionContext,
): Decision<'round_unknown' | 'round_closed' | 'betting_closed' | 'wallet_moved'> {
  const round = findRound(state, roundId)
  if (!round) return refuse(isDecidedRound ? 'round_closed' : 'round_unknown')
  if (from) {
    if (state.version !== from.version) return refuse('wallet_moved')
    const table = multiplayerRounds.get(from.gameId)
    if (table?.id !== from.termId || atMs >= table.closesAtMs - from.untilMs) return refuse('betting_closed')
  }
  const { gameId, stakeMinor, step } = round
  const play = playAfterRound(state, round, { paidMinor: stakeMinor, stakedMinor: -stakeMinor }, atMs)
  const legs: Leg[] = [
    {
      leg: 0,
      kind: 'void_round',
      source: `house:stakes:${gameId}`,
      destination: 'player:main',
      amountMinor: stakeMinor,
      refId: roundId,
    },
  ]
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      stakedMinor: state.stakedMinor - stakeMinor,
      openRounds: without(state.openRounds, roundId),
      runs: runsWithPaid(state.runs, roundId, stakeMinor),
      play,
    },
    roundId,
    step,
    nonce: undefined,
    amountMinor: stakeMinor,
    wonMinor: 0n,
    legs,
    rows: {
      play: play === state.play ? undefined : play,
      round: {
        id: roundId,
        step,
        moves: undefined,
        multiplierE4: undefined,
        end: { status: 'void', result: 'CANCELLED', payoutMinor: 0n },
      },
      takenBackFrom: from?.termId,
    },
  }
}

function findRound({ openRounds }: AccountState, roundId: string): OpenRound | undefined {
  return openRounds.find(({ id }) => id === roundId)
}

function without(rounds: readonly OpenRound[], roundId: string): OpenRound[] {
  return rounds.filter(({ id }) => id !== roundId)
}
