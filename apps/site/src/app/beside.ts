import { startTelling } from '../live/tell-player.ts'
import { startPurchaseWatch } from '../session/purchase-watch.ts'

/** What the site does beside its screens, and no game's frame does. */
export function startBeside(): void {
  startTelling()
  startPurchaseWatch()
}
