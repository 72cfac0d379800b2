import { readStored, store } from '../kernel/storage/storage.ts'
import { openPopup } from '../popups/popups.ts'

/** A reload that did not help is not done again within this time. */
const RELOAD_PAUSE_MS = 60_000

/** Goes to an address of the site, with the shell around a game's frame too. Whoever is there already stays. */
export function leaveFor(path: string): void {
  const { location } = ownTop()
  if (location.pathname !== path) location.assign(path)
}

/** The outermost window that is ours. */
function ownTop(): Pick<Window, 'location'> {
  try {
    if (window.top && window.top.location.origin === location.origin) return window.top
  } catch (error) {
    console.info('in a frame of another site', error)
  }
  return globalThis
}

/**
 * A new version asks for a reload. Within a minute it is done only once in a tab, so that no loop arises (ER-05): a
 * second time the player is asked.
 */
export function reloadOnce(): void {
  const lastReloadAt = Number(readStored('reloadedAt', 'tab') ?? 0)
  if (Date.now() - lastReloadAt < RELOAD_PAUSE_MS) {
    openPopup({ name: 'update' }, { isRequested: true })
    return
  }
  store('reloadedAt', String(Date.now()), 'tab')
  location.reload()
}
