import { pay } from '@fairground/contract'
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

/** Holds a payment that was begun, so that its end is noticed even when nobody tells of it. */
export function holdPurchase(id: string): void {
  keep(withPurchase(readHeld(), { id, time: Date.now() }))
  waitForNext()
}

/**
 * Asks the server which of the held payments were paid: those that are `due`, or `all` of them. A paid one is noticed
 * once and held no longer.
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

/** Waits for the next payment that is due. Called once at the start, then by itself. */
function waitForNext(): void {
  clearTimeout(timer)
  const at = findToken() === undefined ? undefined : nextCheckAt(readHeld(), Date.now())
  timer = at === undefined ? undefined : setTimeout(() => void checkPurchases('due'), at - Date.now())
}

/** Keeps an eye on the payments of the last hour for as long as a player is logged in. Called once. */
export function startPurchaseWatch(): void {
  onTokenChange(() => void checkPurchases('due'))
  void checkPurchases('due')
}
