import { type GameLife, LEAST_PLAYING } from '@fairground/contract/calls/winners'
import { findLottery, type Lottery } from '@fairground/games/lottery'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import type { Database } from '../../ground/db/database.ts'
import { idNow, leastId } from '../../ground/db/id-time.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import type { LotteryTerms } from '../lottery/lottery-terms.ts'
import type { MultiplayerRoundReader } from '../multiplayer-rounds/read-multiplayer-rounds.ts'
import type { MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'

/** Whoever has begun a round so recently plays. */
const PLAYING_MS = 5 * 60_000
/** Counting reads all rounds of that time, so every process counts seldom. */
const COUNT_FRESH_MS = 10_000
/** A draw is told soon after it: this reads a few rows by their keys. */
const FRESH_MS = 2_000
/** Of the newest two flights at most one is not over. */
const NEWEST = { pageNo: 1, pageSize: 2 }

interface Parts {
  db: Database
  readSite: ReadSiteSettings
  lotteryTerms: Pick<LotteryTerms, 'findTerm'>
  reader: Pick<MultiplayerRoundReader, 'page'>
}

/** Creates the reading of what goes on in the games; see the call `game.life`. */
export function createGameLife({ db, readSite, lotteryTerms, reader }: Parts): () => Promise<GameLife[]> {
  const readPlaying = createFreshReader(() => countPlaying(db), COUNT_FRESH_MS)
  return createFreshReader(async () => {
    const [{ games }, playing] = await Promise.all([readSite(), readPlaying()])
    const open = [...games.values()].filter(({ enabled }) => enabled)
    const list = await Promise.all(
      open.map(async ({ id }) => ({ gameId: id, playing: playing.get(id), ...(await nowOf(id)) })),
    )
    return list.filter(({ gameId, ...facts }) => Object.values(facts).some((fact) => fact !== undefined))
  }, FRESH_MS)

  async function nowOf(gameId: string): Promise<Partial<GameLife>> {
    const lottery = findLottery(gameId)
    if (lottery) return drawsOf(lottery, await lotteryTerms.findTerm(lottery))
    if (!findMultiplayerGame(gameId)) return {}
    const { rounds } = await reader.page(gameId, NEWEST)
    return { lastPoint: lastPointOf(rounds) }
  }
}

function drawsOf(lottery: Lottery, found: Awaited<ReturnType<LotteryTerms['findTerm']>>): Partial<GameLife> {
  if (!found) return {}
  const lastResult = found.before?.result
  return {
    drawsAt: found.term.drawsAt,
    termSeconds: lottery.termMs / 1_000,
    ...(lastResult && { lastResult }),
  }
}

function lastPointOf(rounds: readonly MultiplayerRound[]): number | undefined {
  const { pointE2 } = rounds.find(({ status }) => status === 'FINISHED') ?? {}
  return pointE2 === undefined ? undefined : Number(pointE2) / 100
}

/** The accounts that play each game, where there are enough. */
async function countPlaying(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('round')
    .where('id', '>=', leastId(idNow() - PLAYING_MS))
    .groupBy('game_id')
    .select(({ fn }) => ['game_id', fn.count<number>('account_id').distinct().as('playing')])
    .having(({ fn }) => fn.count('account_id').distinct(), '>=', LEAST_PLAYING)
    .execute()
  return new Map(rows.map(({ game_id, playing }) => [game_id, Number(playing)]))
}
