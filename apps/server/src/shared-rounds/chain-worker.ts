import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { hashTimes } from './hash-times.ts'

/** What the worker is asked to make. */
export interface ChainOrder {
  /** How many seeds the chain has above seed_0. */
  length: number
  /** Every so many-th link is kept, and the last. */
  spacing: number
}

/** A chain as it is made: its low end, and what all of it follows from. */
export interface MadeChain {
  /** Hex. */
  seed0: string
  kept: { link: number; seed: string }[]
}

/** Walks a new chain down from a random top. Ten million links take some seconds: hence a thread of its own. */
function makeChain({ length, spacing }: ChainOrder): MadeChain {
  const kept: MadeChain['kept'] = []
  let seed = randomBytes(32)
  for (let link = length; link > 0; ) {
    kept.push({ link, seed: seed.toString('hex') })
    const next = Math.floor((link - 1) / spacing) * spacing
    seed = hashTimes(seed, link - next)
    link = next
  }
  return { seed0: seed.toString('hex'), kept }
}

parentPort?.postMessage(makeChain(workerData))
