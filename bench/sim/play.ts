import type { Engine, Options } from '@fairground/games'
import { openStream, type WordSource } from '@fairground/games/fair'
import type { SimulatedGame } from './games.ts'
import { keyStream } from './words.ts'

/** Source of the words: the AES key stream, or each round's HMAC stream as in a real bet (25 times slower). */
export type StreamKind = 'fast' | 'fair'

/** A number of rounds of one configuration. */
export interface Batch {
  readonly gameId: string
  readonly options: Options
  readonly rounds: number
  /** House edge in basis points, which decides the prize tables of instant games. */
  readonly edge: number
  readonly stream: StreamKind
  /** Label of the batch's words; each batch of a simulation has its own. */
  readonly label: string
}

/**
 * Plays each round of a batch until it is lost or has survived its last step.
 * @returns by number of steps: rounds that survived exactly that many
 */
export function playBatch({ rules, pick }: SimulatedGame, batch: Batch): number[] {
  const { options, rounds } = batch
  const steps = rules.steps(options)
  const survivalCounts = new Array<number>(steps + 1).fill(0)
  const wordsOf = streamOf(batch)
  for (let round = 0; round < rounds; round++) {
    const drawnRound = rules.draw(wordsOf(round), options)
    let step = 0
    while (step < steps && rules.survives(drawnRound, step, pick(round, step, options))) step += 1
    survivalCounts[step] = (survivalCounts[step] as number) + 1
  }
  return survivalCounts
}

/**
 * Plays a batch of an instant game.
 * @returns number of rounds by prize, with the blank, in the order of the engine's odds
 */
export function playDraws(engine: Engine, batch: Batch): number[] {
  const terms = { options: batch.options, edge: batch.edge }
  const counts = new Array<number>(engine.odds(terms).length).fill(0)
  const wordsOf = streamOf(batch)
  for (let round = 0; round < batch.rounds; round++) {
    const prize = engine.open(terms, wordsOf(round)).drawn[0]?.[0] ?? 0
    counts[prize] = (counts[prize] as number) + 1
  }
  return counts
}

function streamOf({ stream, label }: Batch): (round: number) => WordSource {
  if (stream === 'fair') return (round) => openStream('00'.repeat(32), `${label}:${round}`)
  const words = keyStream(label)
  return () => words
}
