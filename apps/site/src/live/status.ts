import { create } from 'zustand'

/** The state of the live connection: `closed` without one, `opening` until the channels are joined, then `open`. */
export type LiveStatus = 'closed' | 'opening' | 'open'

const statusStore = create<{ status: LiveStatus; wasOpen: boolean }>(() => ({ status: 'closed', wasOpen: false }))

/** Sets the state of the connection. */
export function setLiveStatus(status: LiveStatus): void {
  statusStore.setState(({ wasOpen }) => ({ status, wasOpen: status !== 'closed' && (wasOpen || status === 'open') }))
}

/** The state of the connection, for a component. */
export function useLiveStatus(): LiveStatus {
  return statusStore((state) => state.status)
}

/** Whether the balance on screen may be out of date: the connection was open and is not any more. */
export function useIsStale(): boolean {
  return statusStore((state) => state.wasOpen && state.status !== 'open')
}
