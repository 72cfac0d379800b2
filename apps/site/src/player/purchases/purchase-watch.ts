import * as pay from '@fairground/contract/calls/pay'
import { call } from '../../calls/client.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { findToken, onTokenChange } from '../../kernel/token.ts'
import { reloadUser } from '../user.ts'
import { duePurchases, heldPurchases, nextCheckAt, type Purchase, parsePurchases, withPurchase } from './purchases.ts'

let lastLook: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const readHeld = () => heldPurchases(parsePurchases(readStored('purchases')), Date.now())
const keep = (purchases: readonly Purchase[]) =>
  store('purchases', purchases.length === 0 ? undefined : JSON.stringify(purchases))

/** Keeps an unfinished payment under watch, so that the site notices its end even without a message. */
export function holdPurchase(id: string): void {
  keep(withPurchase(readHeld(), { id, time: Date.now() }))
  waitForNext()
}

/**
 * Asks the server which of the watched payments are paid: those that are `due`, or `all` of them. A paid one is
 * reported once and then dropped.
 */
export async function checkPurchases(which: 'due' | 'all'): Promise<void> {
  const now = Date.now()
  const purchases = which === 'all' ? readHeld() : duePurchases(readHeld(), now, lastLook)
  lastLook = now
  waitForNext()
  if (purchases.length === 0 || findToken() === undefined) return
  try {
    const { list } = await call(pay.paidList, { ids: purchases.map(({ id }) => id) }, { errors: 'ignore' })
    if (list.length === 0) return
    keep(readHeld().filter(({ id }) => !list.some((payment) => payment.id === id)))
    void reloadUser()
    void queryClient.invalidateQueries({ queryKey: ['deposits'] })
  } catch (error) {
    console.info('payments were not checked; they are again in a while', error)
  }
}

/** Sets the timer for the next due payment. Called once at the start, then by itself. */
function waitForNext(): void {
  clearTimeout(timer)
  const at = findToken() === undefined ? undefined : nextCheckAt(readHeld(), Date.now())
  timer = at === undefined ? undefined : setTimeout(() => void checkPurchases('due'), at - Date.now())
}

/** Watches the payments of the last hour for as long as a player is logged in. Called once. */
export function startPurchaseWatch(): void {
  onTokenChange(() => void checkPurchases('due'))
  void checkPurchases('due')
}
