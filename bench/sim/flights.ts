import { commitmentOf, crashPoint, crashPointOf, roundMessage } from '@fairground/games/fair'
import { chanceToReach, type MultiplayerGame, returnAt } from '@fairground/games/multiplayer'
import { fractionToNumber } from '@fairground/money'
import type { StopResult } from './compare.ts'
import type { StreamKind } from './play.ts'
import { binomialPValue, deviation } from './statistics.ts'
import { keyStream } from './words.ts'

/** The compared targets, in hundredths. */
const TARGETS = [101, 105, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000] as const
/** A stake whose payouts need no flooring. */
const STAKE = { stakeMinor: 10_000n }
const HALF_BITS = 26

/** Settings of simulated flights. */
interface FlightRun {
  rounds: number
  /** House edge in basis points. */
  edge: number
  /** `fair` computes each point from a chain, like a real round; `fast` draws its 52 bits from a key stream. */
  stream: StreamKind
  label: string
}

/** Simulates the points of a multiplayer game, and compares how many reach each target with the exact chance. */
export function simulateFlights(game: MultiplayerGame, run: FlightRun): StopResult[] {
  const reachedCounts = TARGETS.map(() => 0)
  const nextPoint = run.stream === 'fair' ? chainOf(game, run) : drawsOf(game, run)
  for (let round = 0; round < run.rounds; round++) {
    const point = nextPoint()
    for (let index = 0; index < TARGETS.length && point >= (TARGETS[index] ?? 0); index++)
      reachedCounts[index] = (reachedCounts[index] ?? 0) + 1
  }
  return TARGETS.map((target, index) => {
    const chance = fractionToNumber(chanceToReach(target, run.edge))
    const exactReturn = fractionToNumber(returnAt(target, run.edge, STAKE))
    const count = reachedCounts[index] ?? 0
    return {
      step: target / 100,
      reachedCount: count,
      exactReturn,
      foundReturn: (count / run.rounds / chance) * exactReturn,
      sigmas: deviation(count, run.rounds, chance),
      pValue: binomialPValue(count, run.rounds, chance),
    }
  })
}

function drawsOf(game: MultiplayerGame, { edge, label }: FlightRun): () => bigint {
  const nextWord = keyStream(`${label}:${game.id}`)
  const half = () => nextWord() >>> (32 - HALF_BITS)
  return () => crashPointOf(BigInt(half() * 2 ** HALF_BITS + half()), edge)
}

/** Walks the chain from its top, as it is made; rounds use the same seeds in the opposite order. */
function chainOf(game: MultiplayerGame, { edge, label }: FlightRun): () => bigint {
  let seed = Buffer.from(label.padEnd(32, '.').slice(0, 32)).toString('hex')
  let number = 0
  return () => {
    seed = commitmentOf(seed)
    number += 1
    return crashPoint(seed, roundMessage(`fairground-${game.id}`, number, ''), edge)
  }
}
