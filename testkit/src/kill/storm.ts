import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as fair from '@fairground/contract/calls/fair'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { auditPlayer } from './audit.ts'
import { type LoadPlayer, newLoadPlayer } from './load-player.ts'
import { type Product, startProduct, type Target } from './product.ts'
import type { CallCounts } from './steady-client.ts'

/** One kill and the time from the restart's beginning (for a killed database: from the kill) to the first good answer. */
export interface Kill {
  target: Target
  recoveryMs: number
  /** Number of open rounds at the kill. */
  openRounds: number
}

/** Result of a storm. */
export interface StormReport extends CallCounts {
  kills: Kill[]
  bets: number
  deposits: number
  withdrawals: number
  /** One sentence each; empty when the server lost nothing acknowledged, did nothing twice, and the ledger is sound. */
  faults: string[]
}

/** Settings of a storm. */
export interface StormOptions {
  kills: number
  players?: number
  /** The least number of answers between a recovery and the next kill; it adds a random number. */
  answersBetween?: number
  onKill?: (kill: Kill) => void
}

const TARGETS: readonly Target[] = ['server', 'database', 'both']
const PROBE_MS = 10
const RECOVERY_LIMIT_MS = 30_000

/**
 * Kills the product's processes again and again while players bet, move, cash out, deposit and withdraw without a pause; then
 * compares the acknowledged requests with the product's state.
 */
export async function runStorm(options: StormOptions): Promise<StormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-storm-'))
  const product = await startProduct(dataDir)
  try {
    return await playAndKill(product, options)
  } catch (error) {
    throw new Error(`the storm ended early; the product said:\n${product.errorLines.slice(-20).join('\n')}`, {
      cause: error,
    })
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function playAndKill(product: Product, { kills, players: size = 8, answersBetween = 100, onKill }: StormOptions) {
  const counts: CallCounts = { answerCount: 0, unsureCount: 0, brokenCount: 0 }
  const players = await Promise.all(Array.from({ length: size }, () => newLoadPlayer(product.url, counts)))
  const stop = new AbortController()
  const playing = Promise.all(players.map((player) => player.play(stop.signal)))
  const finishedKills: Kill[] = []
  try {
    for (let i = 0; i < kills; i++) {
      await waitForAnswers(counts, answersBetween + randomInt(answersBetween))
      const openRounds = players.filter(hasOpenRound).length
      const target = TARGETS[i % TARGETS.length] ?? 'both'
      const kill = { target, recoveryMs: await killAndProbe(product, target, players), openRounds }
      finishedKills.push(kill)
      onKill?.(kill)
    }
    await waitForAnswers(counts, answersBetween)
  } finally {
    stop.abort()
    await playing
  }
  // Some players have stopped in the middle of a round; these rounds must survive one more kill.
  await killAndProbe(product, 'both', players)
  const faults = (await Promise.all(players.map(auditPlayer))).flat()
  return {
    ...counts,
    kills: finishedKills,
    bets: players.reduce((sum, { book }) => sum + book.rounds.size, 0),
    deposits: players.reduce((sum, { book }) => sum + book.deposits.size, 0),
    withdrawals: players.reduce((sum, { book }) => sum + book.withdrawals.size, 0),
    faults: [...faults, ...brokenAnswers(product), ...(await ledgerFaults(product.databaseUrl()))],
  }
}

function hasOpenRound({ book }: LoadPlayer): boolean {
  return [...book.rounds.values()].at(-1)?.result === 'PENDING'
}

/** Waits until the players have received `count` more answers. */
async function waitForAnswers(counts: CallCounts, count: number): Promise<void> {
  const enough = counts.answerCount + count
  while (counts.answerCount < enough) await pause(PROBE_MS)
}

/** Kills, then repeats a call that needs session and database until it succeeds. @returns milliseconds until then */
async function killAndProbe(product: Product, target: Target, [player]: readonly LoadPlayer[]): Promise<number> {
  if (!player) throw new Error('a storm needs a player')
  const startedAt = await product.kill(target)
  await Promise.race([
    player.call(fair.seeds),
    pause(RECOVERY_LIMIT_MS).then(() => {
      throw new Error(`no answer within ${RECOVERY_LIMIT_MS} ms of killing ${target}`)
    }),
  ])
  return performance.now() - startedAt
}

/** The server's log lines of answers of HTTP 500. */
function brokenAnswers({ errorLines: said }: Product): string[] {
  return said.filter((line) => line.includes('"msg":"internal_error"'))
}

async function ledgerFaults(databaseUrl: string): Promise<string[]> {
  const { findings } = await verifyLedger(databaseUrl)
  return findings.filter(({ broken }) => broken > 0).map(({ rule, examples }) => `ledger: ${rule} ${examples[0]}`)
}
