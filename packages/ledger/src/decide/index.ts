import type { AccountState } from '../account-state.ts'
import type { Decision } from '../change.ts'
import type { ActionKind, Commands, DecisionContext } from '../commands.ts'
import { decideDeposit, decideExpireBonus, decideRotateSeeds } from './account.ts'
import { decideBet } from './bet.ts'
import { decideFinishHolds, decideVoidHold } from './holds.ts'
import { decideMultiplayerBet } from './multiplayer-bet.ts'
import { decideMove, decideVoidRound } from './rounds.ts'

/** The decision of each kind of action: one more kind is one more line. */
export const DECISIONS = {
  bet: decideBet,
  shared_bet: decideMultiplayerBet,
  move: decideMove,
  finish_holds: decideFinishHolds,
  void_round: decideVoidRound,
  void_hold: decideVoidHold,
  deposit: decideDeposit,
  rotate_seeds: decideRotateSeeds,
  expire_bonus: decideExpireBonus,
} as const satisfies {
  [Kind in ActionKind]: (state: AccountState, command: Commands[Kind], context: DecisionContext) => Decision
}

/** What a kind of action may be refused for, whatever the account. */
export type ReasonOf<Kind extends ActionKind> =
  ReturnType<(typeof DECISIONS)[Kind]> extends Decision<infer Reason> ? Reason : never

/** A command with the kind of action that it makes. */
export type MoneyCommand = { [Kind in ActionKind]: { kind: Kind; command: Commands[Kind] } }[ActionKind]

/** Decides one command on an account as it stands: refused, or the account after it with all that is written. */
export function decide(state: AccountState, { kind, command }: MoneyCommand, context: DecisionContext): Decision {
  if ((kind === 'bet' || kind === 'shared_bet') && command.stakeMinor <= 0n)
    throw new Error(`a ${kind} of the account ${state.accountId} stakes nothing`)
  const decision = DECISIONS[kind] as (state: AccountState, command: unknown, context: DecisionContext) => Decision
  const decided = decision(state, command, context)
  if (decided.outcome === 'refused') return decided
  const { mainMinor, bonusMinor, heldMinor } = decided.state
  if (mainMinor < 0n || bonusMinor < 0n || heldMinor < 0n)
    throw new Error(`a ${kind} would leave the account ${state.accountId} with a negative balance`)
  if (decided.legs.some(({ amountMinor }) => amountMinor <= 0n))
    throw new Error(`a ${kind} of the account ${state.accountId} would move no money`)
  return decided
}
