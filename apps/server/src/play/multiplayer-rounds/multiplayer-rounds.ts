import type { MultiplayerBet, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import { type MultiplayerGame, multiplayerGames } from '@fairground/games/multiplayer'
import type { Bus } from '../../ground/bus/bus.ts'
import type { Facts } from '../../ground/bus/facts.ts'
import type { Events } from '../../ground/call/events.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import type { Job } from '../../ground/work/job.ts'
import type { ReadSettings } from '../../operator/settings/operator-settings.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import { type Chains, createChains } from './chains.ts'
import { createDriver, type MultiplayerMetrics } from './driver.ts'
import { listSeenBets } from './multiplayer-bets.ts'
import { createNews } from './news.ts'
import { PACE, type Pace } from './pace.ts'
import { createMultiplayerRoundReader, leaseName, type MultiplayerRoundReader } from './read-multiplayer-rounds.ts'
import type { SettleDoor } from './settle-bets.ts'
import { isOver, termOf } from './stored-multiplayer-round.ts'

/** The multiplayer rounds: their drivers and their readings. */
export interface MultiplayerRounds {
  chains: Chains
  reader: MultiplayerRoundReader
  /** The current round of a game, with its chain and the next one; undefined before the first round. */
  findTerm(game: MultiplayerGame): Promise<MultiplayerTerm | undefined>
  /** The bets of the current round, the highest first, at most a thousand. */
  listBets(game: MultiplayerGame): Promise<readonly MultiplayerBet[]>
  /** Notes that a bet of a game was placed, or that this one was decided, so that its news publish it soon. */
  touch(game: MultiplayerGame, decidedBetId?: string): void
  /** Drive each game that no other process drives. */
  jobs: readonly Job[]
  /** Ends the news. */
  close(): Promise<void>
}

/** The parts that multiplayer rounds need. */
export interface MultiplayerRoundParts {
  db: Database
  keyring: Keyring
  events: Events
  log: Log
  bus: Pick<Bus, 'isShared' | 'publish' | 'wants'>
  facts: Facts
  wallet: SettleDoor
  readSite: ReadSiteSettings
  readSettings: ReadSettings
  metrics: MultiplayerMetrics
  /** Overrides for tests. */
  pace?: Partial<Pace> | undefined
  now(): number
}

/** Renewals during one lease: several may fail before it expires. */
const RENEWALS = 5
const MOST_LISTED = 1_000

/** Creates the multiplayer rounds. */
export function createMultiplayerRounds(parts: MultiplayerRoundParts): MultiplayerRounds {
  const { db, keyring, log, readSite, metrics, now } = parts
  const pace: Pace = { ...PACE, ...parts.pace }
  const reader = createMultiplayerRoundReader(db)
  const chains = createChains({ db, keyring, log, length: pace.chainLength, now })

  const runs = multiplayerGames.map((game) => {
    const news = createNews({ ...parts, game, reader })
    const drive = createDriver({
      ...{ ...parts, game, pace, chains, metrics },
      onRound: (round) => news.saw(round),
      onBets: () => news.touch(),
    })
    const job: Job = {
      name: leaseName(game.id),
      role: 'rounds',
      everyMs: pace.tickMs,
      leaseMs: pace.leaseMs,
      renewMs: pace.leaseMs / RENEWALS,
      isWanted: async () => pace.isDriving && (await isThere(db, game)),
      async run(lease) {
        news.drive()
        await drive(lease)
      },
    }
    return { game, news, job, listBets: createFreshReader(() => listBets(game)) }
  })

  async function listBets(game: MultiplayerGame): Promise<readonly MultiplayerBet[]> {
    const [newestRound, { currencies }] = await Promise.all([reader.findNewest(game.id), readSite()])
    if (!newestRound) return []
    const bets = await listSeenBets(db, newestRound.round.id, { currencies, slots: game.slots, most: MOST_LISTED })
    return bets.map(({ publicBet }) => publicBet)
  }

  return {
    chains,
    reader,
    async findTerm(game) {
      const newestRound = await reader.findNewest(game.id)
      if (!newestRound) return undefined
      const { round, isDriven } = newestRound
      const [chain, nextChain] = await chains.listFrom(game.id, round.number)
      const isUp = isDriven || isOver(round)
      return { ...termOf(round, game, isUp), ...(chain && { chain }), ...(nextChain && { nextChain }) }
    },
    listBets: (game) => runs.find((run) => run.game === game)?.listBets() ?? Promise.resolve([]),
    touch: (game, decidedBetId) => runs.find((run) => run.game === game)?.news.touch(decidedBetId),
    jobs: runs.map(({ job }) => job),
    async close() {
      for (const { news } of runs) news.close()
      await chains.close()
    },
  }
}

/** Whether the database has the game, on or off. */
async function isThere(db: Database, { id }: MultiplayerGame): Promise<boolean> {
  return (await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
