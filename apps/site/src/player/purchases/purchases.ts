/** An unfinished payment: the deposit's id, and when it began, in this device's milliseconds. */
export interface Purchase {
  id: string
  time: number
}

/** How long a payment is watched: one hour. */
const HELD_MS = 60 * 60_000
/** The time between two checks of an unpaid payment (WA-02). */
export const CHECK_MS = 180_000
const MOST_HELD = 10

/** The payments still to watch: under an hour old, the newest ten, the oldest first. */
export function heldPurchases(purchases: readonly Purchase[], now: number): readonly Purchase[] {
  return purchases.filter(({ time }) => now - time < HELD_MS && time <= now).slice(-MOST_HELD)
}

/** The purchases with a new one; each id stands there once. */
export function withPurchase(purchases: readonly Purchase[], newPurchase: Purchase): readonly Purchase[] {
  return heldPurchases([...purchases.filter(({ id }) => id !== newPurchase.id), newPurchase], newPurchase.time)
}

/** How many checks of a purchase were due until a moment. */
const turnsUntil = ({ time }: Purchase, now: number) => Math.floor((now - time) / CHECK_MS)

/**
 * The purchases with a check due since the last look; a page that was closed in between checks once when it is back.
 * @param lastLook the time of the last check; `undefined` when this page has not checked yet
 */
export function duePurchases(
  purchases: readonly Purchase[],
  now: number,
  lastLook: number | undefined,
): readonly Purchase[] {
  return heldPurchases(purchases, now).filter(
    (purchase) =>
      turnsUntil(purchase, now) > (lastLook === undefined ? 0 : Math.max(0, turnsUntil(purchase, lastLook))),
  )
}

/** When the next check is due; `undefined` when no purchase is watched that long. */
export function nextCheckAt(purchases: readonly Purchase[], now: number): number | undefined {
  const times = heldPurchases(purchases, now).flatMap((purchase) => {
    const at = purchase.time + (turnsUntil(purchase, now) + 1) * CHECK_MS
    return at < purchase.time + HELD_MS ? [at] : []
  })
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Parses the stored purchases; anything malformed counts as none. */
export function parsePurchases(text: string | undefined): readonly Purchase[] {
  if (text === undefined) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isPurchase) : []
  } catch {
    return []
  }
}

function isPurchase(value: unknown): value is Purchase {
  if (typeof value !== 'object' || value === null) return false
  const { id, time } = value as Partial<Purchase>
  return typeof id === 'string' && id.length <= 64 && typeof time === 'number'
}
