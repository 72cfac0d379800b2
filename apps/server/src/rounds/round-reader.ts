import type { Move, Options } from '@fairground/games'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { createBatchedReader } from '../wallet/batched-reader.ts'
import type { StoredRound } from './stored-round.ts'

/** Which of an account's rounds; pages count from 1. */
export interface RoundPageRequest {
  pageNo: number
  pageSize: number
  gameId?: string | undefined
}

/** Reads rounds, always of one account: another's round is not found. */
export interface RoundReader {
  /** Look-ups of the same moment share a query. */
  find(accountId: string, roundId: string): Promise<StoredRound | undefined>
  /** The unfinished rounds, the newest first. */
  listOpen(accountId: string): Promise<StoredRound[]>
  /** The newest first, and how many there are in all. */
  page(accountId: string, request: RoundPageRequest): Promise<{ rounds: StoredRound[]; total: number }>
}

/** A reader over the database. */
export function createRoundReader(db: Database): RoundReader {
  const find = createBatchedReader<{ accountId: string; roundId: string }, StoredRound>(async (keys) => {
    const accountIds = keys.map(({ accountId }) => accountId)
    const roundIds = keys.map(({ roundId }) => roundId)
    const rows = await selectRounds(db)
      .where(
        sql<boolean>`(round.account_id, round.id) in (select * from unnest(${accountIds}::uuid[], ${roundIds}::uuid[]))`,
      )
      .execute()
    const found = new Map(rows.map((row) => [row.account_id + row.id, toStoredRound(row)]))
    return keys.map(({ accountId, roundId }) => found.get(accountId + roundId))
  })

  return {
    find: (accountId, roundId) => find({ accountId, roundId }),
    async listOpen(accountId) {
      const rows = await selectRounds(db)
        .where('round.account_id', '=', accountId)
        .where('round.status', '=', 'open')
        .orderBy('round.id', 'desc')
        .execute()
      return rows.map(toStoredRound)
    },
    async page(accountId, { pageNo, pageSize, gameId }) {
      const wanted = selectRounds(db)
        .where('round.account_id', '=', accountId)
        .$if(gameId !== undefined, (query) => query.where('round.game_id', '=', gameId ?? ''))
      const [rows, { total }] = await Promise.all([
        wanted
          .orderBy('round.id', 'desc')
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
          .execute(),
        wanted
          .clearSelect()
          .select(({ fn }) => fn.countAll<bigint>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rounds: rows.map(toStoredRound), total: Number(total) }
    },
  }
}

/** Rounds with their seeds. */
function selectRounds(db: Database) {
  return db
    .selectFrom('round')
    .innerJoin('seed_pair', (join) =>
      join.onRef('seed_pair.account_id', '=', 'round.account_id').onRef('seed_pair.id', '=', 'round.seed_pair_id'),
    )
    .leftJoin('shared_bet', (join) =>
      join.onRef('shared_bet.account_id', '=', 'round.account_id').onRef('shared_bet.round_id', '=', 'round.id'),
    )
    .selectAll('round')
    .select(['shared_bet.shared_round_id', 'shared_bet.target_e2'])
    .select(['server_seed', 'server_seed_hash', 'seed_pair.client_seed', 'seed_pair.status as pair_status'])
}

type RowOf<Query> = Query extends SelectQueryBuilder<never, never, infer Row> ? Row : never

function toStoredRound(row: RowOf<ReturnType<typeof selectRounds>>): StoredRound {
  if (row.client_seed === null) throw new Error(`round ${row.id} has no client seed`)
  return {
    accountId: row.account_id,
    id: row.id,
    gameId: row.game_id,
    status: row.status,
    result: row.result,
    step: row.step,
    // Written by moveRound and openRound alone, from values that an engine has checked.
    moves: row.moves as Move[],
    options: row.options as Options,
    edgeBp: row.edge_bp,
    stakeMinor: row.stake_minor,
    maxWinMinor: row.max_win_minor,
    payoutMinor: row.payout_minor,
    createdAtMs: row.created_at.getTime(),
    finishedAtMs: row.finished_at?.getTime(),
    seeds: { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce },
    serverSeedHash: row.server_seed_hash,
    spin: row.spin_id !== null,
    revealed: row.pair_status === 'revealed',
    ...(row.shared_round_id !== null && {
      shared: {
        roundId: row.shared_round_id,
        slot: row.slot,
        target: row.target_e2 === null ? undefined : Number(row.target_e2),
        multiplierE4: row.multiplier_e4,
      },
    }),
  }
}
