import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../ground/db/database.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'

/** Least time between two writes of a player's same game, unless the player played another game in between. */
const GRAIN_MS = 10 * 60_000
/** Time in which notes gather for one statement. */
const GATHER_MS = 500
/** Most accounts whose last game is in memory. The game of others is written once more. */
const MOST_REMEMBERED = 20_000

/** The latest played games of players. Bets do not wait for it, and lost notes do no harm. */
export interface PlayedGames {
  /** Notes that a player has placed a bet in a game. */
  note(accountId: string, gameId: string, atMs: number): void
  /** Writes the waiting notes. */
  settle(): Promise<void>
  /** Writes the waiting notes at the end. */
  close(): Promise<void>
}

interface PlayedGame {
  accountId: string
  gameId: string
  atMs: number
}

/** Creates the notes. A failed write is logged and drops its notes: a later bet notes the game again. */
export function createPlayedGames(db: Database, log: Pick<Logger, 'warn'>): PlayedGames {
  const last = new RecentMap<string, PlayedGame>(MOST_REMEMBERED)
  let waitingGames = new Map<string, PlayedGame>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const batch = [...waitingGames.values()]
    waitingGames = new Map()
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
      const playedGame = { accountId, gameId, atMs }
      last.set(accountId, playedGame)
      waitingGames.set(`${accountId} ${gameId}`, playedGame)
      timer ??= setTimeout(() => void settle(), GATHER_MS).unref()
    },
    settle,
    close: settle,
  }
}

/** Writes the notes in one statement, in order of their key, so that concurrent servers cannot deadlock. */
async function upsert(db: Database, batch: readonly PlayedGame[]): Promise<void> {
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
