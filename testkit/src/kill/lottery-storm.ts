import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import { CallError } from '@fairground/contract/envelope'
import type { LotteryTerm } from '@fairground/contract/lottery'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { createClient } from '../client.ts'
import { auditCards } from './audit-cards.ts'
import { type IsPaidRight, type LotteryPlayer, newLotteryPlayer } from './lottery-player.ts'
import { type Product, startProduct } from './product.ts'
import type { CallCounts } from './steady-client.ts'

/** The parts of a term that kills hit: open, closed, and the draw with the settling after it. */
export const LOTTERY_PHASES = ['OPEN', 'CLOSED', 'DRAWN'] as const
type Phase = (typeof LOTTERY_PHASES)[number]

/** A kill, and how long after it the server answered, and every slip of a term that was over was decided. */
export interface LotteryKill {
  phase: Phase
  answeredMs: number
  settledMs: number
}

/** Result of a storm over the lotteries. */
export interface LotteryStormReport extends CallCounts {
  kills: LotteryKill[]
  slips: number
  terms: number
  /** One sentence each; empty when the server lost nothing acknowledged and did nothing twice. */
  faults: string[]
}

const PROBE_MS = 10
/** A kill in each phase of a term need not wait for a minute. */
const SHORT_TERMS = { termMs: 2_500, closedMs: 600, chainLength: 100_000 }
/** All lotteries run with the same short terms; the storm times its kills by one. */
const GAME = 'colour10'
/** The draw and the settling take so long at most, beside other work. */
const DRAW_WITHIN_MS = 80

/**
 * Kills the server (-9) in every phase of the terms while players place slips and take some back; then compares what was
 * acknowledged with the server's state, and every payout with the seed of its term.
 * @param options.kills in each phase
 */
export async function runLotteryStorm(options: {
  kills: number
  isPaidRight: IsPaidRight
  players?: number
  onKill?: (kill: LotteryKill) => void
}): Promise<LotteryStormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-lottery-'))
  const product = await startProduct(dataDir, SHORT_TERMS)
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
  { kills: killsInEach, isPaidRight, players: size = 8, onKill }: Parameters<typeof runLotteryStorm>[0],
): Promise<LotteryStormReport> {
  const counts: CallCounts = { answerCount: 0, unsureCount: 0, brokenCount: 0 }
  await untilTerm(product, () => true)
  const players = await Promise.all(
    Array.from({ length: size }, () => newLotteryPlayer(product.url, counts, isPaidRight)),
  )
  const stop = new AbortController()
  const playing = Promise.all(players.map((player) => player.play(stop.signal)))
  const kills: LotteryKill[] = []
  try {
    for (let at = 0; at < killsInEach * LOTTERY_PHASES.length; at++) {
      const kill = await killIn(product, LOTTERY_PHASES[at % LOTTERY_PHASES.length] ?? 'OPEN')
      kills.push(kill)
      onKill?.(kill)
    }
  } finally {
    stop.abort()
    await playing
  }
  await untilDecided(players)
  const faults = (await Promise.all(players.map((player) => player.audit()))).flat()
  const { findings } = await verifyLedger(product.databaseUrl())
  const cardFaults = await auditCards(product.databaseUrl())
  const ledgerFaults = findings.filter(({ broken }) => broken > 0)
  const { page } = await createClient(product.url)(lottery.terms, { gameId: GAME, pageNo: 1, pageSize: 1 })
  return {
    ...counts,
    kills,
    slips: players.reduce((sum, { slips }) => sum + slips.size, 0),
    terms: page.total,
    faults: [
      ...faults,
      ...cardFaults,
      ...ledgerFaults.map(({ rule, examples }) => `ledger: ${rule} ${examples[0]}`),
      ...product.errorLines.filter((line) => line.includes('"msg":"internal_error"')),
    ],
  }
}

/** Waits for a phase of a new term, then a random part of it, and kills. */
async function killIn(product: Product, phase: Phase): Promise<LotteryKill> {
  const { id: lastId } = await untilTerm(product, () => true)
  const term = await untilTerm(product, ({ id, phase: now }) => id !== lastId && now === 'OPEN')
  const [from, until] = {
    OPEN: [term.opensAt, term.closesAt - 100],
    CLOSED: [term.closesAt + 30, term.drawsAt - 30],
    DRAWN: [term.drawsAt, term.drawsAt + DRAW_WITHIN_MS],
  }[phase] as [number, number]
  const at = Math.max(Date.now(), from + randomInt(Math.max(1, until - from)))
  await pause(at - Date.now())
  const killedAt = performance.now()
  await product.kill('server')
  await untilTerm(product, () => true)
  const answeredMs = performance.now() - killedAt
  // An open term takes its time; one that was closed is drawn and settled at once.
  const isOver = async () =>
    Date.now() < term.drawsAt ||
    (await findPage(product)).some(({ id, status }) => id === term.id && status === 'FINISHED')
  if (phase !== 'OPEN') while (!(await isOver())) await pause(PROBE_MS)
  return { phase, answeredMs, settledMs: performance.now() - killedAt }
}

async function findPage({ url }: Product): Promise<LotteryTerm[]> {
  return await ifUp(
    async () => (await createClient(url)(lottery.terms, { gameId: GAME, pageSize: 10 })).page.content,
    [],
  )
}

async function findTerm({ url }: Product): Promise<LotteryTerm | undefined> {
  return await ifUp(async () => (await createClient(url)(lottery.term, { gameId: GAME })).model, undefined)
}

/** What a question answers; something else while the server is away or has no term yet. */
async function ifUp<Answer, Else>(ask: () => Promise<Answer>, other: Else): Promise<Answer | Else> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof CallError) return other
    throw error
  }
}

async function untilTerm(product: Product, isWanted: (term: LotteryTerm) => boolean): Promise<LotteryTerm> {
  for (;;) {
    const term = await findTerm(product)
    if (term && isWanted(term)) return term
    await pause(PROBE_MS)
  }
}

async function untilDecided(players: readonly LotteryPlayer[]): Promise<void> {
  for (const { call } of players) while ((await call(game.open)).list.length > 0) await pause(PROBE_MS * 10)
}
