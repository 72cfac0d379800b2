/** A player's own accounts: spendable money, bonus money, and wins that wait in a hold. */
export type PlayerAccount = 'player:main' | 'player:bonus' | 'player:held'

/** Accounts of the house. They have no stored balance: they are summed over the journal, so that no bet waits for them. */
export type HouseAccount =
  | `house:stakes:${string}`
  | `house:payouts:${string}`
  | 'house:bonus'
  | 'house:adjust'
  | `provider:${string}`

/** Any account that a posting may name. Player accounts are those of the wallet that the posting belongs to. */
export type Account = PlayerAccount | HouseAccount

const PLAYER = /^player:(main|bonus|held)$/
const HOUSE = /^(house:(stakes|payouts):[a-z0-9-]+|house:(bonus|adjust)|provider:[a-z0-9-]+)$/

/** Whether an account is one of the player's. */
export function isPlayerAccount(account: Account): account is PlayerAccount {
  return PLAYER.test(account)
}

/** An account of the chart, or undefined when the text is none. */
export function parseAccount(text: unknown): Account | undefined {
  return typeof text === 'string' && (PLAYER.test(text) || HOUSE.test(text)) ? (text as Account) : undefined
}
