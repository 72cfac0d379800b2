import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/**
 * The present value of a store. Zustand's own hook returns the store's first state on the server and while a rendered
 * page hydrates; this one returns the present state there too.
 */
export function usePresent<State, Value>(
  { subscribe, getState }: Pick<StoreApi<State>, 'subscribe' | 'getState'>,
  select: (state: State) => Value,
): Value {
  const readValue = () => select(getState())
  return useSyncExternalStore(subscribe, readValue, readValue)
}
