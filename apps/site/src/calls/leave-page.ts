import { readStored, store } from '../kernel/storage/storage.ts'
import { openPopup } from '../popups/popups.ts'

/** The site does not repeat a reload within this time. */
const RELOAD_PAUSE_MS = 60_000

/**
 * Goes to an address of the site; from a game's frame page the shell around it goes too. Does nothing if the page is
 * there already.
 */
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
 * Reloads the page for a new version. Within a minute a tab reloads once only, so that no loop arises (ER-05); the
 * second time the site asks the player.
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
