import type { AccountState } from '../account-state.ts'
import type { Decision } from '../change.ts'
import type { ActionKind, Commands, DecisionContext } from '../commands.ts'
import { decideExpireBonus, decideRotateSeeds } from './account.ts'
import {
  decideDeposit,
  decideHoldDeposit,
  decideRefundDeposit,
  decideRestoreDeposit,
  decideReverseDeposit,
} from './deposit.ts'
import { decideFinishHolds, decideVoidHold } from './holds.ts'
import { decideBet } from './place.ts'
import { decideMove, decideVoidRound } from './rounds.ts'
import { decidePayWithdrawal, decideReturnWithdrawal, decideWithdraw } from './withdrawal.ts'

/** The decision of each kind of action: a new kind is a new line. */
export const DECISIONS = {
  bet: decideBet,
  move: decideMove,
  finish_holds: decideFinishHolds,
  void_round: decideVoidRound,
  void_hold: decideVoidHold,
  deposit: decideDeposit,
  hold_deposit: decideHoldDeposit,
  refund_deposit: decideRefundDeposit,
  reverse_deposit: decideReverseDeposit,
  restore_deposit: decideRestoreDeposit,
  rotate_seeds: decideRotateSeeds,
  expire_bonus: decideExpireBonus,
  withdraw: decideWithdraw,
  withdraw_paid: decidePayWithdrawal,
  withdraw_return: decideReturnWithdrawal,
} as const satisfies {
  [Kind in ActionKind]: (state: AccountState, command: Commands[Kind], context: DecisionContext) => Decision
}

/** Reasons to refuse a kind of action. */
export type ReasonOf<Kind extends ActionKind> =
  ReturnType<(typeof DECISIONS)[Kind]> extends Decision<infer Reason> ? Reason : never

/** A command with its kind of action. */
export type MoneyCommand = { [Kind in ActionKind]: { kind: Kind; command: Commands[Kind] } }[ActionKind]

/** Decides one command on an account: a refusal, or the account after it with everything that the server writes. */
export function decide(state: AccountState, { kind, command }: MoneyCommand, context: DecisionContext): Decision {
  if (kind === 'bet' && command.stakeMinor <= 0n)
    throw new Error(`a ${kind} of the account ${state.accountId} stakes nothing`)
  const decideKind = DECISIONS[kind] as (state: AccountState, command: unknown, context: DecisionContext) => Decision
  const decision = decideKind(state, command, context)
  if (decision.outcome === 'refused') return decision
  const { mainMinor, bonusMinor, heldMinor } = decision.state
  if (mainMinor < 0n || bonusMinor < 0n || heldMinor < 0n)
    throw new Error(`a ${kind} would leave the account ${state.accountId} with a negative balance`)
  if (decision.legs.some(({ amountMinor }) => amountMinor <= 0n))
    throw new Error(`a ${kind} of the account ${state.accountId} would move no money`)
  return decision
}
