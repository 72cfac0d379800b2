import { watchHeldWins } from '../frame/held-wins.ts'
import { startTelling } from '../live/tell-player.ts'
import { isInApp } from '../session/native-app.ts'
import { startPurchaseWatch } from '../session/purchase-watch.ts'
import { loadChunk } from './load-chunk.ts'

/** What the site does beside its screens, and no game's frame does. */
export function startBeside(): void {
  startTelling()
  startPurchaseWatch()
  watchHeldWins()
  if (isInApp()) void loadChunk(() => import('../session/app-arrival.ts')).then((arrival) => arrival.tellArrivalInApp())
  // The first popup that is opened does not wait for the list of them, nor a link for what it does.
  void loadChunk(() => import('./fetch-ahead.ts')).then(({ fetchAhead }) => fetchAhead())
  void loadChunk(() => import('../links/run-actions.ts'))
}
