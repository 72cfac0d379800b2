import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Events } from '../../ground/call/events.ts'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { settledId } from '../../play/rounds/session-sum.ts'

/** What an account has played in one game, over all its wallets. */
export interface PlayedGame {
  gameId: string
  /** Decided rounds. */
  rounds: number
  /** The highest multiplier of a win in parts of ten thousand; 0: no win. */
  bestE4: number
}

/** Rounds after a wallet's stored sum from which on they are added to it. */
const MOST_ADDED = 1_000
/** Most wallets whose bets are counted in memory. One that is dropped counts from 0 again. */
const MOST_COUNTED = 20_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The sums of what accounts have played. */
export interface PlayedSums {
  /** Reads the games that an account has played; it adds up only the rounds after the stored sums. */
  read(accountId: string): Promise<PlayedGame[]>
}

/** Creates the sums of one process. It stores a wallet's sum after each MOST_ADDED bets. */
export function createPlayedSums({
  db,
  events,
  log,
}: {
  db: Database
  events: Events
  log: Pick<Logger, 'warn'>
}): PlayedSums {
  const bets = new RecentMap<WalletId, number>(MOST_COUNTED)
  const keep = (walletId: WalletId) =>
    keepPlayedSum(db, walletId, settledId()).catch((error: unknown) =>
      log.warn({ err: error }, 'the sum of a wallet’s rounds was not kept'),
    )

  events.on('committed', ({ accountId, kind }) => {
    if (kind !== 'bet') return
    const count = (bets.get(accountId) ?? 0) + 1
    bets.set(accountId, count % MOST_ADDED)
    if (count === MOST_ADDED) void keep(accountId)
  })

  return {
    async read(accountId) {
      const rows = await readPlayed(db, accountId)
      for (const { wallet_id, added } of rows) if (added > MOST_ADDED) void keep(wallet_id)
      const games = new Map<string, PlayedGame>()
      for (const { game_id: gameId, rounds, best_e4 } of rows) {
        const game = games.get(gameId) ?? { gameId, rounds: 0, bestE4: 0 }
        const bestE4 = Math.max(game.bestE4, Number(best_e4))
        games.set(gameId, { gameId, rounds: game.rounds + Number(rounds), bestE4 })
      }
      return [...games.values()]
    },
  }
}

/** Rounds of play: decided, not called off, with a stake of the player. */
const counts = sql`r.status = 'finished' and r.spin_id is null`

/** The multiplier of a win that was not taken back while it was held. */
const multiplier = sql`case when r.result = 'WIN' and not exists (
  select from money_action void where void.kind = 'void_hold' and void.account_id = r.account_id and void.round_id = r.id)
  then r.multiplier_e4 else 0 end`

function readPlayed(db: Database, accountId: string) {
  return sql<{ wallet_id: WalletId; game_id: string; rounds: bigint; best_e4: bigint; added: number }>`
    with mine as (
      select w.wallet_id, coalesce(k.upto, ${FIRST_ID}) as upto, k.pending
      from account_wallet w left join played_sum k using (wallet_id) where w.account_id = ${accountId})
    select wallet_id, game_id, sum(rounds)::bigint as rounds, max(best_e4)::bigint as best_e4, sum(added)::int as added from (
      select g.wallet_id, g.game_id, g.rounds, g.best_e4, 0 as added from played_game g join mine using (wallet_id)
      union all
      select mine.wallet_id, r.game_id, 1, ${multiplier}, 1
      from mine join round r on r.account_id = mine.wallet_id and r.id > mine.upto where ${counts}
      union all
      select mine.wallet_id, r.game_id, 1, ${multiplier}, 0
      from mine cross join lateral unnest(mine.pending) pending_id cross join lateral (
        select * from round r where r.account_id = mine.wallet_id and r.id = pending_id limit 1) r
      where ${counts}) played
    group by wallet_id, game_id`
    .execute(db)
    .then(({ rows }) => rows)
}

/**
 * Adds a wallet's rounds up to an id to its stored sum, and stores which of them are still open. While another process does
 * so, it does nothing.
 */
export async function keepPlayedSum(db: Database, walletId: WalletId, upto: string): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`insert into played_sum (wallet_id, upto) values (${walletId}, ${FIRST_ID}) on conflict do nothing`.execute(
      tx,
    )
    const { rows } = await sql`select from played_sum where wallet_id = ${walletId} for update skip locked`.execute(tx)
    if (rows.length === 0) return
    await sql`
      with k as (select * from played_sum where wallet_id = ${walletId} and upto < ${upto}::uuid), added as (
        select r.game_id, count(*) as rounds, max(${multiplier}) as best_e4
        from k join round r on r.account_id = k.wallet_id
          and ((r.id > k.upto and r.id <= ${upto}) or r.id = any(k.pending))
        where ${counts} group by r.game_id
      ), stored as (
        insert into played_game as g (wallet_id, game_id, rounds, best_e4)
        select ${walletId}::uuid, game_id, rounds, best_e4 from added
        on conflict (wallet_id, game_id) do update set
          rounds = g.rounds + excluded.rounds, best_e4 = greatest(g.best_e4, excluded.best_e4)
      )
      update played_sum s set upto = ${upto}, pending = array(
        select open_id from wallet w, unnest(w.open_round_ids) open_id where w.account_id = ${walletId} and open_id <= ${upto})
      from k where s.wallet_id = k.wallet_id`.execute(tx)
  })
}
