import { findLottery } from '@fairground/games/lottery'
import type { Facts } from '../../ground/bus/facts.ts'
import type { Database } from '../../ground/db/database.ts'
import { idNow, leastId } from '../../ground/db/id-time.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import { listedName } from '../../people/accounts/is-private.ts'
import { maskName } from './mask-name.ts'
import { notTakenBack } from './read-wins.ts'

/** A public decided bet. */
export interface LatestBet {
  roundId: string
  currencyId: string
  /** The player's masked name. */
  name: string
  gameId: string
  result: 'WIN' | 'LOSE' | 'DRAW'
  stakeMinor: bigint
  payoutMinor: bigint
  multiplier: number
  /** Times of the bet and of its decision, milliseconds since 1970. */
  atMs: number
  decidedAtMs: number
}

/** A query of bets. */
export interface LatestBetQuery {
  currencyId: string
  /** Default: all games. */
  gameId?: string | undefined
  /** 1 to 30. */
  most: number
}

/** The newest decided bets of all players. */
export interface LatestBets {
  /** Lists the newest first, by the time of the bet. */
  list(query: LatestBetQuery): Promise<readonly LatestBet[]>
}

/** Bets in memory of each currency and game. */
export const MOST_OF_A_GAME = 30
/** About the time that a decided round is animated for its player. */
export const SHOWN_AFTER_MS = 4_000
/** Bets of one query. The first query reads more, so that rarely played games have some too. */
const FIRST_READ = 1_000
const LATER_READ = 200

/**
 * Creates the list. On a query it reads the newest decided rounds of all servers, at most once a second, and keeps a few of each
 * game in memory.
 */
export function createLatestBets({ db, facts, now }: { db: Database; facts: Facts; now: () => number }): LatestBets {
  const rings = new Map<string, LatestBet[]>()
  let hasRead = false

  function keep(bet: LatestBet): void {
    const key = `${bet.currencyId} ${bet.gameId}`
    const ring = rings.get(key) ?? []
    if (ring.some(({ roundId }) => roundId === bet.roundId)) return
    rings.set(key, [...ring, bet].toSorted(newestFirst).slice(0, MOST_OF_A_GAME))
  }

  const refresh = createFreshReader(async () => {
    const bets = await readNewest(db, hasRead ? LATER_READ : FIRST_READ)
    hasRead = true
    for (const bet of bets) keep(bet)
  })

  // Later readings exclude a reversed bet; this removes it from memory.
  facts.on('betVoided', ({ roundId }) => {
    for (const [key, ring] of rings) {
      rings.set(
        key,
        ring.filter((bet) => bet.roundId !== roundId),
      )
    }
  })

  facts.onLoss(() => {
    rings.clear()
    hasRead = false
  })

  return {
    async list({ currencyId, gameId, most }) {
      await refresh()
      const bets = [...rings.values()].flatMap((ring) =>
        ring.filter(
          (bet) =>
            bet.currencyId === currencyId &&
            (gameId === undefined || bet.gameId === gameId) &&
            // Until then the round is animated for its player, who should not see the result here first.
            bet.decidedAtMs + (findLottery(bet.gameId)?.showMs ?? SHOWN_AFTER_MS) <= now(),
        ),
      )
      return bets.toSorted(newestFirst).slice(0, most)
    },
  }
}

/** Sorts by id, which begins with the time (UUID version 7). */
function newestFirst(one: LatestBet, other: LatestBet): number {
  return one.roundId < other.roundId ? 1 : -1
}

/** Periods to search for the newest rounds, one after the other until there are enough: 2 s to 30 days. */
const LOOK_BACK_MS = [2_000, 60_000, 1_800_000, 43_200_000, 2_592_000_000]

/** Reads the newest rounds. Rows are stored in order of their ids, which begin with the time, so a recent period is cheap. */
async function readNewest(db: Database, most: number): Promise<LatestBet[]> {
  let rows: Row[] = []
  for (const lookBackMs of LOOK_BACK_MS) {
    rows = await readSince(db, lookBackMs, most)
    if (rows.length >= most) break
  }
  return rows.flatMap(toLatestBet)
}

type Row = Awaited<ReturnType<typeof readSince>>[number]

/** Selects the rounds first and joins the accounts then: the other order would search the rounds of each account. */
async function readSince(db: Database, lookBackMs: number, most: number) {
  const newestRounds = db
    .selectFrom('round')
    .where('id', '>=', leastId(idNow() - lookBackMs))
    .where('status', '<>', 'open')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['account_id', 'id', 'game_id', 'result', 'stake_minor', 'payout_minor', 'multiplier_e4', 'created_at'])
    .select(['finished_at', 'spin_id'])
  return await db
    .selectFrom(newestRounds.as('round'))
    .innerJoin('account_wallet', 'account_wallet.wallet_id', 'round.account_id')
    .innerJoin('account', 'account.id', 'account_wallet.account_id')
    .selectAll('round')
    .select(['account_wallet.currency_id', listedName.as('nickname')])
    .select(notTakenBack('round.account_id', 'round.id').as('is_kept'))
    .execute()
}

/** Converts a row; empty for a granted spin, which is not a bet of the player, and for a reversed bet. */
function toLatestBet(row: Row): LatestBet[] {
  const { result } = row
  if (row.spin_id !== null || (result !== 'WIN' && result !== 'LOSE' && result !== 'DRAW')) return []
  if (result === 'WIN' && !row.is_kept) return []
  return [
    {
      roundId: row.id,
      currencyId: row.currency_id,
      name: maskName(row.nickname),
      gameId: row.game_id,
      result,
      stakeMinor: row.stake_minor,
      payoutMinor: row.payout_minor,
      multiplier: result === 'LOSE' ? 0 : Number(row.multiplier_e4) / 10_000,
      atMs: row.created_at.getTime(),
      decidedAtMs: (row.finished_at ?? row.created_at).getTime(),
    },
  ]
}
