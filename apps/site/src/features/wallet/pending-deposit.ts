import { create } from 'zustand'

/** A checkout that was opened and not closed yet. */
export interface PendingDeposit {
  id: string
  url: string
  amount: number
  channel: string
  /** Milliseconds since 1970, the server's time. */
  expiresAt: number
}

const pendingStore = create<{ deposit: PendingDeposit | undefined }>(() => ({ deposit: undefined }))

/** Goes on with this checkout, also after the popup was closed and opened again. */
export function followDeposit(deposit: PendingDeposit | undefined): void {
  pendingStore.setState({ deposit })
}

/** The checkout under way. */
export function usePendingDeposit(): PendingDeposit | undefined {
  return pendingStore((state) => state.deposit)
}
