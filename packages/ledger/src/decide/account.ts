import type { AccountState } from '../account-state.ts'
import { type Decision, refuse } from '../change.ts'
import type { CreditDeposit, DecisionContext, ReverseDeposit, RotateSeeds } from '../commands.ts'
import { balancesAfter, type Leg } from '../legs.ts'

/**
 * Credits a deposit once: provider:<channel> to player:main, and its fee from there to house:fees. A provider's report of payment counts however late it
 * arrives, so that a declined or expired deposit becomes paid too.
 */
export function decideDeposit(
  state: AccountState,
  { depositId, amountMinor }: CreditDeposit,
  { deposit }: DecisionContext,
): Decision<'deposit_unknown' | 'deposit_amount' | 'deposit_paid'> {
  if (deposit?.id !== depositId) return refuse('deposit_unknown')
  if (deposit.amountMinor !== amountMinor) return refuse('deposit_amount')
  if (deposit.isPaid) return refuse('deposit_paid')
  const source = `provider:${deposit.channel}`
  const legs: Leg[] = [{ leg: 0, kind: 'deposit', source, destination: 'player:main', amountMinor, refId: depositId }]
  const { feeMinor = 0n } = deposit
  if (feeMinor > 0n)
    legs.push({
      ...{ leg: 1, kind: 'deposit_fee', source: 'player:main', destination: 'house:fees' },
      ...{ amountMinor: feeMinor, refId: depositId },
    })
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      depositedMinor: state.depositedMinor + amountMinor,
      depositCount: state.depositCount + 1,
    },
    roundId: undefined,
    step: undefined,
    nonce: undefined,
    amountMinor,
    wonMinor: 0n,
    legs,
    rows: { paidDeposit: { id: depositId, isFirst: state.depositCount === 0 } },
  }
}

/**
 * Takes a paid deposit back once, because its payer got the money back: from player:main what the deposit brought there, as
 * far as it is still there, and the rest from house:chargebacks, both to provider:<channel>. No balance falls below zero.
 */
export function decideReverseDeposit(
  state: AccountState,
  { depositId, amountMinor }: ReverseDeposit,
  { deposit }: DecisionContext,
): Decision<'deposit_unknown' | 'deposit_amount' | 'deposit_unpaid' | 'deposit_reversed'> {
  if (deposit?.id !== depositId) return refuse('deposit_unknown')
  if (deposit.amountMinor !== amountMinor) return refuse('deposit_amount')
  if (!deposit.isPaid) return refuse('deposit_unpaid')
  if (deposit.isReversed) return refuse('deposit_reversed')
  const broughtMinor = amountMinor - (deposit.feeMinor ?? 0n)
  const takenMinor = broughtMinor < state.mainMinor ? broughtMinor : state.mainMinor
  const destination = `provider:${deposit.channel}`
  const parts: Leg[] = [
    {
      ...{ leg: 0, kind: 'deposit_reversal', source: 'player:main', destination },
      ...{ amountMinor: takenMinor, refId: depositId },
    },
    {
      ...{ leg: 1, kind: 'deposit_loss', source: 'house:chargebacks', destination },
      ...{ amountMinor: amountMinor - takenMinor, refId: depositId },
    },
  ]
  const legs = parts.filter((leg) => leg.amountMinor > 0n)
  return {
    outcome: 'accepted',
    state: { ...state, ...balancesAfter(state, legs) },
    roundId: undefined,
    step: undefined,
    nonce: undefined,
    amountMinor: takenMinor,
    wonMinor: 0n,
    legs,
    rows: { reversedDepositId: depositId },
  }
}

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
  const { pot } = state
  if (!pot || pot.expiresAtMs > atMs) return refuse('nothing_expired')
  const { id, amountMinor } = pot
  const legs: Leg[] = [
    { leg: 0, kind: 'bonus_forfeit', source: 'player:bonus', destination: 'house:bonus', amountMinor, refId: id },
  ]
  return {
    outcome: 'accepted',
    state: { ...state, ...balancesAfter(state, legs), pot: undefined },
    roundId: undefined,
    step: undefined,
    nonce: undefined,
    amountMinor,
    wonMinor: 0n,
    legs,
    rows: { pot: { ...pot, isNew: false, status: 'forfeited' } },
  }
}
