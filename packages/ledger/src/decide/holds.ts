import type { AccountState } from '../account-state.ts'
import { type Decision, refuse } from '../change.ts'
import type { FinishHolds, VoidHold } from '../commands.ts'
import { balancesAfter, type Leg } from '../legs.ts'

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
export function decideVoidHold(state: AccountState, { holdId }: VoidHold): Decision<'hold_unknown'> {
  const hold = state.holds.find(({ id }) => id === holdId)
  if (!hold) return refuse('hold_unknown')
  const { amountMinor, gameId } = hold
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
    },
    roundId: holdId,
    step: undefined,
    nonce: undefined,
    amountMinor,
    wonMinor: 0n,
    legs,
    rows: { endedHolds: [holdId] },
  }
}
