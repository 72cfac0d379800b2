import { CallError } from '@fairground/contract/envelope'
import { createDatabase, type Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import { createTurns } from '../../ground/work/turns.ts'

/** Connections for demonstrations only, so that players keep theirs. */
const CONNECTIONS = 3
/** Most running and waiting calls of one demonstration; a script makes 50 a second. */
const MOST_WAITING = 100

/** The access of demonstrations to the database. */
export interface DemoDoor {
  /**
   * Runs work in a demonstration. The calls of one token run one after the other, and wait without a connection.
   * @throws CallError too_many_requests when too many wait, and what `work` throws
   */
  enter<Result>(token: string, work: (db: Database) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Creates the access of one process. */
export function createDemoDoor(databaseUrl: string, log: Log): DemoDoor {
  const db = createDatabase(databaseUrl, { max: CONNECTIONS, log })
  const inTurn = createTurns()
  const waitingCounts = new Map<string, number>()

  return {
    async enter(token, work) {
      const before = waitingCounts.get(token) ?? 0
      if (before >= MOST_WAITING) throw new CallError('too_many_requests', { seconds: 1 })
      waitingCounts.set(token, before + 1)
      try {
        return await inTurn(token, () => work(db))
      } finally {
        const remainingCalls = (waitingCounts.get(token) ?? 1) - 1
        if (remainingCalls > 0) waitingCounts.set(token, remainingCalls)
        else waitingCounts.delete(token)
      }
    },
    close: () => db.destroy(),
  }
}
