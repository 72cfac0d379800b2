import type { ChaosLevel } from './deliver/chaos.ts'
import { recordEvent } from './deliver/events.ts'
import {
  closePayout,
  duePayouts,
  ensurePayout,
  findNextPayout,
  type Payout,
  type PayoutOrder,
} from './store/payouts.ts'
import { inTransaction, type Store } from './store/store.ts'

/** Pays players out. */
export interface Paying {
  /**
   * Pays an order; a reference is paid once. It resolves when the payout is decided, which takes a while for a destination
   * whose outcome is unknown at first. The order is on the disk at once.
   */
  pay(order: PayoutOrder): Promise<Payout>
  stop(): void
}

/** The parts of the bank that pays. */
export interface PayingOptions {
  store: Store
  chaos: { level: ChaosLevel; seed: string }
  /** How long the outcome of a payout to an unknown destination stays unknown. */
  holdMs: number
  /** Called after it stored new webhooks. */
  onPaid(): void
}

/** Destinations whose payouts stay unknown for a while, and those that are declined. */
const UNKNOWN = new Set(['sandbox:unknown', 'pix:unknown@sandbox.test'])
const DECLINED = new Set(['sandbox:decline', 'pix:decline@sandbox.test'])
const KNOWN = /^(sandbox:[a-z0-9._-]{1,40}|pix:\S{1,77})$/

const outcomeOf = (destination: string): { status: 'paid' | 'declined'; reason?: string } => {
  if (DECLINED.has(destination)) return { status: 'declined', reason: 'the account is closed' }
  if (!KNOWN.test(destination)) return { status: 'declined', reason: 'there is no such account' }
  return { status: 'paid' }
}

/** A timer cannot wait longer than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Starts to pay, beginning with the payouts that an earlier process left. */
export function startPaying({ store, chaos, holdMs, onPaid }: PayingOptions): Paying {
  const waiters = new Map<string, ((payout: Payout) => void)[]>()
  let timer: NodeJS.Timeout | undefined

  const decide = (payout: Payout): void => {
    const now = Date.now()
    const { bank, id, destination } = payout
    const decidedPayout = inTransaction(store, () => {
      const closedPayout = closePayout(store, id, outcomeOf(destination), now)
      if (closedPayout) {
        const type = closedPayout.status === 'paid' ? 'payout.paid' : 'payout.declined'
        recordEvent(store, chaos, type, { bank, payout: closedPayout }, now)
      }
      return closedPayout
    })
    if (decidedPayout) for (const answer of waiters.get(id) ?? []) answer(decidedPayout)
    waiters.delete(id)
  }

  const wake = (): void => {
    clearTimeout(timer)
    const overduePayouts = duePayouts(store, Date.now())
    for (const payout of overduePayouts) decide(payout)
    if (overduePayouts.length > 0) onPaid()
    const nextAt = findNextPayout(store)
    if (nextAt !== undefined) timer = setTimeout(wake, Math.min(LONGEST_WAIT_MS, Math.max(0, nextAt - Date.now())))
  }

  wake()
  return {
    async pay(order) {
      const now = Date.now()
      const payout = ensurePayout(store, order, now, UNKNOWN.has(order.destination) ? now + holdMs : now)
      if (payout.status !== 'pending') return payout
      const decidedPayout = new Promise<Payout>((resolve) => {
        waiters.set(payout.id, [...(waiters.get(payout.id) ?? []), resolve])
      })
      wake()
      return decidedPayout
    },
    stop: () => clearTimeout(timer),
  }
}
