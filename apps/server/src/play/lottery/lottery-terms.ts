import type { LotteryTerm } from '@fairground/contract/lottery'
import { type Lottery, lotteries } from '@fairground/games/lottery'
import type { Bus } from '../../ground/bus/bus.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { Job } from '../../ground/work/job.ts'
import type { ReadSettings } from '../../operator/settings/operator-settings.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import type { Chains } from '../multiplayer-rounds/chains.ts'
import type { MultiplayerMetrics } from '../multiplayer-rounds/driver.ts'
import { PACE, type Pace } from '../multiplayer-rounds/pace.ts'
import { leaseName, type MultiplayerRoundReader } from '../multiplayer-rounds/read-multiplayer-rounds.ts'
import type { SettleDoor } from '../multiplayer-rounds/settle-bets.ts'
import { isOver, type MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'
import { createLotteryDriver } from './lottery-driver.ts'
import { recountTerm } from './recount-term.ts'
import { createTermNews } from './term-news.ts'
import { viewTerm } from './term-view.ts'

/** The terms of the lotteries: their drivers and their readings. */
export interface LotteryTerms {
  /** The newest term, and the latest drawn or void one; undefined before the first term. */
  findTerm(lottery: Lottery): Promise<{ term: LotteryTerm; before: LotteryTerm | undefined } | undefined>
  /** The newest term as it is stored. */
  findNewest(lottery: Lottery): Promise<MultiplayerRound | undefined>
  /**
   * The term that takes bets, as this process read it last: slips need no reading of their own. It may be void or over by now,
   * which the ledger refuses; `forgetOpen` then has it read again.
   */
  rememberedOpen(lottery: Lottery): MultiplayerRound | undefined
  forgetOpen(lottery: Lottery): void
  /** The terms that are over, the newest first. */
  page(lottery: Lottery, page: { pageNo: number; pageSize: number }): Promise<{ terms: LotteryTerm[]; total: number }>
  /** Counts exactly what the slips of a term can win together, which makes room in its limit. @returns false: counted just now */
  recount(lottery: Lottery, termId: string): Promise<boolean>
  /** Drive each lottery that no other process drives. */
  jobs: readonly Job[]
  /** Ends the news. */
  close(): void
}

/** The parts that the terms need. */
export interface LotteryTermParts {
  db: Database
  log: Log
  bus: Pick<Bus, 'isShared' | 'publish' | 'wants'>
  wallet: SettleDoor
  chains: Chains
  reader: MultiplayerRoundReader
  metrics: MultiplayerMetrics
  readSite: ReadSiteSettings
  readSettings: ReadSettings
  /** Overrides for tests. */
  pace?: Partial<Pace> | undefined
  now(): number
}

/** A full term is counted at most so often: it takes as long as thousands of bets. */
const RECOUNT_EVERY_MS = 500
/** Renewals during one lease: several may fail before it expires. */
const RENEWALS = 5

/** Creates the terms. */
export function createLotteryTerms(parts: LotteryTermParts): LotteryTerms {
  const { db, reader, now } = parts
  const pace: Pace = { ...PACE, ...parts.pace }

  const runs = lotteries.map((lottery) => {
    const news = createTermNews({ ...parts, lottery })
    const drive = createLotteryDriver({ ...parts, lottery, pace, onTerm: news.saw })
    const job: Job = {
      name: leaseName(lottery.id),
      role: 'rounds',
      everyMs: pace.tickMs,
      leaseMs: pace.leaseMs,
      renewMs: pace.leaseMs / RENEWALS,
      isWanted: async () => pace.isDriving && (await isThere(db, lottery.id)),
      async run(lease) {
        news.drive()
        await drive(lease)
      },
    }
    return { news, job }
  })

  /** By game: the newest term, while it takes bets. */
  const openTerms = new Map<string, MultiplayerRound>()

  /** When this process has counted a lottery's term. */
  const countedAt = new Map<string, number>()

  return {
    async findNewest({ id }) {
      const newest = (await reader.findNewest(id))?.round
      if (newest?.status === 'NEW') openTerms.set(id, newest)
      else openTerms.delete(id)
      return newest
    },
    rememberedOpen({ id }) {
      const term = openTerms.get(id)
      return term && now() < term.closesAtMs ? term : undefined
    },
    forgetOpen: ({ id }) => void openTerms.delete(id),
    async findTerm(lottery) {
      const { rounds } = await reader.page(lottery.id, { pageNo: 1, pageSize: 2 })
      const [newest, before] = rounds
      if (!newest) return undefined
      return {
        term: viewTerm(newest, lottery),
        before: before && isOver(before) ? viewTerm(before, lottery) : undefined,
      }
    },
    async page(lottery, { pageNo, pageSize }) {
      const newest = (await reader.findNewest(lottery.id))?.round
      // Only the newest term can be one that is not over.
      const skipped = newest && !isOver(newest) ? 1 : 0
      const { rounds, total } = await reader.page(lottery.id, { pageNo, pageSize, skipped })
      return { terms: rounds.map((round) => viewTerm(round, lottery)), total }
    },
    async recount(lottery, termId) {
      const nowMs = now()
      if (nowMs - (countedAt.get(lottery.id) ?? Number.NEGATIVE_INFINITY) < RECOUNT_EVERY_MS) return false
      countedAt.set(lottery.id, nowMs)
      await recountTerm(db, lottery, termId)
      return true
    },
    jobs: runs.map(({ job }) => job),
    close() {
      for (const { news } of runs) news.close()
    },
  }
}

/** Whether the database has the game, on or off. */
async function isThere(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
