import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { hashTimes } from './hash-times.ts'

/** The request to the worker. */
export interface ChainOrder {
  /** Number of seeds above seed_0. */
  length: number
  /** Distance between two stored links. The last link is stored too. */
  spacing: number
}

/** A new chain: its lowest seed, and the stored links that all other seeds follow from. */
export interface MadeChain {
  /** Hex. */
  seed0: string
  storedLinks: { link: number; seed: string }[]
}

/** Hashes a new chain down from a random seed. Ten million links take some seconds, so it runs in its own thread. */
function makeChain({ length, spacing }: ChainOrder): MadeChain {
  const storedLinks: MadeChain['storedLinks'] = []
  let seed = randomBytes(32)
  for (let link = length; link > 0; ) {
    storedLinks.push({ link, seed: seed.toString('hex') })
    const next = Math.floor((link - 1) / spacing) * spacing
    seed = hashTimes(seed, link - next)
    link = next
  }
  return { seed0: seed.toString('hex'), storedLinks }
}

parentPort?.postMessage(makeChain(workerData))
