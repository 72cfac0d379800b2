import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { RecentMap } from '../site/recent-map.ts'

/** The same game of the same player is written so often at most, unless another was played in between. */
const GRAIN_MS = 10 * 60_000
/** How long notes wait for others, to be written in one statement. */
const GATHER_MS = 500
/** Accounts whose last game is remembered; one that is forgotten is written once more. */
const MOST_REMEMBERED = 20_000

/** Which game each player has played last. No bet waits for it, and nothing of value hangs on it. */
export interface PlayedGames {
  /** Notes that a player has placed a bet in a game. */
  note(accountId: string, gameId: string, atMs: number): void
  /** Writes what waits now. */
  settle(): Promise<void>
  /** The same, for good. */
  close(): Promise<void>
}

interface Played {
  accountId: string
  gameId: string
  atMs: number
}

/** Notes that cannot be written are dropped and logged: the game is noted again with a later bet. */
export function createPlayedGames(db: Database, log: Pick<Logger, 'warn'>): PlayedGames {
  const last = new RecentMap<string, Played>(MOST_REMEMBERED)
  let waiting = new Map<string, Played>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const batch = [...waiting.values()]
    waiting = new Map()
    if (batch.length === 0) return
    try {
      await upsert(db, batch)
    } catch (error) {
      for (const { accountId } of batch) last.delete(accountId)
      log.warn({ err: error, count: batch.length }, 'the games played last were not written')
    }
  }

  function settle(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    note(accountId, gameId, atMs) {
      const before = last.get(accountId)
      if (before?.gameId === gameId && atMs - before.atMs < GRAIN_MS) return
      const played = { accountId, gameId, atMs }
      last.set(accountId, played)
      waiting.set(`${accountId} ${gameId}`, played)
      timer ??= setTimeout(() => void settle(), GATHER_MS).unref()
    },
    settle,
    close: settle,
  }
}

/** One statement; rows in the order of their key, so that servers that meet wait for each other and never in a ring. */
async function upsert(db: Database, batch: readonly Played[]): Promise<void> {
  const accountIds = batch.map(({ accountId }) => accountId)
  const gameIds = batch.map(({ gameId }) => gameId)
  const moments = batch.map(({ atMs }) => new Date(atMs))
  await sql`
    insert into my_game (account_id, game_id, played_at)
    select * from unnest(${accountIds}::uuid[], ${gameIds}::text[], ${moments}::timestamptz[]) order by 1, 2
    on conflict (account_id, game_id) do update
      set played_at = greatest(my_game.played_at, excluded.played_at)
  `.execute(db)
}
