import type { AccountState } from '../account-state.ts'
import { type Change, type Decision, type Refusal, refuse } from '../change.ts'
import type { CreditDeposit, DecisionContext, ReverseDeposit } from '../commands.ts'
import { balancesAfter, legsOf, type Posted } from '../legs.ts'

type Deposit = NonNullable<DecisionContext['deposit']>

/**
 * Credits a deposit once: provider:<channel> to player:main, or house:suspense to player:main where it was held, and its fee from
 * there to house:fees. A provider's report of payment counts however late it arrives, so that a declined or expired deposit becomes
 * paid too.
 */
export function decideDeposit(
  state: AccountState,
  command: CreditDeposit,
  { deposit }: DecisionContext,
): Decision<'deposit_unknown' | 'deposit_amount' | 'deposit_paid' | 'deposit_refunded'> {
  const facts = find(deposit, command)
  if ('reason' in facts) return facts
  if (facts.isPaid) return refuse('deposit_paid')
  if (facts.isRefunded) return refuse('deposit_refunded')
  const { id, amountMinor, feeMinor = 0n } = facts
  const source = facts.isHeld ? 'house:suspense' : providerOf(facts)
  const kind = facts.isHeld ? 'deposit_release' : 'deposit'
  const change = changeOf(state, amountMinor, [
    [kind, source, 'player:main', amountMinor, id],
    ['deposit_fee', 'player:main', 'house:fees', feeMinor, id],
  ])
  const { depositedMinor, depositCount } = state
  return {
    ...change,
    state: { ...change.state, depositedMinor: depositedMinor + amountMinor, depositCount: depositCount + 1 },
    rows: { paidDepositId: id },
  }
}

/** Holds a deposit that came and that the player may not play with, once: provider:<channel> to house:suspense. */
export function decideHoldDeposit(
  state: AccountState,
  command: CreditDeposit,
  { deposit }: DecisionContext,
): Decision<'deposit_unknown' | 'deposit_amount' | 'deposit_paid' | 'deposit_held'> {
  const facts = find(deposit, command)
  if ('reason' in facts) return facts
  if (facts.isPaid) return refuse('deposit_paid')
  if (facts.isHeld) return refuse('deposit_held')
  const { id, amountMinor } = facts
  const legs: Posted[] = [['deposit_hold', providerOf(facts), 'house:suspense', amountMinor, id]]
  return { ...changeOf(state, amountMinor, legs), rows: { heldDepositId: id } }
}

/** Sends a held deposit back, once: house:suspense to provider:<channel>. */
export function decideRefundDeposit(
  state: AccountState,
  command: CreditDeposit,
  { deposit }: DecisionContext,
): Decision<'deposit_unknown' | 'deposit_amount' | 'deposit_paid' | 'deposit_unheld' | 'deposit_refunded'> {
  const facts = find(deposit, command)
  if ('reason' in facts) return facts
  if (facts.isPaid) return refuse('deposit_paid')
  if (facts.isRefunded) return refuse('deposit_refunded')
  if (!facts.isHeld) return refuse('deposit_unheld')
  const { id, amountMinor } = facts
  const legs: Posted[] = [['deposit_refund', 'house:suspense', providerOf(facts), amountMinor, id]]
  return { ...changeOf(state, amountMinor, legs), rows: { refundedDepositId: id } }
}

/**
 * Takes a paid deposit back once, because its payer got the money back: from player:main what the deposit brought there, as
 * far as it is still there, and the rest from house:chargebacks, both to provider:<channel>. No balance falls below zero.
 */
export function decideReverseDeposit(
  state: AccountState,
  command: ReverseDeposit,
  { deposit }: DecisionContext,
): Decision<'deposit_unknown' | 'deposit_amount' | 'deposit_unpaid' | 'deposit_reversed'> {
  const facts = find(deposit, command)
  if ('reason' in facts) return facts
  if (!facts.isPaid) return refuse('deposit_unpaid')
  if (facts.isReversed) return refuse('deposit_reversed')
  const { id, amountMinor } = facts
  const broughtMinor = amountMinor - (facts.feeMinor ?? 0n)
  const takenMinor = broughtMinor < state.mainMinor ? broughtMinor : state.mainMinor
  return {
    ...changeOf(state, takenMinor, [
      ['deposit_reversal', 'player:main', providerOf(facts), takenMinor, id],
      ['deposit_loss', 'house:chargebacks', providerOf(facts), amountMinor - takenMinor, id],
    ]),
    rows: { reversedDeposit: { id, takenMinor } },
  }
}

/**
 * Books that a reversed deposit came again, once, because its payer's bank decided for the house: provider:<channel> to
 * house:chargebacks, and from there to player:main what the reversal had taken. The rest makes up for the loss of the house.
 */
export function decideRestoreDeposit(
  state: AccountState,
  command: CreditDeposit,
  { deposit }: DecisionContext,
): Decision<'deposit_unknown' | 'deposit_amount' | 'deposit_unreversed' | 'deposit_restored'> {
  const facts = find(deposit, command)
  if ('reason' in facts) return facts
  if (!facts.isReversed) return refuse('deposit_unreversed')
  if (facts.isRestored) return refuse('deposit_restored')
  const { id, amountMinor, takenMinor = 0n } = facts
  return {
    ...changeOf(state, takenMinor, [
      ['deposit_recovery', providerOf(facts), 'house:chargebacks', amountMinor, id],
      ['deposit_restore', 'house:chargebacks', 'player:main', takenMinor, id],
    ]),
    rows: { restoredDepositId: id },
  }
}

/** The deposit that a command names, with the amount that the command has of it. */
function find(
  deposit: Deposit | undefined,
  { depositId, amountMinor }: CreditDeposit,
): Deposit | Refusal<'deposit_unknown' | 'deposit_amount'> {
  if (deposit?.id !== depositId) return refuse('deposit_unknown')
  return deposit.amountMinor === amountMinor ? deposit : refuse('deposit_amount')
}

const providerOf = ({ channel }: Deposit) => `provider:${channel}`

/** An accepted action on a deposit without the rows that it writes. */
function changeOf(state: AccountState, amountMinor: bigint, posted: readonly Posted[]): Omit<Change, 'rows'> {
  const legs = legsOf(posted)
  return {
    outcome: 'accepted',
    state: { ...state, ...balancesAfter(state, legs) },
    roundId: undefined,
    step: undefined,
    nonce: undefined,
    amountMinor,
    wonMinor: 0n,
    legs,
  }
}
