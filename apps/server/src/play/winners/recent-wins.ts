import { MOST_RECENT_WINS } from '@fairground/contract/calls/winners'
import { lotteries } from '@fairground/games/lottery'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { idNow, leastId } from '../../ground/db/id-time.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import { isPrivate } from '../../people/accounts/is-private.ts'
import type { Win } from './board.ts'
import { SHOWN_AFTER_MS } from './latest-bets.ts'
import { notTakenBack, selectWins, toWin } from './read-wins.ts'

/** A win is told for so long after its payout. */
const TOLD_MS = 5 * 60_000
/** A round that takes longer from bet to payout is not told: to find it, many more rounds would be read. */
const LONGEST_ROUND_MS = 10 * 60_000
/** Until then every round has been animated for its player, who should not see the result here first. */
const TOLD_AFTER_MS = Math.max(SHOWN_AFTER_MS, ...lotteries.map(({ showMs }) => showMs))
/** All rounds of that time are read, so every process reads seldom. */
const FRESH_MS = 10_000

/** Creates the reading of the newest wins, at most `MOST_RECENT_WINS` of each currency; see the call `game.recentWins`. */
export function createRecentWins({ db, now }: { db: Database; now: () => number }): () => Promise<readonly Win[]> {
  return createFreshReader(() => readRecentWins(db, now()), FRESH_MS)
}

async function readRecentWins(db: Database, nowMs: number): Promise<Win[]> {
  const wins = selectWins(db)
    .leftJoin('play', 'play.account_id', 'account.id')
    .leftJoin('chat_profile', 'chat_profile.account_id', 'account.id')
    .where('round.id', '>=', leastId(idNow() - TOLD_MS - LONGEST_ROUND_MS))
    .where('round.finished_at', '>', new Date(nowMs - TOLD_MS))
    .where('round.finished_at', '<=', new Date(nowMs - TOLD_AFTER_MS))
    // The house's own people do not count as players.
    .where(({ fn, val }) => fn.coalesce('chat_profile.role', val('member')), '=', 'member')
    .where(notTakenBack('round.account_id', 'round.id'))
    .select(isPrivate.as('is_private'))
    .select(
      sql<number>`row_number() over (partition by account_wallet.currency_id order by round.finished_at desc)`.as(
        'place',
      ),
    )
  const rows = await db
    .selectFrom(wins.as('win'))
    .selectAll()
    .where('place', '<=', MOST_RECENT_WINS)
    .orderBy('place')
    .execute()
  return rows.map((row) => ({ ...toWin(row), ...(row.is_private && { name: '' }) }))
}
