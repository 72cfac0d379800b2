import { game } from '@fairground/contract'
import type { Move, Options } from '@fairground/games'
import { type SelectQueryBuilder, sql } from 'kysely'
import { createWorkQueue } from '../accounts/work-queue.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables/index.ts'
import { RecentMap } from '../site/recent-map.ts'
import { createBatchedReader } from '../wallet/batched-reader.ts'
import type { StoredRound } from './stored-round.ts'

/** Which of an account's rounds; pages count from 1. */
export interface RoundPageRequest {
  pageNo: number
  pageSize: number
  gameId?: string | undefined
  /** Of those that were placed before this round. */
  before?: string | undefined
}

/** Reads rounds, of one account alone: another's round is not found, but for a decided one by its public link. */
export interface RoundReader {
  /** Look-ups of the same moment share a query. */
  find(accountId: string, roundId: string): Promise<StoredRound | undefined>
  /** A round of whatever account, once it is decided: for its public page. */
  findDecided(roundId: string): Promise<StoredRound | undefined>
  /** The unfinished rounds, the newest first. */
  listOpen(accountId: string): Promise<StoredRound[]>
  /** The newest first, and how many there are, the newest 10,000 at most: what is older has pages before one of them. */
  page(accountId: string, request: RoundPageRequest): Promise<{ rounds: StoredRound[]; total: number }>
}

const MOST_PAGED = game.MOST_PAGED_BETS
/** Pages are read so many at once: bets go before them. */
const PAGES_AT_ONCE = 2
/** Accounts of which it is remembered that they have as many. */
const MOST_REMEMBERED = 20_000

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

  const full = new RecentMap<string, true>(MOST_REMEMBERED)
  const inQueue = createWorkQueue({ atOnce: PAGES_AT_ONCE, waiting: 1_000 })

  /** Rounds never go, so an account that has as many as are counted is not counted again. */
  async function count(newest: SelectQueryBuilder<Tables, 'round', { id: string }>, key: string): Promise<number> {
    if (full.get(key)) return MOST_PAGED
    const { total } = await db
      .selectFrom(newest.limit(MOST_PAGED).as('newest'))
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow()
    if (Number(total) === MOST_PAGED) full.set(key, true)
    return Number(total)
  }

  async function page(accountId: string, { pageNo, pageSize, gameId, before }: RoundPageRequest) {
    const newest = db
      .selectFrom('round')
      .select('id')
      .where('account_id', '=', accountId)
      .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
    const skipped = (pageNo - 1) * pageSize
    const most = Math.min(pageSize, MOST_PAGED - skipped)
    const [ids, total] = await Promise.all([
      most > 0 ? newest.limit(most).offset(skipped).execute() : [],
      count(newest, `${accountId} ${gameId ?? ''} ${before ?? ''}`),
    ])
    const rounds = await Promise.all(ids.map(({ id }) => find({ accountId, roundId: id })))
    return { rounds: rounds.filter((round) => round !== undefined), total }
  }

  return {
    find: (accountId, roundId) => find({ accountId, roundId }),
    async findDecided(roundId) {
      // In these words the index of decided rounds (migration 0063) answers, whatever the parameters.
      const row = await selectRounds(db)
        .where('round.id', '=', roundId)
        .where(sql<boolean>`round.status <> 'open'`)
        .executeTakeFirst()
      return row && toStoredRound(row)
    },
    async listOpen(accountId) {
      const rows = await selectRounds(db)
        .where('round.account_id', '=', accountId)
        .where('round.status', '=', 'open')
        .orderBy('round.id', 'desc')
        .execute()
      return rows.map(toStoredRound)
    },
    page: (accountId, request) => inQueue(() => page(accountId, request)),
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
