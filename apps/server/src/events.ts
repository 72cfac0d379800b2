import { EventEmitter } from 'node:events'
import type { ExpiredBonus } from './jobs/expire-bonuses.ts'
import type { ExpiredDeposit } from './jobs/expire-deposits.ts'
import type { CommittedAction } from './wallet/wallet.ts'

/** What parts of one process tell each other. Nothing here is of record: a listener that is not there misses nothing. */
export interface EventMap {
  /** A device was logged out; its live connections are to be cut. */
  sessionRevoked: [{ accountId: string; sessionId: string }]
  /** A money action is committed; its account's live channel tells the balance. Listeners must not throw. */
  committed: [CommittedAction]
  /** Nobody paid in time. */
  depositExpired: [ExpiredDeposit]
  /** Bonus money was not wagered in time. */
  bonusExpired: [ExpiredBonus]
}

export type Events = EventEmitter<EventMap>

/** Makes the events of one server. */
export function createEvents(): Events {
  return new EventEmitter<EventMap>()
}
