import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { CallError } from '@fairground/contract/envelope'
import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { createClient } from '../client.ts'
import { auditCrashPlayer } from './crash-audit.ts'
import { type CrashPlayer, newCrashPlayer } from './crash-player.ts'
import { type Product, startProduct } from './product.ts'
import type { CallCounts } from './steady-client.ts'

/** The phase of a round that a kill hit, and the recovery times. */
export interface CrashKill {
  phase: MultiplayerTerm['status']
  /** Time from the kill to the restarted server's first answer. */
  answeredMs: number
  /** Like `answeredMs`; for a flight, the time until it continues, which is when the dead driver's lease ends. */
  pausedMs: number
}

/** Result of a storm over crash. */
export interface CrashStormReport extends CallCounts {
  kills: CrashKill[]
  bets: number
  stops: number
  rounds: number
  /** One sentence each; empty when the server lost nothing acknowledged and did nothing twice. */
  faults: string[]
}

const PHASES = ['NEW', 'RUNNING', 'FINISHED'] as const
const PROBE_MS = 15
/** The part of each phase, from its beginning, that a kill may hit. */
const HIT_WITHIN_MS = { NEW: 5_000, RUNNING: 2_500, FINISHED: 1_500 } as const

/**
 * Kills the server (-9) in every phase of crash while players bet and stop; then compares the acknowledged requests with the
 * server's state.
 * @param options.kills the least number of kills in each phase
 */
export async function runCrashStorm(options: {
  kills: number
  players?: number
  onKill?: (kill: CrashKill) => void
}): Promise<CrashStormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-crash-'))
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

async function playAndKill(
  product: Product,
  { kills: killsInEach, players: size = 8, onKill }: Parameters<typeof runCrashStorm>[0],
): Promise<CrashStormReport> {
  const counts: CallCounts = { answerCount: 0, unsureCount: 0, brokenCount: 0 }
  await untilTerm(product, () => true)
  const players = await Promise.all(
    Array.from({ length: size }, (_, slot) => newCrashPlayer(product.url, counts, slot)),
  )
  const stop = new AbortController()
  const playing = Promise.all(players.map((player) => player.play(stop.signal)))
  const kills: CrashKill[] = []
  try {
    // A short flight may end before the kill, so the phase with the fewest kills is next.
    for (let phase = leastHit(kills); countOf(kills, phase) < killsInEach; phase = leastHit(kills)) {
      const kill = await killIn(product, phase)
      kills.push(kill)
      onKill?.(kill)
    }
  } finally {
    stop.abort()
    await playing
  }
  await untilDecided(players)
  const faults = (await Promise.all(players.map(auditCrashPlayer))).flat()
  const { findings } = await verifyLedger(product.databaseUrl())
  const ledgerFaults = findings
    .filter(({ broken }) => broken > 0)
    .map(({ rule, examples }) => `ledger: ${rule} ${examples[0]}`)
  const { page } = await createClient(product.url)(multiplayer.rounds, { gameId: 'crash', pageNo: 1, pageSize: 1 })
  return {
    ...counts,
    kills,
    bets: players.reduce((sum, { book }) => sum + book.bets.size, 0),
    stops: players.reduce((sum, { book }) => sum + book.stops.size, 0),
    rounds: page.total,
    faults: [
      ...faults,
      ...ledgerFaults,
      ...product.errorLines.filter((line) => line.includes('"msg":"internal_error"')),
    ],
  }
}

const countOf = (kills: readonly CrashKill[], phase: MultiplayerTerm['status']) =>
  kills.filter((kill) => kill.phase === phase).length

function leastHit(kills: readonly CrashKill[]): MultiplayerTerm['status'] {
  return PHASES.reduce((leastHitPhase, phase) =>
    countOf(kills, phase) < countOf(kills, leastHitPhase) ? phase : leastHitPhase,
  )
}

/** Waits for the beginning of a phase, then a random time, and kills. */
async function killIn(product: Product, phase: MultiplayerTerm['status']): Promise<CrashKill> {
  await untilTerm(product, (now) => now.status !== phase)
  const term = await untilTerm(product, (now) => now.status === phase)
  await pause(randomInt(HIT_WITHIN_MS[phase]))
  const { status, id, startedAt } = (await findTerm(product)) ?? term
  const killedAt = performance.now()
  await product.kill('server')
  await untilTerm(product, () => true)
  const answeredMs = performance.now() - killedAt
  if (status === 'RUNNING')
    await untilTerm(product, (now) => now.id !== id || now.status !== status || now.startedAt !== startedAt)
  return { phase: status, answeredMs, pausedMs: performance.now() - killedAt }
}

async function findTerm({ url }: Product): Promise<MultiplayerTerm | undefined> {
  try {
    return (await createClient(url)(multiplayer.term, { gameId: 'crash' })).model
  } catch (error) {
    // The server is away, or has no round yet.
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof CallError) return undefined
    throw error
  }
}

async function untilTerm(product: Product, isWanted: (term: MultiplayerTerm) => boolean): Promise<MultiplayerTerm> {
  for (;;) {
    const term = await findTerm(product)
    if (term && isWanted(term)) return term
    await pause(PROBE_MS)
  }
}

async function untilDecided(players: readonly CrashPlayer[]): Promise<void> {
  for (const { call } of players) while ((await call(game.open)).list.length > 0) await pause(PROBE_MS * 10)
}
