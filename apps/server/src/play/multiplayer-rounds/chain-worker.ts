import { hash, randomBytes } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

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

/** Hashes a new chain down from a random seed. It takes a fraction of a second, so it runs in its own thread. */
function makeChain({ length, spacing }: ChainOrder): MadeChain {
  const storedLinks: MadeChain['storedLinks'] = []
  let seed: Buffer = randomBytes(32)
  for (let link = length; link > 0; link--) {
    if (link === length || link % spacing === 0) storedLinks.push({ link, seed: seed.toString('hex') })
    seed = hash('sha256', seed, 'buffer')
  }
  return { seed0: seed.toString('hex'), storedLinks }
}

// Linux lowers the thread alone: calls come first.
setPriority(constants.priority.PRIORITY_LOW)
parentPort?.postMessage(makeChain(workerData))
