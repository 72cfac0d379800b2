import type { User } from '@fairground/contract'

/** A balance with the version of the wallet that it belongs to. */
export interface BalanceAt {
  balance: number
  heldBalance?: number
  version: number
}

/**
 * The user with a newer balance. One of the same or an older version changes nothing: a late message never overwrites a
 * newer state.
 */
export function withBalance(user: User, { balance, heldBalance, version }: BalanceAt): User {
  if (version <= user.balanceVersion) return user
  return { ...user, balance, heldBalance: heldBalance ?? user.heldBalance, balanceVersion: version }
}

/** Of two states of the same user, the one whose wallet is newer gives the balances; the rest comes from `fetched`. */
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
