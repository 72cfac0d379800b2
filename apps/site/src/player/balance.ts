import type { User } from '@fairground/contract/user'

/** A balance with the version of its wallet. */
export interface BalanceAt {
  balance: number
  heldBalance?: number | undefined
  version: number
  /** The currency of the wallet; absent: the user's current one. */
  currencyId?: string | undefined
}

/**
 * The user with a newer balance. A balance of the same or an older version changes nothing: a late message never
 * overwrites a newer state. Nor does the balance of another wallet.
 */
export function withBalance(
  user: User,
  { balance, heldBalance, version, currencyId = user.currencyId }: BalanceAt,
): User {
  if (version <= user.balanceVersion || currencyId !== user.currencyId) return user
  return { ...user, balance, heldBalance: heldBalance ?? user.heldBalance, balanceVersion: version }
}

/** Merges two states of the same user: of one wallet the newer gives the balances, `fetchedUser` the rest. */
export function mergeUser(knownUser: User | undefined, fetchedUser: User): User {
  const isSameWallet = knownUser?.userId === fetchedUser.userId && knownUser.currencyId === fetchedUser.currencyId
  if (!isSameWallet || knownUser.balanceVersion <= fetchedUser.balanceVersion) return fetchedUser
  return {
    ...fetchedUser,
    balance: knownUser.balance,
    heldBalance: knownUser.heldBalance,
    balanceVersion: knownUser.balanceVersion,
  }
}
