import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { createBatchedReader } from '../wallet/batched-reader.ts'
import { type SharedRound, toSharedRound } from './stored-shared-round.ts'

/** A round, and whether somebody drives it at this moment, by the database's clock. */
export interface SeenRound {
  round: SharedRound
  isDriven: boolean
}

/** Name of the lease of whoever drives a game. */
export function leaseName(gameId: string): string {
  return `shared:${gameId}`
}

/** Reads shared rounds. Look-ups of the same moment share a query. */
export interface SharedRoundReader {
  find(id: string): Promise<SeenRound | undefined>
  /** The newest round of a game. */
  findNewest(gameId: string): Promise<SeenRound | undefined>
  /** The newest first; pages count from 1. */
  page(gameId: string, page: { pageNo: number; pageSize: number }): Promise<{ rounds: SharedRound[]; total: number }>
}

/** A reader over the database. */
export function createSharedRoundReader(db: Database): SharedRoundReader {
  return {
    find: createBatchedReader(async (ids) => {
      const found = new Map((await readSeen(db, sql`id = any (${ids}::uuid[])`)).map((seen) => [seen.round.id, seen]))
      return ids.map((id) => found.get(id))
    }),
    findNewest: createBatchedReader(async (gameIds) => {
      const newest = await readSeen(
        db,
        sql`id in (
        select (select r.id from shared_round r where r.game_id = g order by r.number desc limit 1)
        from unnest(${gameIds}::text[]) g)`,
      )
      const found = new Map(newest.map((seen) => [seen.round.gameId, seen]))
      return gameIds.map((gameId) => found.get(gameId))
    }),
    async page(gameId, { pageNo, pageSize }) {
      // Rounds are numbered from 1 without a gap: the newest one's number is how many there are.
      const { newest } = await db
        .selectFrom('shared_round')
        .where('game_id', '=', gameId)
        .select(({ fn }) => fn.max('number').as('newest'))
        .executeTakeFirstOrThrow()
      const total = newest ?? 0
      const rows = await db
        .selectFrom('shared_round')
        .selectAll()
        .where('game_id', '=', gameId)
        .where('number', '<=', total - (pageNo - 1) * pageSize)
        .orderBy('number', 'desc')
        .limit(pageSize)
        .execute()
      return { rounds: rows.map(toSharedRound), total }
    },
  }
}

/** The rounds of which a condition holds. @param db may be a transaction that is under way */
export async function readSeen(db: Database, where: ReturnType<typeof sql<boolean>>): Promise<SeenRound[]> {
  const rows = await db
    .selectFrom('shared_round')
    .selectAll()
    .select(
      sql<boolean>`coalesce((select l.until > clock_timestamp() from lease l
        where l.name = ${leaseName('')} || shared_round.game_id), false)`.as('is_driven'),
    )
    .where(where)
    .execute()
  return rows.map((row) => ({ round: toSharedRound(row), isDriven: row.is_driven }))
}
