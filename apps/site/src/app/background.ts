import { watchHeldWins } from '../games/kit/held-wins.ts'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { isInApp } from '../kernel/host/native-app.ts'
import { startPurchaseWatch } from '../player/purchases/purchase-watch.ts'
import { watchCurrency } from '../player/watch-currency.ts'
import { startNotifications } from '../shell/event-notifications.ts'

/** Starts the site's background work. A game's frame page has none of it. */
export function startBackground(): void {
  watchCurrency()
  startNotifications()
  startPurchaseWatch()
  watchHeldWins()
  if (isInApp())
    void loadChunk(() => import('../player/device/app-arrival.ts')).then((arrival) => arrival.tellArrivalInApp())
  // Loads the list of popups and the link actions early, so that the first popup and the first link need no wait.
  void loadChunk(() => import('./prefetch.ts')).then(({ prefetch }) => prefetch())
  void loadChunk(() => import('../links/run-actions.ts'))
}
