import { createHash, createHmac } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as responsible from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import type { MultiplayerProof } from '@fairground/contract/multiplayer-proof'
import type { SeedChain } from '@fairground/contract/multiplayer-round'
import { type RateLimitTable, rateLimits } from '@fairground/server/ground/call/rate-limits.data.ts'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { extent } from '@fairground/testkit/extent.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGames, newBettor } from './table.ts'

/** Rounds of each game; `STRANGER_ROUNDS=1000` for a long run. */
const ROUNDS = Number(process.env.STRANGER_ROUNDS ?? extent({ part: 60, whole: 250 }))
/** Five chains in all: play goes on from one to the next. */
const CHAIN = Math.floor(ROUNDS * 0.23)
/** The server's clock moves one step at each call of a stranger, so that a slow machine does not matter. */
const STEP_MS = 2_000

const noLimits = Object.fromEntries(
  Object.keys(rateLimits).map((name) => [name, { points: 1e9, seconds: 1 }]),
) as unknown as RateLimitTable

let server: TestServer
const clock = { ms: Date.now() }
beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.ms,
    rateLimits: noLimits,
    pace: { chainLength: CHAIN, tickMs: 1, voidAfterMs: 1e9, leaseMs: 5_000 },
  })
  await addGames(server)
})
afterAll(() => server.stop())

// A stranger's implementation of docs/fairness.md, without our code.
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
function pointOf({ seed = '', salt, number, entropy }: MultiplayerProof, edge: number): number {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${salt}:${number}:${entropy}`).digest('hex')
  const h = BigInt(`0x${mac.slice(0, 13)}`)
  const hundredths = (BigInt(10_000 - edge) * 2n ** 52n) / (100n * (2n ** 52n - h))
  return Math.max(1, Number(hundredths) / 100)
}

test.concurrent.each(['crash', 'aviator'])(
  '[FA-01] [FA-04] a stranger recomputes rounds of %s, over the ends of several chains, without a miss',
  async (gameId) => {
    await expect.poll(() => findTerm(gameId)).toBeDefined()
    const stop = new AbortController()
    const players = await Promise.all([newBettor(server, 100_000), newBettor(server, 100_000)])
    const playing = players.map((player, at) => keepBetting(player, gameId, [1.5, 3][at] ?? 2, stop.signal))
    const chains = new Map<number, SeedChain & { toldAtRound: number }>()
    for (let number = 0; number <= ROUNDS; ) {
      clock.ms += STEP_MS
      const term = await findTerm(gameId)
      number = term?.number ?? 0
      for (const chain of [term?.chain, term?.nextChain])
        if (chain && !chains.has(chain.number)) chains.set(chain.number, { ...chain, toldAtRound: number })
      await turn()
    }
    stop.abort()
    await Promise.all(playing)

    const rounds = await listRounds(gameId)
    const finishedRounds = rounds.filter(({ seed }) => seed !== undefined)
    expect(finishedRounds.length).toBeGreaterThanOrEqual(ROUNDS)
    let before: string | undefined
    for (const round of finishedRounds.toSorted((one, other) => one.number - other.number)) {
      const chain = [...chains.values()].find(({ firstRound, length }) => isIn(round.number, firstRound, length))
      const commitment = chain?.firstRound === round.number ? chain.seed0 : before
      if (commitment !== undefined) expect(sha256(round.seed ?? '')).toBe(commitment)
      expect(round.seedHash).toBe(sha256(round.seed ?? ''))
      expect(round.salt).toBe(chain?.salt)
      expect(round.point).toBe(pointOf(round, round.edge))
      before = round.seed
    }
    expect(chains.size).toBeGreaterThan(4)
    // Each chain but the first was published before half of the one before it was left.
    for (const { number, firstRound, toldAtRound } of chains.values())
      if (number > 1) expect(toldAtRound).toBeLessThan(firstRound - CHAIN / 4)
    expect(new Set(finishedRounds.map(({ entropy }) => entropy)).size).toBeGreaterThan(1)
    await checkBets(players, gameId)
    expect((await verifyLedger(server.databaseUrl)).sound).toBe(true)
  },
  900_000,
)

const isIn = (number: number, first: number, length: number) => number >= first && number < first + length

async function findTerm(gameId: string) {
  try {
    return (await server.call(multiplayer.term, { gameId })).model
  } catch (error) {
    if (error instanceof CallError && ['no_round_yet', 'game_unknown'].includes(error.errorName)) return undefined
    throw error
  }
}

/** Bets whenever bets are taken, with an automatic cash-out. */
async function keepBetting(player: Player, gameId: string, autoCashOut: number, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      await player.call(game.bet, { gameId, model: { betAmount: 1, autoCashOut } })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Hundreds of rounds take hours of the test's clock.
      if (error.errorName === 'reality_check') await player.call(responsible.playOn)
      else if (!['betting_closed', 'round_open'].includes(error.errorName)) throw error
    }
    await turn()
  }
}

async function listRounds(gameId: string) {
  const pages = Array.from({ length: Math.ceil(ROUNDS / 100) + 1 }, (_, at) =>
    server.call(multiplayer.rounds, { gameId, pageNo: at + 1, pageSize: 100 }),
  )
  const all = (await Promise.all(pages)).flatMap(({ page }) => page.content)
  return [...new Map(all.map((round) => [round.number, round])).values()]
}

/** What each bet was paid follows from the point that its round was shown to have. */
async function checkBets(players: readonly Player[], gameId: string): Promise<void> {
  let decidedCount = 0
  for (const player of players) {
    for (let pageNo = 1; pageNo <= 5; pageNo++) {
      const { page } = await player.call(game.betRecord, { gameId, pageNo, pageSize: 100 })
      for (const { result, options, shared: proof, winAmount, edge, multiplier } of page.content) {
        if (result === 'PENDING' || proof?.seed === undefined) continue
        const target = Number(options.autoCashOut)
        const isWon = target <= pointOf(proof, edge)
        expect({ result, winAmount, multiplier }).toEqual(
          isWon
            ? { result: 'WIN', winAmount: target, multiplier: target }
            : { result: 'LOSE', winAmount: 0, multiplier: 0 },
        )
        decidedCount++
      }
    }
  }
  expect(decidedCount).toBeGreaterThan(50)
}
