import { createHash } from 'node:crypto'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import * as responsible from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import type { LotteryTerm } from '@fairground/contract/lottery'
import { type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { extent } from '@fairground/testkit/extent.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLimits } from '../no-limits.ts'
import { streamOfTerm } from '../stranger-fairness.ts'
import { expectSound } from './expect-sound.ts'
import { newBettor } from './lottery-table.ts'

/** Terms of each lottery; `STRANGER_TERMS=200` for a thousand in all. */
const TERMS = Number(process.env.STRANGER_TERMS ?? extent({ part: 12, whole: 30 }))
/** The server's clock moves one step at each turn of the stranger, so that a slow machine does not matter. */
const STEP_MS = 1_000

let server: TestServer
const clock = { ms: Date.now() }
beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.ms,
    rateLimits: noLimits,
    pace: {
      chainLength: Math.ceil(TERMS * 0.4),
      tickMs: 1,
      leaseMs: 5_000,
      termMs: 4_000,
      closedMs: 1_000,
      drawWithinMs: 1e9,
    },
  })
})
afterAll(() => server.stop())

// A stranger's implementation of docs/fairness.md, without our code.
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
type Draw = (stream: ReturnType<typeof streamOfTerm>) => number[]
const digits =
  (count: number): Draw =>
  ({ below }) =>
    Array.from({ length: count }, () => below(10))
const draws: Readonly<Record<string, Draw>> = {
  dice3: ({ below }) => [1 + below(6), 1 + below(6), 1 + below(6)],
  colour10: digits(1),
  race10: ({ sample }) => sample(10, 10).map((car) => car + 1),
  sum28: digits(3),
  digits5: digits(5),
}
/** A line of each lottery and when it wins, at odds of 1.94 or 9.7. */
const bets: Readonly<Record<string, { market: string; pick: string; odds: number; wins(result: number[]): boolean }>> =
  {
    dice3: { market: 'side', pick: 'big', odds: 1.94, wins: ([a = 0, b = 0, c = 0]) => a + b + c >= 11 },
    colour10: { market: 'number', pick: '7', odds: 9.7, wins: ([digit]) => digit === 7 },
    race10: { market: 'place', pick: '1:3', odds: 9.7, wins: ([first]) => first === 3 },
    sum28: { market: 'side', pick: 'odd', odds: 1.94, wins: ([a = 0, b = 0, c = 0]) => (a + b + c) % 2 === 1 },
    digits5: { market: 'place', pick: '5:0', odds: 9.7, wins: (result) => result[4] === 0 },
  }

test('[FA-01] [FA-04] [BT-12] a stranger recomputes the terms of every lottery: commitments, entropy, results and payouts', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => newBettor(server, 100_000)))
  const isDone = async () => (await Promise.all(Object.keys(draws).map(findNumber))).every((number) => number > TERMS)
  for (let step = 0; !(await isDone()); step++) {
    clock.ms += STEP_MS
    await Promise.all(players.map((player, at) => placeOne(player, step + at)))
  }
  const clientSeeds = await Promise.all(players.map(async ({ call }) => (await call(fair.seeds)).model.clientSeed))
  const entropies = new Set<string | undefined>()
  for (const [gameId, draw] of Object.entries(draws)) {
    const terms = await listTerms(gameId)
    let before: LotteryTerm | undefined
    for (const term of terms.toSorted((one, other) => one.no - other.no)) {
      const { seed = '', entropy = '', result, salt, no, commitment } = term
      expect(commitment).toBe(sha256(seed))
      if (before?.salt === salt) expect(commitment).toBe(before.seed)
      expect(result).toEqual(draw(streamOfTerm(seed, `${salt}:${no}:${entropy}`)))
      entropies.add(entropy)
      before = term
    }
    expect(new Set(terms.map(({ salt }) => salt)).size).toBeGreaterThan(1)
    expect(terms.length).toBeGreaterThanOrEqual(TERMS)
  }
  // The entropy is one of the orders of three of the four players, or of fewer.
  const possible = new Set([
    '',
    ...orders(clientSeeds).map((seeds) => createHash('sha256').update(seeds.join('\n')).digest('hex')),
  ])
  for (const entropy of entropies) expect(possible.has(entropy ?? '')).toBe(true)
  expect(entropies.size).toBeGreaterThan(1)
  await checkSlips(players)
  await expectSound(server)
}, 900_000)

/** Every order of one to three of the seeds. */
function orders(seeds: readonly string[]): string[][] {
  const ones = seeds.map((seed) => [seed])
  const longer = (lists: string[][]) =>
    lists.flatMap((list) => seeds.filter((seed) => !list.includes(seed)).map((seed) => [...list, seed]))
  const twos = longer(ones)
  return [...ones, ...twos, ...longer(twos)]
}

async function findNumber(gameId: string): Promise<number> {
  try {
    return (await server.call(lottery.term, { gameId })).model.no
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'no_round_yet') return 0
    throw error
  }
}

async function listTerms(gameId: string): Promise<LotteryTerm[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(TERMS / 100) + 1 }, (_, at) =>
      server.call(lottery.terms, { gameId, pageNo: at + 1, pageSize: 100 }),
    ),
  )
  return pages.flatMap(({ page }) => page.content).filter(({ status, seed }) => status === 'FINISHED' && seed)
}

/** Places a slip in one of the lotteries, if it takes any. */
async function placeOne(player: Player, count: number): Promise<void> {
  const gameIds = Object.keys(bets)
  const gameId = gameIds[count % gameIds.length] ?? ''
  const { market = '', pick = '' } = bets[gameId] ?? {}
  try {
    await player.call(game.bet, { gameId, model: { betAmount: 1, lines: [{ market, pick, stake: 1 }] } })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // Hundreds of terms take hours of the test's clock.
    if (error.errorName === 'reality_check') await player.call(responsible.playOn)
    else if (!['term_closed', 'no_round_yet', 'too_many_lines'].includes(error.errorName)) throw error
  }
}

/** Compares every decided slip with its term's result. */
async function checkSlips(players: readonly Player[]): Promise<void> {
  let count = 0
  for (const { call } of players) {
    const { page } = await call(game.betRecord, { pageSize: 100 })
    for (const { gameId, winAmount, shared, result } of page.content.filter((each) => each.shared?.result)) {
      const bet = bets[gameId]
      expect(result).toBe(bet?.wins(shared?.result ?? []) ? 'WIN' : 'LOSE')
      expect(winAmount).toBe(result === 'WIN' ? bet?.odds : 0)
      count++
    }
  }
  expect(count).toBeGreaterThan(TERMS)
}
