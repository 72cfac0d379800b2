import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while its drawing is taken over, true from then on: for what the two write differently, such as
 * the time by the reader's clock and zone.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
