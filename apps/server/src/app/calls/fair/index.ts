import * as fair from '@fairground/contract/calls/fair'
import { handleRounds } from '../../../play/round-book/handle-rounds.ts'

/** Returns the commitment, client seed and next nonce in use, and the next commitment. */
export const seeds = handleRounds(fair.seeds, async (_, book) => ({ model: await book.findSeeds() }))

/** Reveals the server seed in use and starts the next pair. */
export const rotate = handleRounds(fair.rotate, async ({ clientSeed }, book) => ({
  model: await book.rotateSeeds(clientSeed),
}))
