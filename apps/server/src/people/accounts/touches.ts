import { sql } from 'kysely'
import type { Session } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'

/** Least time between two writes of a session. */
const GRAIN_MS = 60_000
/** Time in which notes gather for one statement. */
const GATHER_MS = 1_000
const MOST_NOTED = 50_000

/** Writes when sessions were last used, many in one statement and each at most once a minute. */
export interface Touches {
  note(session: Session, atMs: number): void
  /** The last use of a session that this process has noted. */
  findNoted(sessionId: string): number | undefined
  /** Writes the waiting notes. */
  close(): Promise<void>
}

/** Creates the notes. A failed write drops its notes: then a player only has to log in again sooner. */
export function createTouches(db: Database): Touches {
  let waitingTimes = new Map<string, number>()
  const notedTimes = new RecentMap<string, number>(MOST_NOTED)
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    timer = undefined
    const batch = waitingTimes
    waitingTimes = new Map()
    if (batch.size === 0) return
    const ids = [...batch.keys()].sort()
    const moments = ids.map((id) => new Date(batch.get(id) ?? 0))
    await sql`
      update session set last_seen_at = greatest(last_seen_at, noted.at)
      from unnest(${ids}::uuid[], ${moments}::timestamptz[]) as noted(id, at) where session.id = noted.id
    `.execute(db)
  }

  function flush(): void {
    writing = writing.then(write, write)
    writing.catch(() => undefined)
  }

  return {
    note(session, atMs) {
      if (atMs - session.lastSeenAtMs < GRAIN_MS) return
      waitingTimes.set(session.id, atMs)
      notedTimes.set(session.id, atMs)
      timer ??= setTimeout(flush, GATHER_MS).unref()
    },
    findNoted: (sessionId) => notedTimes.peek(sessionId),
    async close() {
      clearTimeout(timer)
      flush()
      await writing
    },
  }
}
