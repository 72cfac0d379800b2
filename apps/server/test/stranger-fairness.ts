/**
 * The fairness rules once more, written from their page alone: nothing of ours is imported, only what comes with Node.
 * The draws of a game, their payouts, and the player's result.
 */
import { createHmac } from 'node:crypto'

const HOUSE_EDGE = 300n

/** A fraction of whole numbers. */
type Chance = readonly [above: bigint, below: bigint]

/** A bet's stream of numbers, from its seeds and its number. */
export function streamOf(serverSeed: string, clientSeed: string, nonce: number) {
  return streamOfTerm(serverSeed, `${clientSeed}:${nonce}`)
}

/** The stream of numbers of a round that many players bet in, from its seed and its message. */
export function streamOfTerm(seed: string, message: string) {
  function* words(): Generator<number, never> {
    for (let cursor = 0; ; cursor++) {
      const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${message}:${cursor}`).digest()
      for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at)
    }
  }
  const stream = words()
  const below = (n: number): number => {
    for (;;) {
      const word = stream.next().value
      if (word < Math.floor(2 ** 32 / n) * n) return word % n
    }
  }
  const sample = (k: number, n: number): number[] => {
    const all = Array.from({ length: n }, (_, at) => at)
    for (let i = 0; i < k; i++) {
      const j = i + below(n - i)
      ;[all[i], all[j]] = [all[j] ?? 0, all[i] ?? 0]
    }
    return all.slice(0, k)
  }
  const weighted = (weights: readonly number[]): number => {
    let rest = below(weights.reduce((sum, weight) => sum + weight, 0))
    return weights.findIndex((weight) => {
      rest -= weight
      return rest < 0
    })
  }
  return { below, sample, weighted }
}
type Stream = ReturnType<typeof streamOf>

/** A game that is played step by step, as the rules describe it. */
export interface Steps {
  /** Everything that is drawn at the bet; a single list where one draw serves all steps. */
  draw(stream: Stream): number[][]
  /** The chance to survive step `at`, from 0. */
  chance(at: number): Chance
  /** Whether step `at` is survived with a pick. */
  survives(drawn: number[][], at: number, pick: number): boolean
}

const rows = (length: number, draw: (at: number) => number[]) => Array.from({ length }, (_, at) => draw(at))
const misses = (list: readonly number[] | undefined, pick: number) => !(list ?? []).includes(pick)
const [easy, medium, hard] = ['easy', 'medium', 'hard'] as const

const towerRows: Readonly<Record<string, readonly [bad: number, width: number]>> = {
  [easy]: [1, 4],
  [medium]: [1, 3],
  [hard]: [1, 2],
  expert: [2, 3],
  master: [3, 4],
}
const covered: Readonly<Record<string, number>> = { [easy]: 1, [medium]: 2, [hard]: 3, expert: 4 }
const falls: Readonly<Record<string, number>> = { [easy]: 1, [medium]: 3, [hard]: 5, hardcore: 10 }

/** Each stepped game by its options. */
export const stepped: Readonly<Record<string, (options: Record<string, string | number>) => Steps>> = {
  mines: ({ mines }) => ({
    draw: (stream) => [stream.sample(Number(mines), 25)],
    chance: (at) => [BigInt(25 - Number(mines) - at), BigInt(25 - at)],
    survives: (drawn, _, tile) => misses(drawn[0], tile),
  }),
  tower: ({ difficulty }) => {
    const [bad, width] = towerRows[String(difficulty)] ?? [0, 0]
    return {
      draw: (stream) => rows(9, () => stream.sample(bad, width)),
      chance: () => [BigInt(width - bad), BigInt(width)],
      survives: (drawn, at, column) => misses(drawn[at], column),
    }
  },
  stair: ({ stones }) => ({
    draw: (stream) => rows(12, (at) => stream.sample(Number(stones), 20 - at)),
    chance: (at) => [BigInt(20 - at - Number(stones)), BigInt(20 - at)],
    survives: (drawn, at, column) => misses(drawn[at], column),
  }),
  football: ({ difficulty }) => ({
    draw: (stream) => rows(5, () => stream.sample(covered[String(difficulty)] ?? 0, 5)),
    chance: () => [BigInt(5 - (covered[String(difficulty)] ?? 0)), 5n],
    survives: (drawn, at, zone) => misses(drawn[at], zone),
  }),
  kangaroo: ({ difficulty }) => {
    const hazards = falls[String(difficulty)] ?? 0
    return {
      draw: (stream) => [stream.sample(hazards, 20)],
      chance: (at) => [BigInt(20 - hazards - at), BigInt(20 - at)],
      survives: (drawn, at) => misses(drawn[0], at),
    }
  },
  thimbles: ({ balls }) => ({
    draw: (stream) => [stream.sample(Number(balls), 3)],
    chance: () => [BigInt(balls ?? 0), 3n],
    survives: (drawn, _, cup) => !misses(drawn[0], cup),
  }),
}

/** The multiplier after `steps` survived ones, in ten-thousandths: floor(10000 × (1 - e) / chance). */
export function multiplierE4(game: Steps, steps: number): bigint {
  let [above, below] = [1n, 1n]
  for (let at = 0; at < steps; at++) {
    const [a, b] = game.chance(at)
    above *= a
    below *= b
  }
  return ((10_000n - HOUSE_EDGE) * below) / above
}

/** A prize of an instant game: its multiplier in ten-thousandths, and its weight. */
export interface Prize {
  times: bigint
  weight: number
}

/** The prizes of a card: percent of the total return by multiplier; the blank first. */
export function scratchPrizes(): Prize[] {
  const shares: readonly (readonly [times: bigint, percent: bigint])[] = [
    [2n, 24n],
    [3n, 18n],
    [5n, 16n],
    [10n, 14n],
    [25n, 11n],
    [100n, 9n],
    [500n, 5n],
    [1000n, 3n],
  ]
  const prizes = shares.map(([times, percent]) => ({
    times: times * 10_000n,
    weight: Number((1_000_000_000n * (10_000n - HOUSE_EDGE) * percent) / (10_000n * 100n * times)),
  }))
  return [{ times: 0n, weight: 1_000_000_000 - prizes.reduce((sum, { weight }) => sum + weight, 0) }, ...prizes]
}

/** The sectors of the wheel, in order: hundredths of the spin's value, and weights. */
export function wheelPrizes(): Prize[] {
  const sectors = [
    [0.5, 24],
    [1, 20],
    [0.2, 30],
    [2, 10],
    [0.5, 24],
    [5, 4],
    [0.2, 30],
    [1, 20],
    [0.5, 24],
    [25, 1],
    [0.2, 30],
    [2, 10],
  ] as const
  return sectors.map(([times, weight]) => ({ times: BigInt(Math.round(times * 10_000)), weight }))
}

/** The nine symbols of a card, which show its prize and change nothing. */
export function scratchBoard(stream: Stream, prize: number): number[] {
  const winning = prize === 0 ? [] : stream.sample(3, 9)
  const symbolCounts = new Map<number, number>()
  return rows(9, () => []).map((_, field) => {
    if (winning.includes(field)) return prize
    const allowed = [1, 2, 3, 4, 5, 6, 7, 8].filter((one) => one !== prize && (symbolCounts.get(one) ?? 0) < 2)
    const symbol = allowed[stream.below(allowed.length)] ?? 0
    symbolCounts.set(symbol, (symbolCounts.get(symbol) ?? 0) + 1)
    return symbol
  })
}
