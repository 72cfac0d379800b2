import type { MyGames } from '@fairground/contract'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Games that are named as played last. */
const MOST_RECENT = 12

type Row = { game_id: string; favourite_at: Date | null; played_at: Date | null }

/** The games of a player that the site still has: at most one row a game is read. */
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
  const known = rows.filter(({ game_id }) => games.has(game_id))
  return {
    favourites: newestFirst(known, ({ favourite_at }) => favourite_at),
    recent: newestFirst(known, ({ played_at }) => played_at).slice(0, MOST_RECENT),
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
 * Marks games as favourites, each a millisecond before the one named ahead of it, so that their order stays; one that is a
 * favourite already keeps its moment. Or takes the marks away.
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
