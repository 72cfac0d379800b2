import { watchHeldWins } from '../games/kit/held-wins.ts'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { isInApp } from '../kernel/host/native-app.ts'
import { startPurchaseWatch } from '../player/purchases/purchase-watch.ts'
import { startTelling } from '../shell/tell-player.ts'

/** What the site does beside its screens, and no game's frame does. */
export function startBeside(): void {
  startTelling()
  startPurchaseWatch()
  watchHeldWins()
  if (isInApp())
    void loadChunk(() => import('../player/device/app-arrival.ts')).then((arrival) => arrival.tellArrivalInApp())
  // The first popup that is opened does not wait for the list of them, nor a link for what it does.
  void loadChunk(() => import('./fetch-ahead.ts')).then(({ fetchAhead }) => fetchAhead())
  void loadChunk(() => import('../links/run-actions.ts'))
}
