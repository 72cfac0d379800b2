import type { SharedBet, SharedTerm } from '@fairground/contract'
import { type SharedGame, sharedGames } from '@fairground/games/shared'
import type { Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Events } from '../events.ts'
import { startLeasedLoop } from '../jobs/leased-loop.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import { createFreshReader } from '../site/fresh-reader.ts'
import type { ReadSettings } from '../site/operator-settings.ts'
import type { ReadSiteSettings } from '../site/site-settings.ts'
import { type Chains, createChains } from './chains.ts'
import { createDriver } from './driver.ts'
import { createNews } from './news.ts'
import { PACE, type Pace } from './pace.ts'
import { createSharedRoundReader, leaseName, type SharedRoundReader } from './read-shared-rounds.ts'
import type { SettleDoor } from './settle.ts'
import { listSeenBets } from './shared-bets.ts'
import { createSharedMetrics } from './shared-metrics.ts'
import { isOver, termOf } from './stored-shared-round.ts'

/** The rounds that all players share: what drives them, and what is asked about them. */
export interface SharedRounds {
  chains: Chains
  reader: SharedRoundReader
  /** The round of a game that is now, with its chain and the next; undefined before the first. */
  findTerm(game: SharedGame): Promise<SharedTerm | undefined>
  /** Its bets, the highest first, at most a thousand. */
  listBets(game: SharedGame): Promise<readonly SharedBet[]>
  /** Bets of a game were placed or decided: its news tell them soon. */
  touch(game: SharedGame): void
  /** Lets others drive; finishes what is under way. */
  close(): Promise<void>
}

/** What shared rounds are made of. */
export interface SharedRoundParts {
  db: Database
  events: Events
  log: Log
  live: Pick<Live, 'publish' | 'wants'>
  wallet: SettleDoor
  readSite: ReadSiteSettings
  readSettings: ReadSettings
  registry: Registry
  /** What a test wants otherwise. */
  pace?: Partial<Pace> | undefined
  now(): number
}

/** A fifth of a lease: several renewals may fail before it is over. */
const RENEWALS = 5
const MOST_LISTED = 1_000

/** Starts to drive the games that the operator has, wherever no other process does. */
export function createSharedRounds(parts: SharedRoundParts): SharedRounds {
  const { db, log, readSite, now } = parts
  const pace: Pace = { ...PACE, ...parts.pace }
  const reader = createSharedRoundReader(db)
  const chains = createChains({ db, log, length: pace.chainLength, now })
  const metrics = createSharedMetrics(parts.registry)

  const runs = sharedGames.map((game) => {
    const news = createNews({ ...parts, game, reader })
    const loop = startLeasedLoop({
      db,
      log,
      name: leaseName(game.id),
      everyMs: pace.tickMs,
      leaseMs: pace.leaseMs,
      renewMs: pace.leaseMs / RENEWALS,
      isWanted: async () => pace.isDriving && (await isThere(db, game)),
      work: createDriver({
        ...parts,
        game,
        pace,
        chains,
        metrics,
        onRound: (round) => news.saw(round),
        onBets: news.touch,
      }),
    })
    return { game, news, loop, listBets: createFreshReader(() => listBets(game)) }
  })

  async function listBets(game: SharedGame): Promise<readonly SharedBet[]> {
    const [seen, { currencies }] = await Promise.all([reader.findNewest(game.id), readSite()])
    const [currency] = currencies.values()
    if (!seen || !currency) return []
    const decimals = currency.decimal_length
    const bets = await listSeenBets(db, seen.round.id, { decimals, slots: game.slots, most: MOST_LISTED })
    return bets.map(({ shown }) => shown)
  }

  return {
    chains,
    reader,
    async findTerm(game) {
      const seen = await reader.findNewest(game.id)
      if (!seen) return undefined
      const { round, isDriven } = seen
      const [chain, nextChain] = await chains.listFrom(game.id, round.number)
      const isUp = isDriven || isOver(round)
      return { ...termOf(round, game, isUp), ...(chain && { chain }), ...(nextChain && { nextChain }) }
    },
    listBets: (game) => runs.find((run) => run.game === game)?.listBets() ?? Promise.resolve([]),
    touch: (game) => runs.find((run) => run.game === game)?.news.touch(),
    async close() {
      for (const { news } of runs) news.close()
      await chains.close()
      await Promise.all(runs.map(({ loop }) => loop.close()))
    },
  }
}

/** Whether the operator has the game, on or off. */
async function isThere(db: Database, { id }: SharedGame): Promise<boolean> {
  return (await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
