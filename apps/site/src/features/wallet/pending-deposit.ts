import { create } from 'zustand'
import { serverNow } from '../../calls/server-time.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { onTokenChange } from '../../kernel/token.ts'

/** A checkout that was opened and not closed yet. */
export interface PendingDeposit {
  id: string
  url: string
  amount: number
  channel: string
  /** Milliseconds since 1970, the server's time. */
  expiresAt: number
}

/** The stored checkout, if it is sound and its time is not over. */
export function parsePendingDeposit(stored: string | undefined, now: number): PendingDeposit | undefined {
  if (stored === undefined) return undefined
  try {
    const { id, url, amount, channel, expiresAt } = JSON.parse(stored) as Partial<PendingDeposit>
    if (typeof id !== 'string' || typeof url !== 'string' || !/^https?:\/\//.test(url)) return undefined
    if (typeof amount !== 'number' || typeof channel !== 'string' || typeof expiresAt !== 'number') return undefined
    return expiresAt > now ? { id, url, amount, channel, expiresAt } : undefined
  } catch {
    return undefined
  }
}

const pendingStore = create<{ deposit: PendingDeposit | undefined }>(() => ({
  deposit: parsePendingDeposit(readStored('deposit'), serverNow()),
}))

// A checkout is its player's: nobody who logs in here later finds it.
onTokenChange((token) => token === undefined && pendingStore.setState({ deposit: undefined }))

/** Goes on with this checkout, also after the popup was closed and opened again, and after a reload. */
export function followDeposit(deposit: PendingDeposit | undefined): void {
  store('deposit', deposit && JSON.stringify(deposit))
  pendingStore.setState({ deposit })
}

/** The checkout under way. */
export function usePendingDeposit(): PendingDeposit | undefined {
  return pendingStore((state) => state.deposit)
}
