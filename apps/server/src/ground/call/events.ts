import { EventEmitter } from 'node:events'

/**
 * The events inside one process. They carry nothing that the database does not have. Who sends one declares it, with the module
 * of this file.
 */
export interface EventMap {
  /** A session has ended; its live connections must be cut. */
  sessionRevoked: [{ accountId: string; sessionId: string }]
}

export type Events = EventEmitter<EventMap>

/** Creates the events of one server. */
export function createEvents(): Events {
  return new EventEmitter<EventMap>()
}
