import { CallError } from '@fairground/contract'
import { createTurns } from '../accounts/turns.ts'
import { createDatabase, type Database } from '../db/database.ts'
import type { Log } from '../log.ts'

/** Demonstrations have connections of their own, so that none of them takes a player's. */
const CONNECTIONS = 3
/** So many calls of one demonstration are under way or wait; a script makes 50 a second. */
const MOST_WAITING = 100

/** The way of demonstrations to the database. */
export interface DemoDoor {
  /**
   * Does something in a demonstration when its turn comes: calls of one token go one after the other, and wait here, without
   * a connection.
   * @throws CallError too_many_requests when too many wait, and what `work` throws
   */
  enter<Result>(token: string, work: (db: Database) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** The door of one process. */
export function createDemoDoor(databaseUrl: string, log: Log): DemoDoor {
  const db = createDatabase(databaseUrl, { max: CONNECTIONS, log })
  const inTurn = createTurns()
  const waiting = new Map<string, number>()

  return {
    async enter(token, work) {
      const before = waiting.get(token) ?? 0
      if (before >= MOST_WAITING) throw new CallError('too_many_requests', { seconds: 1 })
      waiting.set(token, before + 1)
      try {
        return await inTurn(token, () => work(db))
      } finally {
        const left = (waiting.get(token) ?? 1) - 1
        if (left > 0) waiting.set(token, left)
        else waiting.delete(token)
      }
    },
    close: () => db.destroy(),
  }
}
