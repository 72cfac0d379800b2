import { useSyncExternalStore } from 'react'

/** Where the key is: in this tab alone, and gone when the tab closes. */
const NAME = 'staff-key'

/** Who works in this tab. */
export interface Session {
  key: string
  /** Whether the session before ended because its key did. */
  hasEnded: boolean
}

const readSession = (): Session => ({ key: sessionStorage.getItem(NAME) ?? '', hasEnded: false })

let session = readSession()
const listeners = new Set<() => void>()

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Begins a session with a key that the server has accepted. */
export function signIn(key: string): void {
  sessionStorage.setItem(NAME, key)
  change({ key, hasEnded: false })
}

/** Ends the session: the person left, or the key has ended. */
export function signOut(reason: 'left' | 'ended'): void {
  sessionStorage.removeItem(NAME)
  change({ key: '', hasEnded: reason === 'ended' })
}

/** The session, also outside of components. */
export const currentSession = (): Session => session

/** The session; without a key nobody is signed in. */
export function useSession(): Session {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentSession)
}
