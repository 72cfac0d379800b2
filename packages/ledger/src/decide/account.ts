import type { AccountState } from '../account-state.ts'
import { type Decision, refuse } from '../change.ts'
import type { DecisionContext, RotateSeeds } from '../commands.ts'
import { balancesAfter, legsOf } from '../legs.ts'

/**
 * Reveals the current seed pair and makes the next one current, at nonce 0, with the player's new seed or the current
 * one. An open round refuses it.
 */
export function decideRotateSeeds(state: AccountState, rotation: RotateSeeds): Decision<'round_open'> {
  if (state.openRounds.length > 0) return refuse('round_open')
  const { pair, nextPairId, nextNonce } = state
  const clientSeed = rotation.clientSeed ?? pair.clientSeed
  return {
    outcome: 'accepted',
    // The account's state does not hold the next pair's server seed: that seed stays secret until the pair is current.
    isPartial: true,
    state: {
      ...state,
      version: state.version + 1,
      nextNonce: 0,
      pair: { ...pair, id: nextPairId, number: pair.number + 1, clientSeed },
      nextPairId: rotation.nextPairId,
    },
    roundId: pair.id,
    step: undefined,
    nonce: nextNonce,
    amountMinor: 0n,
    wonMinor: 0n,
    legs: [],
    rows: {
      turnedSeeds: {
        revealedId: pair.id,
        revealedServerSeed: pair.serverSeed,
        nonces: nextNonce,
        currentId: nextPairId,
        clientSeed,
        nextId: rotation.nextPairId,
        nextNumber: pair.number + 2,
        nextSealedSeed: rotation.nextSealedSeed,
        nextSeedHash: rotation.nextSeedHash,
      },
    },
  }
}

/** Takes expired bonus money back: player:bonus to house:bonus. */
export function decideExpireBonus(
  state: AccountState,
  _command: object,
  { atMs }: DecisionContext,
): Decision<'nothing_expired'> {
  const expiredPots = state.pots.filter(({ expiresAtMs }) => expiresAtMs <= atMs)
  if (expiredPots.length === 0) return refuse('nothing_expired')
  const legs = legsOf(
    expiredPots.map(({ id, amountMinor }) => ['bonus_forfeit', 'player:bonus', 'house:bonus', amountMinor, id]),
  )
  return {
    outcome: 'accepted',
    state: { ...state, ...balancesAfter(state, legs), pots: state.pots.filter((pot) => !expiredPots.includes(pot)) },
    roundId: undefined,
    step: undefined,
    nonce: undefined,
    amountMinor: expiredPots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    wonMinor: 0n,
    legs,
    rows: { pots: expiredPots.map((pot) => ({ ...pot, isNew: false, status: 'forfeited' })) },
  }
}
