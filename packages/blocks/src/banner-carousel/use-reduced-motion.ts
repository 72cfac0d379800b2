import { prefersReducedMotion } from '@fairground/ui'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the player asked the system for less motion; false while a rendered page hydrates. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(never, prefersReducedMotion, () => false)
}
