// Measures how smoothly each game moves on a slow phone: frames in the worst second with a processor slowed down four times.
import { randomUUID } from 'node:crypto'
import type { WalletId } from '@fairground/server/ground/db/wallet-id.ts'
import { grantSpins } from '@fairground/server/play/bonus/grant-spins.ts'
import { startTestServer } from '@fairground/testkit'
import { startTestCluster } from '@fairground/testkit/cluster.ts'
import { CLUSTER_VARIABLE } from '@fairground/testkit/database.ts'
import { newPlayer } from '@fairground/testkit/player.ts'
import { chromium } from '@playwright/test'
import { games } from './frames/games.data.ts'
import { framesOf } from './frames/play.ts'
import { buildSite } from './load/pages.ts'

const SLOW_DOWN = 4
/** The least number of 60 frames in the worst second. */
const FRAMES_BAR = 58
/** The most milliseconds from the slowest press to its paint, and from the median press to the server's answer. */
const PRESS_BAR = 100
const ANSWER_BAR = 100

/** @param options ids of games; all when there are none */
export async function run(options: string[]): Promise<boolean> {
  const siteFolder = buildSite()
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.url
  const server = await startTestServer({ siteFolder, pace: { bettingMs: 3_000 } })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--no-sandbox'] })
  try {
    const siteGames = (await server.parts.readSite()).games
    const chosenGames = games.filter(({ id }) => siteGames.has(id) && (options.length === 0 || options.includes(id)))
    const rows = []
    for (const game of chosenGames) {
      const { token, userId } = await newPlayer(server, { deposit: 10_000 })
      if (game.usesSpins) await grantSpins(server.parts, spinsFor(userId))
      const { answer, ...frames } = await framesOf(browser, { url: server.url, token, game, slowDown: SLOW_DOWN })
      const row = { game: game.id, ...frames, answer: game.waitsForRound ? undefined : answer }
      console.info(row)
      rows.push({
        ...row,
        framesKept: row.plays > 0 && row.worst >= FRAMES_BAR,
        pressKept: row.press <= PRESS_BAR,
        answerKept: row.answer === undefined || row.answer <= ANSWER_BAR,
      })
    }
    console.table(rows)
    return rows.every((row) => row.framesKept && row.pressKept && row.answerKept)
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

/** More spins than the benchmark uses. */
function spinsFor(accountId: WalletId) {
  return {
    accountId,
    walletId: accountId,
    key: randomUUID(),
    source: 'staff',
    valueMinor: 100n,
    count: 50,
    days: 7,
  } as const
}
