import * as game from '@fairground/contract/calls/game'
import type { Move, Options } from '@fairground/games'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { idNow, leastId } from '../../ground/db/id-time.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { createWorkQueue } from '../../ground/work/work-queue.ts'
import { readServerSeed } from '../../money/wallet/account.ts'
import { createBatchedReader } from '../../money/wallet/batched-reader.ts'
import type { StoredRound } from './stored-round.ts'
import { parseSlip } from './stored-slip.ts'

/** Selects rounds of a wallet. Times in milliseconds since 1970. */
export interface RoundFilter {
  gameId?: string | undefined
  result?: StoredRound['result'] | undefined
  /** Placed at this time or later. */
  from?: number | undefined
  /** Placed before this time. */
  until?: number | undefined
  /** Placed before this round. */
  before?: string | undefined
}

/** A page of the selected rounds. Pages count from 1. */
export interface RoundPageRequest extends RoundFilter {
  pageNo: number
  pageSize: number
}

/** Reads rounds of one wallet, which `accountId` names. Only `findDecided` reads the rounds of any account. */
export interface RoundReader {
  /** Look-ups of the same moment share a query. */
  find(accountId: WalletId, roundId: string): Promise<StoredRound | undefined>
  /** A decided round of any account, for its public page. */
  findDecided(roundId: string): Promise<StoredRound | undefined>
  /** The unfinished rounds, the newest first. */
  listOpen(accountId: WalletId): Promise<StoredRound[]>
  /**
   * The newest first, and their number. It searches the newest 10,000 rounds of the requested time, of any game and result.
   * When there are more, the pages before the round `older` continue with them.
   */
  page(
    accountId: WalletId,
    request: RoundPageRequest,
  ): Promise<{ rounds: StoredRound[]; total: number; older: string | undefined }>
  /** Sums of the same 10,000 rounds, in the smallest unit, without spins and cancelled rounds. */
  totals(accountId: WalletId, filter: RoundFilter): Promise<RoundTotals>
}

/** Sums of rounds, in the smallest unit; `openMinor` are the stakes of those that are not decided yet. */
export interface RoundTotals {
  bets: number
  stakedMinor: bigint
  openMinor: bigint
  wonMinor: bigint
}

const DAY_MS = 24 * 60 * 60_000
const MOST_PAGED = game.MOST_PAGED_BETS
/** Most pages that are read at once, so that bets keep their connections. */
const PAGES_AT_ONCE = 2
/** Most accounts that are remembered to have MOST_PAGED rounds. */
const MOST_REMEMBERED = 20_000

