import * as home from '@fairground/contract/calls/home'
import { call } from '../calls/client.ts'
import { findStartup } from './startup.ts'

/** The pause between two checks, in milliseconds. */
const PAUSE_MS = 600_000

/**
 * Calls back when the server runs another version than this page's. Checks when the player or the network comes back,
 * at most every ten minutes, until the returned function is called.
 */
export function watchVersion(onNewer: () => void): () => void {
  let lookedAt = Date.now()
  const look = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < PAUSE_MS) return
    lookedAt = Date.now()
    try {
      const { version } = await call(home.startup, { lazy: 'true' }, { errors: 'ignore' })
      const ownVersion = findStartup()?.version
      if (ownVersion !== undefined && version !== ownVersion) onNewer()
    } catch (error) {
      console.info('no look for a new version', error)
    }
  }
  const onEvent = () => void look()
  document.addEventListener('visibilitychange', onEvent)
  addEventListener('online', onEvent)
  return () => {
    document.removeEventListener('visibilitychange', onEvent)
    removeEventListener('online', onEvent)
  }
}
