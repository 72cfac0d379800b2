import { EventEmitter } from 'node:events'
import type { ExpiredDeposit } from '../../cash/payments/expire-deposits.ts'
import type { CommittedAction } from '../../money/wallet/wallet.ts'
import type { ExpiredBonus } from '../../play/bonus/expire-bonuses.ts'

/** The events inside one process. They carry nothing that the database does not have. */
export interface EventMap {
  /** A session has ended; its live connections must be cut. */
  sessionRevoked: [{ accountId: string; sessionId: string }]
  /** A money action was committed. Listeners must not throw. */
  committed: [CommittedAction]
  /** A deposit was not paid in time. */
  depositExpired: [ExpiredDeposit]
  /** Bonus money was not wagered in time. */
  bonusExpired: [ExpiredBonus]
}

export type Events = EventEmitter<EventMap>

/** Creates the events of one server. */
export function createEvents(): Events {
  return new EventEmitter<EventMap>()
}