/** Creates a reader over the database. */
export function createRoundReader(db: Database, keyring: Keyring): RoundReader {
  const find = createBatchedReader<{ accountId: WalletId; roundId: string }, StoredRound>(async (keys) => {
    const accountIds = keys.map(({ accountId }) => accountId)
    const roundIds = keys.map(({ roundId }) => roundId)
    const rows = await selectRounds(db)
      .where(
        sql<boolean>`(round.account_id, round.id) in (select * from unnest(${accountIds}::uuid[], ${roundIds}::uuid[]))`,
      )
      .execute()
    const roundsByKey = new Map(toStoredRounds(rows, keyring).map((round) => [round.accountId + round.id, round]))
    return keys.map(({ accountId, roundId }) => roundsByKey.get(accountId + roundId))
  })

  const fullHistories = new RecentMap<string, true>(MOST_REMEMBERED)
  const inQueue = createWorkQueue({ atOnce: PAGES_AT_ONCE, waiting: 1_000 })

  /** Selects the rounds to search, without their limit. */
  const select = (accountId: WalletId, { from, until, before }: RoundFilter) =>
    db
      .selectFrom('round')
      .where('account_id', '=', accountId)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .$if(from !== undefined, (query) =>
        query.where('id', '>=', leastId((from ?? 0) - CLOCKS_DIFFER_MS)).where('created_at', '>=', new Date(from ?? 0)),
      )
      .$if(until !== undefined, (query) =>
        query.where('id', '<', leastId((until ?? 0) + CLOCKS_DIFFER_MS)).where('created_at', '<', new Date(until ?? 0)),
      )
      .orderBy('id', 'desc')

  /** Selects the matching rounds of the searched ones. */
  const selectMatches = (accountId: WalletId, { result, gameId, ...rest }: RoundFilter) =>
    db
      .selectFrom(select(accountId, rest).select(['id', 'result', 'game_id']).limit(MOST_PAGED).as('looked_at'))
      .$if(gameId !== undefined, (query) => query.where('looked_at.game_id', '=', gameId ?? ''))
      .$if(result !== undefined, (query) => query.where('looked_at.result', '=', result ?? 'PENDING'))

  /** Rounds only go with their month, to the archive, so an account with MOST_PAGED rounds needs one count a day. */
  async function count(accountId: WalletId, filter: RoundFilter): Promise<number> {
    const { gameId, before, result, from, until } = filter
    const mayBeKnown = [gameId, result, from, until].every((each) => each === undefined)
    const key = `${accountId} ${before ?? ''} ${Math.floor(idNow() / DAY_MS)}`
    if (mayBeKnown && fullHistories.get(key)) return MOST_PAGED
    const { total } = await selectMatches(accountId, filter)
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow()
    if (mayBeKnown && Number(total) === MOST_PAGED) fullHistories.set(key, true)
    return Number(total)
  }

  /** The last of the searched rounds, when older ones exist. */
  async function findLast(accountId: WalletId, filter: RoundFilter): Promise<string | undefined> {
    const [last, next] = await select(accountId, filter)
      .select('id')
      .limit(2)
      .offset(MOST_PAGED - 1)
      .execute()
    return next && last?.id
  }

  async function page(accountId: WalletId, { pageNo, pageSize, ...filter }: RoundPageRequest) {
    const offset = (pageNo - 1) * pageSize
    const most = Math.min(pageSize, MOST_PAGED - offset)
    const matches = selectMatches(accountId, filter).select('looked_at.id').orderBy('looked_at.id', 'desc')
    const [ids, total, older] = await Promise.all([
      most > 0 ? matches.limit(most).offset(offset).execute() : [],
      count(accountId, filter),
      findLast(accountId, filter),
    ])
    const rounds = await Promise.all(ids.map(({ id }) => find({ accountId, roundId: id })))
    return { rounds: rounds.filter((round) => round !== undefined), total, older }
  }

  async function totals(accountId: WalletId, { result, gameId, ...rest }: RoundFilter) {
    const lookedAt = select(accountId, rest)
      .select(['result', 'game_id', 'stake_minor', 'payout_minor', 'spin_id'])
      .limit(MOST_PAGED)
    const countedRounds = sql<boolean>`spin_id is null and result <> 'CANCELLED'`
    const { bets, staked, open, won } = await db
      .selectFrom(lookedAt.as('looked_at'))
      .$if(gameId !== undefined, (query) => query.where('looked_at.game_id', '=', gameId ?? ''))
      .$if(result !== undefined, (query) => query.where('looked_at.result', '=', result ?? 'PENDING'))
      .select(({ fn }) => [
        fn.countAll<bigint>().as('bets'),
        sql<string | null>`sum(stake_minor) filter (where ${countedRounds})`.as('staked'),
        sql<string | null>`sum(stake_minor) filter (where ${countedRounds} and result = 'PENDING')`.as('open'),
        sql<string | null>`sum(payout_minor) filter (where ${countedRounds})`.as('won'),
      ])
      .executeTakeFirstOrThrow()
    const [stakedMinor, openMinor, wonMinor] = [BigInt(staked ?? 0), BigInt(open ?? 0), BigInt(won ?? 0)]
    return { bets: Number(bets), stakedMinor, openMinor, wonMinor }
  }

  return {
    find: (accountId, roundId) => find({ accountId, roundId }),
    async findDecided(roundId) {
      // The rows are stored in order of their ids, so a block range index finds them (migration 0067).
      const row = await selectRounds(db)
        .where('round.id', '=', roundId)
        .where(sql<boolean>`round.status <> 'open'`)
        .executeTakeFirst()
      return row && toStoredRounds([row], keyring)[0]
    },
    async listOpen(accountId) {
      const rows = await selectRounds(db)
        .where('round.account_id', '=', accountId)
        .where(
          sql<boolean>`round.id = any (array(select unnest(open_round_ids) from wallet where account_id = ${accountId}))`,
        )
        .where('round.status', '=', 'open')
        .orderBy('round.id', 'desc')
        .execute()
      return toStoredRounds(rows, keyring)
    },
    page: (accountId, request) => inQueue(() => page(accountId, request)),
    totals: (accountId, filter) => inQueue(() => totals(accountId, filter)),
  }
}

