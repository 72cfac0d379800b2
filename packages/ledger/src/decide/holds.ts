import { type AccountState, HOLD_MS } from '../account-state.ts'
import { type Decision, refuse } from '../change.ts'
import type { DecisionContext, FinishHolds, VoidHold } from '../commands.ts'
import { balancesAfter, type Leg } from '../legs.ts'
import { playAfterRound } from '../play/count-play.ts'

/** Moves held wins to player:main. It ignores holds that are no longer open, and refuses when none is open. */
export function decideFinishHolds(state: AccountState, { holdIds }: FinishHolds): Decision<'nothing_held'> {
  const holds = state.holds
    .filter(({ id }) => holdIds === 'all' || holdIds.includes(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (holds.length === 0) return refuse('nothing_held')
  const ids = holds.map(({ id }) => id)
  const legs = holds.map(
    ({ id, amountMinor }, leg): Leg => ({
      leg,
      kind: 'release',
      source: 'player:held',
      destination: 'player:main',
      amountMinor,
      refId: id,
    }),
  )
  return {
    outcome: 'accepted',
    state: { ...state, ...balancesAfter(state, legs), holds: state.holds.filter(({ id }) => !ids.includes(id)) },
    roundId: undefined,
    step: undefined,
    nonce: undefined,
    amountMinor: holds.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    wonMinor: 0n,
    legs,
    rows: { endedHolds: ids },
  }
}

/** Returns a held win to the house by a reversal. */
export function decideVoidHold(
  state: AccountState,
  { holdId }: VoidHold,
  { atMs }: DecisionContext,
): Decision<'hold_unknown'> {
  const hold = state.holds.find(({ id }) => id === holdId)
  if (!hold) return refuse('hold_unknown')
  const { amountMinor, gameId } = hold
  const play = playAfterRound(state, { createdAtMs: hold.expiresAtMs - HOLD_MS }, { paidMinor: -amountMinor }, atMs)
  const legs: Leg[] = [
    {
      leg: 0,
      kind: 'void_hold',
      source: 'player:held',
      destination: `house:payouts:${gameId}`,
      amountMinor,
      refId: holdId,
    },
  ]
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      wonMinor: state.wonMinor - amountMinor,
      holds: state.holds.filter(({ id }) => id !== holdId),
      play,
    },
    roundId: holdId,
    step: undefined,
    nonce: undefined,
    amountMinor,
    wonMinor: 0n,
    legs,
    rows: { endedHolds: [holdId], play: play === state.play ? undefined : play },
  }
}
