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

/** Whether somebody is logged in; renders again when that changes. */
export function useLoggedIn(): boolean {
  return tokenStore((state) => state.token !== undefined)
}

/** The token of the demonstration that this page plays instead of a player: see `playDemo`. */
let demo: string | undefined

/** The token of the demonstration that this page plays, if it does; empty before it has one. */
export function findDemoToken(): string | undefined {
  return demo
}

/** Plays a demonstration from now on, whoever is logged in on this device: that player's token leaves this page. */
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

/** Logs in on this device with a token of the server. */
export function keepToken(token: string): void {
  store('user', JSON.stringify({ token }))
  tokenStore.setState({ token })
}

let leavingToken: string | undefined

/** The player has asked to be logged out: from here on the session is as good as over. */
export function beginLeaving(): void {
  leavingToken = findToken()
}

/** Whether a token's session was ended here, or is just being ended: that it is refused is no news to the player. */
export function isLeft(token: string | undefined): boolean {
  return token !== undefined && (token === leavingToken || token !== findToken())
}

/** Forgets the player on this device; of a demonstration there is nobody to forget. */
export function dropToken(): void {
  if (demo !== undefined) return
  forgetPlayer()
  tokenStore.setState({ token: undefined })
}

/**
 * Reads the token at start and keeps looking: another tab, the games' frame or the native shell may log in or out.
 * Looks when the storage says so, and once a second while logged out (AU-01).
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
