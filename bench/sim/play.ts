import type { Options } from '@fairground/games'
import { openStream, type WordSource } from '@fairground/games/fair'
import type { SimulatedGame } from './games.ts'
import { keyStream } from './words.ts'

/** Where the words come from: the AES key stream, or each round's own HMAC stream as in a real bet (25 times slower). */
export type StreamKind = 'fast' | 'fair'

/** A number of rounds of one configuration. */
export interface Batch {
  readonly gameId: string
  readonly options: Options
  readonly rounds: number
  readonly stream: StreamKind
  /** Names the batch's words; two batches of a simulation never share a label. */
  readonly label: string
}

/**
 * Plays a batch to the bitter end, always going on.
 * @returns `survived[s]`: rounds that survived exactly s steps
 */
export function playBatch({ rules, pick }: SimulatedGame, batch: Batch): number[] {
  const { options, rounds } = batch
  const steps = rules.steps(options)
  const survived = new Array<number>(steps + 1).fill(0)
  const wordsOf = streamOf(batch)
  for (let round = 0; round < rounds; round++) {
    const drawn = rules.draw(wordsOf(round), options)
    let step = 0
    while (step < steps && rules.survives(drawn, step, pick(round, step, options))) step += 1
    survived[step] = (survived[step] as number) + 1
  }
  return survived
}

function streamOf({ stream, label }: Batch): (round: number) => WordSource {
  if (stream === 'fair') return (round) => openStream('00'.repeat(32), `${label}:${round}`)
  const words = keyStream(label)
  return () => words
}
