import { create } from 'zustand'

/** The live connection: `closed` while nobody is logged in, `opening` until the channel is joined, then `open`. */
export type LiveStatus = 'closed' | 'opening' | 'open'

const statusStore = create<{ status: LiveStatus; wasOpen: boolean }>(() => ({ status: 'closed', wasOpen: false }))

/** Says how the connection is now. */
export function setLiveStatus(status: LiveStatus): void {
  statusStore.setState(({ wasOpen }) => ({ status, wasOpen: status !== 'closed' && (wasOpen || status === 'open') }))
}

/** How the connection is, for a component. */
export function useLiveStatus(): LiveStatus {
  return statusStore((state) => state.status)
}

/** Whether the balance on screen may be old: the connection was open and is not any more. */
export function useIsStale(): boolean {
  return statusStore((state) => state.wasOpen && state.status !== 'open')
}
