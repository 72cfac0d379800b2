import type { MultiplayerProof } from '@fairground/contract/multiplayer-proof'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { createBatchedReader } from '../../money/wallet/batched-reader.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { type MultiplayerRound, proofOf, toMultiplayerRound } from './stored-multiplayer-round.ts'

/** A round, and whether a process drives it now, by the database's clock. */
export interface SeenRound {
  round: MultiplayerRound
  isDriven: boolean
}

/** Name of the lease that drives a game. */
export function leaseName(gameId: string): string {
  return `multiplayer:${gameId}`
}

/** Reads multiplayer rounds. Look-ups of the same moment share a query. */
export interface MultiplayerRoundReader {
  find(id: string): Promise<SeenRound | undefined>
  /** The newest round of a game. */
  findNewest(gameId: string): Promise<SeenRound | undefined>
  /** The newest first; pages count from 1. `skipped`: so many of the newest are left out. */
  page(
    gameId: string,
    page: { pageNo: number; pageSize: number; skipped?: number },
  ): Promise<{ rounds: MultiplayerRound[]; total: number }>
}

/** Creates a reader over the database. */
export function createMultiplayerRoundReader(db: Database): MultiplayerRoundReader {
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
        select (select r.id from multiplayer_round r where r.game_id = g order by r.number desc limit 1)
        from unnest(${gameIds}::text[]) g)`,
      )
      const roundsByGame = new Map(newestRounds.map((seenRound) => [seenRound.round.gameId, seenRound]))
      return gameIds.map((gameId) => roundsByGame.get(gameId))
    }),
    async page(gameId, { pageNo, pageSize, skipped = 0 }) {
      // Rounds have numbers from 1 without a gap, so the newest number is their count.
      const { newest } = await db
        .selectFrom('multiplayer_round')
        .where('game_id', '=', gameId)
        .select(({ fn }) => fn.max('number').as('newest'))
        .executeTakeFirstOrThrow()
      const total = Math.max(0, (newest ?? 0) - skipped)
      const rows = await db
        .selectFrom('multiplayer_round')
        .selectAll()
        .where('game_id', '=', gameId)
        .where('number', '<=', total - (pageNo - 1) * pageSize)
        .orderBy('number', 'desc')
        .limit(pageSize)
        .execute()
      return { rounds: rows.map(toMultiplayerRound), total }
    },
  }
}

/** Reads the rounds that meet a condition. @param db may be a running transaction */
export async function readSeenRounds(db: Database, where: ReturnType<typeof sql<boolean>>): Promise<SeenRound[]> {
  const rows = await db
    .selectFrom('multiplayer_round')
    .selectAll()
    .select(
      sql<boolean>`coalesce((select l.until > clock_timestamp() from lease l
        where l.name = ${leaseName('')} || multiplayer_round.game_id), false)`.as('is_driven'),
    )
    .where(where)
    .execute()
  return rows.map((row) => ({ round: toMultiplayerRound(row), isDriven: row.is_driven }))
}

/** Returns the public proof of a bet's multiplayer round; empty for other rounds. */
export async function findProof(
  { multiplayerRounds }: { multiplayerRounds: { reader: Pick<MultiplayerRoundReader, 'find'> } },
  { multiplayer }: StoredRound,
): Promise<{ shared?: MultiplayerProof }> {
  const seenRound = multiplayer && (await multiplayerRounds.reader.find(multiplayer.roundId))
  return seenRound ? { shared: proofOf(seenRound.round) } : {}
}
