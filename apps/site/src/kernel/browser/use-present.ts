import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/**
 * What a store holds now. Unlike zustand's own hook also while a page is drawn on the server, and while such a page is
 * taken over: zustand would show the store's first state there, before anything was kept in it.
 */
export function usePresent<State, Value>(
  { subscribe, getState }: Pick<StoreApi<State>, 'subscribe' | 'getState'>,
  select: (state: State) => Value,
): Value {
  const readValue = () => select(getState())
  return useSyncExternalStore(subscribe, readValue, readValue)
}
