import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as lottery from '@fairground/contract/calls/lottery'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { CallError } from '@fairground/contract/envelope'
import { lotteries } from '@fairground/games/lottery'
import { multiplayerGames } from '@fairground/games/multiplayer'
import { createClient } from '@fairground/testkit/client.ts'
import { startTestCluster } from '@fairground/testkit/cluster.ts'
import { CLUSTER_VARIABLE } from '@fairground/testkit/database.ts'
import { startProduct } from './product.ts'

/**
 * Starts the product of all journeys, and keeps a copy of its folder as soon as its chains of seeds are made: the products of
 * single tests start from the copy, so that each chain is made once and not in every one of them. Servers that fail as a test wants
 * share one cluster.
 * @returns a function that stops both
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.url
  const product = await startProduct()
  process.env.FAIRGROUND_URL = product.url
  process.env.FAIRGROUND_FOLDER = product.dataDir
  const keptFolder = mkdtempSync(join(tmpdir(), 'fairground-e2e-kept-'))
  await everyGameRuns(product.url)
  await product.copyTo(keptFolder)
  process.env.FAIRGROUND_KEPT_FOLDER = keptFolder
  return async () => {
    await product.stop()
    await cluster.stop()
    rmSync(keptFolder, { recursive: true, force: true })
  }
}

/** Waits until each game with a chain of seeds has a round. */
async function everyGameRuns(url: string): Promise<void> {
  const call = createClient(url)
  const terms = [
    ...multiplayerGames.map(
      ({ id }) =>
        () =>
          call(multiplayer.term, { gameId: id }),
    ),
    ...lotteries.map(
      ({ id }) =>
        () =>
          call(lottery.term, { gameId: id }),
    ),
  ]
  for (const term of terms) while (!(await isThere(term))) await pause(500)
}

async function isThere(term: () => Promise<unknown>): Promise<boolean> {
  try {
    await term()
    return true
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'no_round_yet') return false
    throw error
  }
}
