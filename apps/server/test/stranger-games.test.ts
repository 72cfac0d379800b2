import { randomUUID } from 'node:crypto'
import * as operator from '@fairground/contract/calls/operator'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { extent } from '@fairground/testkit/extent.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RateLimitTable, rateLimits } from '../src/ground/call/rate-limits.data.ts'
import { offerInstantGames } from './instant-table.ts'
import { newStaff } from './staff.ts'
import { commitment, toMinor } from './stranger-client.ts'
import {
  multiplierE4,
  type Prize,
  scratchBoard,
  scratchPrizes,
  stepped,
  streamOf,
  wheelPrizes,
} from './stranger-fairness.ts'

/**
 * Rounds that are played of each game, and recomputed from the seed that is revealed after them; `STRANGER_ROUNDS=1000` for
 * a long run.
 */
const ROUNDS = Number(process.env.STRANGER_ROUNDS ?? extent({ part: 60, whole: 250 }))
/** All games are played at once: this only ends what hangs. */
const LONGEST_MS = 400_000

let server: TestServer
beforeAll(async () => {
  const noLimits = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, { points: 1e9, seconds: 1 }]))
  server = await startTestServer({ rateLimits: { ...rateLimits, ...(noLimits as unknown as RateLimitTable) } })
  await offerInstantGames(server)
})
afterAll(() => server.stop())

interface Bet {
  id: string
  result: string
  winAmount: number
  multiplier: number
  options: Record<string, string | number>
  round: { nonce: number; picked: number[]; hazards?: number[][]; serverSeedHash: string; clientSeed: string }
}

/** One call over HTTP, made with nothing of ours. */
async function ask<Answer>({ token }: Player, path: string, body: object): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', auth: token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { status: number; message: string; model: Answer }
  if (answer.status !== 0) throw new Error(`${path} answered ${answer.status} ${answer.message}`)
  return answer.model
}

const placeBet = (me: Player, gameId: string, model: object) => ask<Bet>(me, '/api/game/bet', { gameId, model })

async function reveal(me: Player): Promise<string> {
  const { revealed: revealedPair } = await ask<{ revealed: { serverSeed: string } }>(me, '/api/fair/rotate', {})
  return revealedPair.serverSeed
}

const of = <Word>(words: readonly Word[], at: number): Word => words[at % words.length] as Word
const levels = ['easy', 'medium', 'hard', 'expert', 'master']
const zeroTo = (n: number, at: number) => (at * 7) % n

/** How each stepped game is played: the options of a round, the word of its move, and a pick for a step. */
const ways: Readonly<
  Record<
    string,
    { options: (at: number) => Record<string, string | number>; word: string; pick(at: number, step: number): number }
  >
> = {
  mines: { options: (at) => ({ mines: 1 + (at % 24) }), word: 'tile', pick: (at, step) => (at + step * 7) % 25 },
  tower: {
    options: (at) => ({ difficulty: of(levels, at) }),
    word: 'column',
    pick: (at, step) => zeroTo(2, at + step),
  },
  stair: { options: (at) => ({ stones: 1 + (at % 7) }), word: 'column', pick: (at, step) => zeroTo(9, at + step) },
  football: {
    options: (at) => ({ difficulty: of(levels.slice(0, 4), at) }),
    word: 'zone',
    pick: (at, step) => zeroTo(5, at + step),
  },
  kangaroo: {
    options: (at) => ({ difficulty: of(['easy', 'medium', 'hard', 'hardcore'], at) }),
    word: '',
    pick: (_, step) => step,
  },
  thimbles: { options: (at) => ({ balls: 1 + (at % 2) }), word: 'cup', pick: (at) => zeroTo(3, at) },
}

