import type { SharedProof } from '@fairground/contract/shared-proof'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { createBatchedReader } from '../wallet/batched-reader.ts'
import { proofOf, type SharedRound, toSharedRound } from './stored-shared-round.ts'

/** A round, and whether a process drives it now, by the database's clock. */
export interface SeenRound {
  round: SharedRound
  isDriven: boolean
}

/** Name of the lease that drives a game. */
export function leaseName(gameId: string): string {
  return `shared:${gameId}`
}

/** Reads multiplayer rounds. Look-ups of the same moment share a query. */
export interface SharedRoundReader {
  find(id: string): Promise<SeenRound | undefined>
  /** The newest round of a game. */
  findNewest(gameId: string): Promise<SeenRound | undefined>
  /** The newest first; pages count from 1. */
  page(gameId: string, page: { pageNo: number; pageSize: number }): Promise<{ rounds: SharedRound[]; total: number }>
}

/** Creates a reader over the database. */
export function createSharedRoundReader(db: Database): SharedRoundReader {
  return {
    find: createBatchedReader(async (ids) => {
      const roundsById = new Map(
        (await readSeenRounds(db, sql`id = any (${ids}::uuid[])`)).map((seenRound) => [seenRound.round.id, seenRound]),
      )
      return ids.map((id) => roundsById.get(id))
    }),
    findNewest: createBatchedReader(async (gameIds) => {
      const newestRounds = await readSeenRounds(
        db,
        sql`id in (
        select (select r.id from shared_round r where r.game_id = g order by r.number desc limit 1)
        from unnest(${gameIds}::text[]) g)`,
      )
      const roundsByGame = new Map(newestRounds.map((seenRound) => [seenRound.round.gameId, seenRound]))
      return gameIds.map((gameId) => roundsByGame.get(gameId))
    }),
    async page(gameId, { pageNo, pageSize }) {
      // Rounds have numbers from 1 without a gap, so the newest number is their count.
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

/** Reads the rounds that meet a condition. @param db may be a running transaction */
export async function readSeenRounds(db: Database, where: ReturnType<typeof sql<boolean>>): Promise<SeenRound[]> {
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

/** Returns the public proof of a bet's multiplayer round; empty for other rounds. */
export async function findProof(
  { sharedRounds }: { sharedRounds: { reader: Pick<SharedRoundReader, 'find'> } },
  { shared }: StoredRound,
): Promise<{ shared?: SharedProof }> {
  const seenRound = shared && (await sharedRounds.reader.find(shared.roundId))
  return seenRound ? { shared: proofOf(seenRound.round) } : {}
}
