import type { Database } from '../db/database.ts'
import type { Events } from '../events.ts'
import { leastId } from '../rounds/id-time.ts'
import { createFreshReader } from '../site/fresh-reader.ts'
import { maskName } from './mask-name.ts'
import { notTakenBack } from './read-wins.ts'

/** A decided bet that may be shown. */
export interface LatestBet {
  roundId: string
  currencyId: string
  /** Of the player, as others may see it: masked. */
  name: string
  gameId: string
  result: 'WIN' | 'LOSE' | 'DRAW'
  stakeMinor: bigint
  payoutMinor: bigint
  multiplier: number
  /** When it was placed, and decided: milliseconds since 1970. */
  atMs: number
  decidedAtMs: number
}

/** Which bets are asked for. */
export interface LatestAsked {
  currencyId: string
  /** Of all games when absent. */
  gameId?: string | undefined
  /** 1 to 30. */
  most: number
}

/** The newest decided bets of the house. */
export interface LatestBets {
  /** The newest first, by when they were placed. */
  list(asked: LatestAsked): Promise<readonly LatestBet[]>
}

/** So many are remembered of each currency and game. */
export const REMEMBERED = 30
/** A decided round is shown to its own player for about so long. */
const SHOWN_AFTER_MS = 4_000
/** So many are read at once: the first time far back, so that seldom played games have some too. */
const FIRST_READ = 1_000
const READ = 200

/**
 * Reads the newest decided rounds at most once a second however many ask, whichever server has decided them, and remembers
 * a few of each game. Nobody asks: nothing is read.
 */
export function createLatestBets({ db, events, now }: { db: Database; events: Events; now: () => number }): LatestBets {
  const rings = new Map<string, LatestBet[]>()
  let hasRead = false

  function keep(bet: LatestBet): void {
    const key = `${bet.currencyId} ${bet.gameId}`
    const ring = rings.get(key) ?? []
    if (ring.some(({ roundId }) => roundId === bet.roundId)) return
    rings.set(key, [...ring, bet].toSorted(newestFirst).slice(0, REMEMBERED))
  }

  const refresh = createFreshReader(async () => {
    const bets = await readNewest(db, hasRead ? READ : FIRST_READ)
    hasRead = true
    for (const bet of bets) keep(bet)
  })

  // What is read from now on knows of it.
  events.on('committed', ({ kind, roundId }) => {
    if (roundId === undefined || (kind !== 'void_hold' && kind !== 'void_round')) return
    for (const [key, ring] of rings) {
      rings.set(
        key,
        ring.filter((bet) => bet.roundId !== roundId),
      )
    }
  })

  return {
    async list({ currencyId, gameId, most }) {
      await refresh()
      const bets = [...rings.values()].flatMap((ring) =>
        ring.filter(
          (bet) =>
            bet.currencyId === currencyId &&
            (gameId === undefined || bet.gameId === gameId) &&
            // Until then it is still being shown to its own player, who is not to read of it here first.
            bet.decidedAtMs + SHOWN_AFTER_MS <= now(),
        ),
      )
      return bets.toSorted(newestFirst).slice(0, most)
    },
  }
}

/** Ids of rounds are in the order of their making (UUID version 7). */
function newestFirst(one: LatestBet, other: LatestBet): number {
  return one.roundId < other.roundId ? 1 : -1
}

/** How far back it is looked for the newest rounds, one after the other until there are enough: 2 s to 30 days. */
const LOOK_BACK_MS = [2_000, 60_000, 1_800_000, 43_200_000, 2_592_000_000]

/** Rows lie in the order of their ids, which begin with their time: what is newer than a moment is read without the rest. */
async function readNewest(db: Database, most: number): Promise<LatestBet[]> {
  let rows: Row[] = []
  for (const lookBackMs of LOOK_BACK_MS) {
    rows = await readSince(db, lookBackMs, most)
    if (rows.length >= most) break
  }
  return rows.flatMap(toLatestBet)
}

type Row = Awaited<ReturnType<typeof readSince>>[number]

/** The rounds come first, and only then whose they are: joined the other way round, each account's would be looked for. */
async function readSince(db: Database, lookBackMs: number, most: number) {
  const newest = db
    .selectFrom('round')
    .where('id', '>=', leastId(Date.now() - lookBackMs))
    .where('status', '<>', 'open')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['account_id', 'id', 'game_id', 'result', 'stake_minor', 'payout_minor', 'multiplier_e4', 'created_at'])
    .select(['finished_at', 'spin_id'])
  return await db
    .selectFrom(newest.as('round'))
    .innerJoin('account', 'account.id', 'round.account_id')
    .selectAll('round')
    .select(['account.currency_id', 'account.nickname'])
    .select(notTakenBack('round.account_id', 'round.id').as('is_kept'))
    .execute()
}

/** None of a granted spin, which is no bet of the player's own, and none that was taken back. */
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
