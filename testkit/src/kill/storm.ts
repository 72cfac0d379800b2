import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fair } from '@fairground/contract'
import { verifyLedger } from '@fairground/server/wallet/verify/verify-ledger.ts'
import { auditPlayer } from './audit.ts'
import { type LoadPlayer, newLoadPlayer } from './load-player.ts'
import { type Product, startProduct, type Target } from './product.ts'
import type { CallCounts } from './steady-client.ts'

/** One kill and the time from the restart's beginning (for a killed database: from the kill) to the first good answer. */
export interface Kill {
  target: Target
  recoveryMs: number
  /** Rounds that were open when it hit. */
  openRounds: number
}

/** What a storm found. */
export interface StormReport extends CallCounts {
  kills: Kill[]
  bets: number
  deposits: number
  /** One sentence each; empty when nothing acknowledged was lost, nothing was done twice and the ledger is sound. */
  faults: string[]
}

/** How hard a storm is. */
export interface StormOptions {
  kills: number
  players?: number
  /** Answers between the recovery from one kill and the next kill, at least; a random number on top. */
  answersBetween?: number
  onKill?: (kill: Kill) => void
}

const TARGETS: readonly Target[] = ['server', 'database', 'both']
const PROBE_MS = 10
const RECOVERY_LIMIT_MS = 30_000

/**
 * Players bet, move, cash out and deposit at the running product without a pause while its processes are killed again
 * and again; then everything that they were told is compared with what the product has.
 */
export async function runStorm(options: StormOptions): Promise<StormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-storm-'))
  const product = await startProduct(dataDir)
  try {
    return await run(product, options)
  } catch (error) {
    throw new Error(`the storm ended early; the product said:\n${product.said.slice(-20).join('\n')}`, { cause: error })
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function run(product: Product, { kills, players: size = 8, answersBetween = 100, onKill }: StormOptions) {
  const counts: CallCounts = { answered: 0, unsure: 0, broken: 0 }
  const players = await Promise.all(Array.from({ length: size }, () => newLoadPlayer(product.url, counts)))
  const stop = new AbortController()
  const playing = Promise.all(players.map((player) => player.play(stop.signal)))
  const done: Kill[] = []
  try {
    for (let i = 0; i < kills; i++) {
      await answers(counts, answersBetween + randomInt(answersBetween))
      const openRounds = players.filter(hasOpenRound).length
      const target = TARGETS[i % TARGETS.length] ?? 'both'
      const kill = { target, recoveryMs: await killAndProbe(product, target, players), openRounds }
      done.push(kill)
      onKill?.(kill)
    }
    await answers(counts, answersBetween)
  } finally {
    stop.abort()
    await playing
  }
  // Some have stopped in the middle of a round: those must stand there after one more kill.
  await killAndProbe(product, 'both', players)
  const faults = (await Promise.all(players.map(auditPlayer))).flat()
  return {
    ...counts,
    kills: done,
    bets: players.reduce((sum, { book }) => sum + book.rounds.size, 0),
    deposits: players.reduce((sum, { book }) => sum + book.deposits.size, 0),
    faults: [...faults, ...brokenAnswers(product), ...(await ledgerFaults(product.databaseUrl()))],
  }
}

function hasOpenRound({ book }: LoadPlayer): boolean {
  return [...book.rounds.values()].at(-1)?.result === 'PENDING'
}

/** Waits until the load has got so many more answers. */
async function answers(counts: CallCounts, more: number): Promise<void> {
  const enough = counts.answered + more
  while (counts.answered < enough) await pause(PROBE_MS)
}

/** Kills, and asks for what needs session and database until there is a good answer. */
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

/** What the server logs of each answer of HTTP 500. */
function brokenAnswers({ said }: Product): string[] {
  return said.filter((line) => line.includes('"msg":"internal_error"'))
}

async function ledgerFaults(databaseUrl: string): Promise<string[]> {
  const { findings } = await verifyLedger(databaseUrl)
  return findings.filter(({ broken }) => broken > 0).map(({ rule, examples }) => `ledger: ${rule} ${examples[0]}`)
}
