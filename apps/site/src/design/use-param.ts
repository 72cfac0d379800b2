import { useSyncExternalStore } from 'react'
import { useLocation } from '../kernel/router/index.ts'

const never = () => () => undefined

/** A value of the address's query; empty without one, and while a rendered page hydrates. */
export function useParam(name: string): string {
  const { search } = useLocation()
  const value = new URLSearchParams(search).get(name) ?? ''
  return useSyncExternalStore(
    never,
    () => value,
    () => '',
  )
}
