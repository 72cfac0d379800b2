import type { MyGames } from '@fairground/contract/calls/my-games'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'

/** Most recent games. */
const MOST_RECENT = 12

type Row = { game_id: string; favourite_at: Date | null; played_at: Date | null }

/** Reads the favourites and recent games of a player, without games that the site no longer has. */
export async function readMyGames(
  db: Database,
  accountId: string,
  games: ReadonlyMap<string, unknown>,
): Promise<MyGames> {
  const rows = await db
    .selectFrom('my_game')
    .select(['game_id', 'favourite_at', 'played_at'])
    .where('account_id', '=', accountId)
    .execute()
  const knownRows = rows.filter(({ game_id }) => games.has(game_id))
  return {
    favourites: newestFirst(knownRows, ({ favourite_at }) => favourite_at),
    recent: newestFirst(knownRows, ({ played_at }) => played_at).slice(0, MOST_RECENT),
  }
}

function newestFirst(rows: readonly Row[], momentOf: (row: Row) => Date | null): string[] {
  return rows
    .flatMap((row) => {
      const moment = momentOf(row)
      return moment === null ? [] : { id: row.game_id, atMs: moment.getTime() }
    })
    .toSorted((one, other) => other.atMs - one.atMs || one.id.localeCompare(other.id))
    .map(({ id }) => id)
}

/**
 * Marks games as favourites, each a millisecond earlier than the previous one, which keeps their order; an existing favourite
 * keeps its time. Or removes the marks.
 */
export async function writeFavourites(
  db: Database,
  accountId: string,
  { gameIds, favourite, at }: { gameIds: readonly string[]; favourite: boolean; at: Date },
): Promise<void> {
  const ids = [...new Set(gameIds)]
  if (!favourite) {
    await db
      .updateTable('my_game')
      .set({ favourite_at: null })
      .where('account_id', '=', accountId)
      .where('game_id', 'in', ids)
      .execute()
    return
  }
  const moments = ids.map((_, place) => new Date(at.getTime() - place))
  await sql`
    insert into my_game (account_id, game_id, favourite_at)
    select ${accountId}::uuid, game_id, marked_at
    from unnest(${ids}::text[], ${moments}::timestamptz[]) as marked(game_id, marked_at) order by game_id
    on conflict (account_id, game_id) do update
      set favourite_at = coalesce(my_game.favourite_at, excluded.favourite_at)
  `.execute(db)
}