/** Largest difference of the server's clock, which makes the id, and the database's clock, which makes `created_at`. */
const CLOCKS_DIFFER_MS = 600_000

/** Selects rounds with their seeds. */
function selectRounds(db: Database) {
  return db
    .selectFrom('round')
    .innerJoin('seed_pair', (join) =>
      join.onRef('seed_pair.account_id', '=', 'round.account_id').onRef('seed_pair.id', '=', 'round.seed_pair_id'),
    )
    .leftJoin('multiplayer_bet', (join) =>
      join
        .onRef('multiplayer_bet.account_id', '=', 'round.account_id')
        .onRef('multiplayer_bet.round_id', '=', 'round.id'),
    )
    .selectAll('round')
    .leftJoin('multiplayer_round', 'multiplayer_round.id', 'multiplayer_bet.multiplayer_round_id')
    .select([
      'multiplayer_bet.multiplayer_round_id',
      'multiplayer_bet.target_e2',
      'multiplayer_round.result as numbers',
    ])
    .select(['server_seed', 'server_seed_hash', 'seed_pair.client_seed', 'seed_pair.status as pair_status'])
}

type RowOf<Query> = Query extends SelectQueryBuilder<never, never, infer Row> ? Row : never

type Row = RowOf<ReturnType<typeof selectRounds>>

/** Decrypts each server seed once: the rounds of a page share few pairs. */
function toStoredRounds(rows: readonly Row[], keyring: Keyring): StoredRound[] {
  const seeds = new Map<string, string>()
  return rows.map((row) => {
    const { account_id, seed_pair_id: id, pair_status: status, server_seed } = row
    const serverSeed = seeds.get(id) ?? readServerSeed(keyring, { account_id, id, status, server_seed })
    seeds.set(id, serverSeed)
    return toStoredRound(row, serverSeed)
  })
}

function toStoredRound(row: Row, serverSeed: string): StoredRound {
  if (row.client_seed === null) throw new Error(`round ${row.id} has no client seed`)
  const slip = parseSlip(row.options)
  return {
    accountId: row.account_id,
    id: row.id,
    gameId: row.game_id,
    status: row.status,
    result: row.result,
    step: row.step,
    // Only moveRound and openRound write these, from values that an engine has checked.
    moves: row.moves as Move[],
    options: slip ? {} : (row.options as Options),
    edgeBp: row.edge_bp,
    stakeMinor: row.stake_minor,
    maxWinMinor: row.max_win_minor,
    payoutMinor: row.payout_minor,
    createdAtMs: row.created_at.getTime(),
    finishedAtMs: row.finished_at?.getTime(),
    seeds: { serverSeed, clientSeed: row.client_seed, nonce: row.nonce },
    serverSeedHash: row.server_seed_hash,
    isSpin: row.spin_id !== null,
    isRevealed: row.pair_status === 'revealed',
    ...(slip && { slip, drawnNumbers: row.status === 'finished' ? (row.numbers ?? undefined) : undefined }),
    ...(row.multiplayer_round_id !== null && {
      multiplayer: {
        roundId: row.multiplayer_round_id,
        slot: row.slot,
        target: row.target_e2 === null ? undefined : Number(row.target_e2),
        multiplierE4: row.multiplier_e4,
      },
    }),
  }
}
