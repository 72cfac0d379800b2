declare const isWalletId: unique symbol

/**
 * The id of a wallet (UUID, lower case). A player's first wallet has the account's id, each further one an id of its own. All
 * ledger tables call it `account_id`. The type keeps an account's id from passing as a wallet's: only a session or a ledger
 * table gives one.
 */
export type WalletId = string & { readonly [isWalletId]: true }

/** Takes a text as the id of a wallet: that of a new wallet, of the ledger's own state, or of a provider's message, which is then looked up. */
export function toWalletId(text: string): WalletId {
  return text as WalletId
}