describe.concurrent.each(Object.entries(ways))('[FA-01] %s', (gameId, { options, word, pick }) => {
  test('[FA-01] a stranger recomputes played rounds without a miss', { timeout: LONGEST_MS }, async () => {
    const me = await newPlayer(server, { deposit: 1_000_000 })
    const playedBets: Bet[] = []
    for (let at = 0; at < ROUNDS; at++) {
      let bet = await placeBet(me, gameId, { betAmount: 1 + (at % 4) * 0.25, ...options(at) })
      const { id } = bet
      for (let step = 0; bet.result === 'PENDING' && step < 1 + (at % 3); step++) {
        const move = word === '' ? {} : { [word]: pick(at, step) }
        bet = await ask<Bet>(me, `/api/${gameId}_game/play`, { id, ...move })
      }
      if (bet.result === 'PENDING') bet = await ask<Bet>(me, `/api/${gameId}_game/cash_out`, { id })
      playedBets.push(bet)
    }
    const serverSeed = await reveal(me)
    const faults = playedBets.flatMap((bet, at) => judge(gameId, bet, { serverSeed, at, pick }))
    expect(faults).toEqual([])
    expect(new Set(playedBets.map(({ result }) => result))).toEqual(new Set(['WIN', 'LOSE']))
  })
})

/** The faults of a stepped round, computed from the revealed seed. */
function judge(
  gameId: string,
  { result, winAmount, options, round }: Bet,
  { serverSeed, at, pick }: { serverSeed: string; at: number; pick(at: number, step: number): number },
): string[] {
  const rules = stepped[gameId]?.(options)
  if (!rules) return [`no rules of ${gameId}`]
  const drawn = rules.draw(streamOf(serverSeed, round.clientSeed, at))
  const steps = gameId === 'kangaroo' ? round.picked.map((_, step) => pick(at, step)) : round.picked
  const lostAt = steps.findIndex((move, step) => !rules.survives(drawn, step, move))
  const payoutMinor = lostAt < 0 ? (BigInt(100 + (at % 4) * 25) * multiplierE4(rules, steps.length)) / 10_000n : 0n
  const faults: string[] = []
  if (round.nonce !== at) faults.push(`bet ${at} has the number ${round.nonce}`)
  if (commitment(serverSeed) !== round.serverSeedHash) faults.push(`bet ${at}: another seed was promised`)
  if (JSON.stringify(round.hazards) !== JSON.stringify(drawn))
    faults.push(`bet ${at}: drawn was ${JSON.stringify(drawn)}`)
  if (result !== (lostAt < 0 ? 'WIN' : 'LOSE')) faults.push(`bet ${at} is ${result}`)
  if (BigInt(toMinor(winAmount)) !== payoutMinor)
    faults.push(`bet ${at} pays ${winAmount}, not ${Number(payoutMinor) / 100}`)
  return faults
}

/** The instant games: their prizes, and the numbers that they draw after the prize. */
const draws: Readonly<
  Record<string, { prizes: readonly Prize[]; show(stream: ReturnType<typeof streamOf>, prize: number): number[] }>
> = {
  scratch: { prizes: scratchPrizes(), show: scratchBoard },
  freespin: { prizes: wheelPrizes(), show: () => [] },
}

describe.concurrent.each(Object.entries(draws))('[FA-01] %s', (gameId, { prizes, show }) => {
  test('[FA-01] a stranger recomputes hundreds of draws without a miss', { timeout: LONGEST_MS }, async () => {
    const me = await newPlayer(server, { deposit: 1_000_000 })
    if (gameId === 'freespin') {
      const staff = await newStaff(server)
      await staff.call(operator.grantSpins, { userId: me.userId, key: randomUUID(), count: ROUNDS, value: 1 })
    }
    const playedBets: Bet[] = []
    for (let at = 0; at < ROUNDS; at++) playedBets.push(await placeBet(me, gameId, { betAmount: 1 }))
    const serverSeed = await reveal(me)
    const wrong = playedBets.filter(({ winAmount, result, round }, at) => {
      const stream = streamOf(serverSeed, round.clientSeed, at)
      const prize = stream.weighted(prizes.map(({ weight }) => weight))
      const payoutMinor = (100n * (prizes[prize]?.times ?? -1n)) / 10_000n
      return (
        BigInt(toMinor(winAmount)) !== payoutMinor ||
        result !== (payoutMinor > 0n ? 'WIN' : 'LOSE') ||
        commitment(serverSeed) !== round.serverSeedHash ||
        JSON.stringify(round.hazards) !== JSON.stringify([[prize], show(stream, prize)])
      )
    })
    expect(wrong).toEqual([])
  })
})
