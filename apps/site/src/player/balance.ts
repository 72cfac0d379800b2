import type { User } from '@fairground/contract/user'

/** A balance with the version of its wallet. */
export interface BalanceAt {
  balance: number
  heldBalance?: number
  version: number
}

/**
 * The user with a newer balance. A balance of the same or an older version changes nothing: a late message never
 * overwrites a newer state.
 */
export function withBalance(user: User, { balance, heldBalance, version }: BalanceAt): User {
  if (version <= user.balanceVersion) return user
  return { ...user, balance, heldBalance: heldBalance ?? user.heldBalance, balanceVersion: version }
}

/** Merges two states of the same user: the one with the newer wallet gives the balances, `fetchedUser` the rest. */
export function mergeUser(knownUser: User | undefined, fetchedUser: User): User {
  if (!knownUser || knownUser.userId !== fetchedUser.userId || knownUser.balanceVersion <= fetchedUser.balanceVersion)
    return fetchedUser
  return {
    ...fetchedUser,
    balance: knownUser.balance,
    heldBalance: knownUser.heldBalance,
    balanceVersion: knownUser.balanceVersion,
  }
}
