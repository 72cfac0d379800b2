/** A player's accounts: spendable money, bonus money, and wins that wait in a hold. */
export type PlayerAccount = 'player:main' | 'player:bonus' | 'player:held'

/** Accounts of the house. The database stores no balance of them: a report sums the journal, so that no bet waits for a lock. */
export type HouseAccount =
  | `house:stakes:${string}`
  | `house:payouts:${string}`
  | 'house:bonus'
  /** Withdrawals between the player's request and the provider's certain outcome. */
  | 'house:withdrawals'
  | 'house:fees'
  /** Deposits that came and that nobody may play with: a person sends them back or credits them. */
  | 'house:suspense'
  | 'house:adjust'
  | 'house:chargebacks'
  | `provider:${string}`

/** Any account that a posting may name. A player account belongs to the wallet of the posting. */
export type Account = PlayerAccount | HouseAccount

const PLAYER = /^player:(main|bonus|held)$/
const HOUSE =
  /^(house:(stakes|payouts):[a-z0-9-]+|house:(bonus|adjust|withdrawals|fees|suspense|chargebacks)|provider:[a-z0-9-]+)$/

/** Whether an account is one of the player's. */
export function isPlayerAccount(account: Account): account is PlayerAccount {
  return PLAYER.test(account)
}

/** Reads an account of the chart; undefined for any other text. */
export function parseAccount(text: unknown): Account | undefined {
  return typeof text === 'string' && (PLAYER.test(text) || HOUSE.test(text)) ? (text as Account) : undefined
}
