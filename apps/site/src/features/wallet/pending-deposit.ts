import { create } from 'zustand'
import { serverNow } from '../../calls/server-time.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { onTokenChange } from '../../kernel/token.ts'

/** An open checkout. */
export interface PendingDeposit {
  id: string
  url: string
  amount: number
  channel: string
  /** What the house takes from the amount. */
  fee: number
  /** A text for the app of the player's bank. */
  code?: string | undefined
  /** The currency of the wallet; absent in a checkout that an older page has stored. */
  currencyId?: string | undefined
  /** Milliseconds since 1970, the server's time. */
  expiresAt: number
}

/** Parses the stored checkout; undefined if it is invalid or has expired. */
export function parsePendingDeposit(text: string | undefined, now: number): PendingDeposit | undefined {
  if (text === undefined) return undefined
  try {
    const {
      id,
      url,
      amount,
      channel,
      currencyId,
      expiresAt,
      fee = 0,
      code,
    } = JSON.parse(text) as Partial<PendingDeposit>
    if (typeof id !== 'string' || typeof url !== 'string' || !/^https?:\/\//.test(url)) return undefined
    if (typeof amount !== 'number' || typeof channel !== 'string' || typeof expiresAt !== 'number') return undefined
    if (typeof fee !== 'number' || (code !== undefined && typeof code !== 'string')) return undefined
    if (currencyId !== undefined && typeof currencyId !== 'string') return undefined
    if (expiresAt <= now) return undefined
    return {
      id,
      url,
      amount,
      channel,
      ...(currencyId && { currencyId }),
      expiresAt,
      fee,
      ...(code !== undefined && { code }),
    }
  } catch {
    return undefined
  }
}

const pendingStore = create<{ deposit: PendingDeposit | undefined }>(() => ({
  deposit: parsePendingDeposit(readStored('deposit'), serverNow()),
}))

// A checkout belongs to its player: the next player on this device must not see it.
onTokenChange((token) => token === undefined && pendingStore.setState({ deposit: undefined }))

/** Stores an open checkout, so that it survives closing the popup and a reload. */
export function followDeposit(deposit: PendingDeposit | undefined): void {
  store('deposit', deposit && JSON.stringify(deposit))
  pendingStore.setState({ deposit })
}

/** The open checkout of the wallet in a currency. */
export function usePendingDeposit(currencyId: string | undefined): PendingDeposit | undefined {
  const deposit = pendingStore((state) => state.deposit)
  return deposit?.currencyId === undefined || deposit.currencyId === currencyId ? deposit : undefined
}
