import { create } from 'zustand'
import { forgetInTab, forgetPlayer, readStored, store } from './storage/storage.ts'

/** Whether a text may be a token: at least 10 characters and not the text `null` (SU-03). */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && text.length >= 10 && text !== 'null'
}

/** The token in the stored `user`, if there is a sound one. */
export function parseStoredToken(storedUser: string | undefined): string | undefined {
  if (storedUser === undefined) return undefined
  try {
    const user: unknown = JSON.parse(storedUser)
    const token = typeof user === 'object' && user !== null && 'token' in user ? user.token : undefined
    return isToken(token) ? token : undefined
  } catch {
    return undefined
  }
}

const tokenStore = create<{ token: string | undefined }>(() => ({ token: undefined }))

/** The token of the player who is logged in. */
export function findToken(): string | undefined {
  return tokenStore.getState().token
}

/** Whether a player is logged in; the component renders again when that changes. */
export function useLoggedIn(): boolean {
  return tokenStore((state) => state.token !== undefined)
}

/** The token of the demonstration that this page plays instead of the player: see `playDemo`. */
let demo: string | undefined

/** The token of the demonstration that this page plays, if it does; empty before the server has given one. */
export function findDemoToken(): string | undefined {
  return demo
}

/** Makes this page play a demonstration from now on; a logged-in player's token leaves this page. */
export function playDemo(token: string): void {
  demo = token
  tokenStore.setState({ token })
}

/** Calls back when the token changes, until the returned function is called. */
export function onTokenChange(listener: (token: string | undefined) => void): () => void {
  return tokenStore.subscribe((state, previousState) => {
    if (state.token !== previousState.token) listener(state.token)
  })
}

/** Logs in on this device with a token from the server. */
export function keepToken(token: string): void {
  store('user', JSON.stringify({ token }))
  tokenStore.setState({ token })
}

let leavingToken: string | undefined

/** Marks the session as ending: the player has asked to log out. */
export function beginLeaving(): void {
  leavingToken = findToken()
}

/** Whether this page has ended, or is ending, a token's session: its refusal is then no news to the player. */
export function isLeft(token: string | undefined): boolean {
  return token !== undefined && (token === leavingToken || token !== findToken())
}

/** Removes the player from this device; a demonstration has no player to remove. */
export function dropToken(): void {
  if (demo !== undefined) return
  forgetPlayer()
  tokenStore.setState({ token: undefined })
}

/**
 * Reads the token at the start and watches it: another tab, a game's frame page or the native shell may log in or out.
 * It reads the storage on each storage event, and once a second while logged out (AU-01).
 */
export function watchToken(): () => void {
  const look = () => {
    const token = demo ?? parseStoredToken(readStored('user'))
    if (token === findToken()) return
    if (findToken() !== undefined) forgetInTab()
    tokenStore.setState({ token })
  }
  look()
  addEventListener('storage', look)
  const timer = setInterval(() => findToken() === undefined && look(), 1000)
  return () => {
    removeEventListener('storage', look)
    clearInterval(timer)
  }
}
