import * as fair from '@fairground/contract/calls/fair'
import { CallError } from '@fairground/contract/envelope'
import { parseClientSeed } from '@fairground/games/fair'
import { handleBets } from '../handle-bets.ts'

/** Returns the commitment, client seed and next nonce in use, and the next commitment. */
export const seeds = handleBets(fair.seeds, async (_, { purse }) => ({ model: await purse.findSeeds() }))

/** Reveals the server seed in use and starts the next pair. */
export const rotate = handleBets(fair.rotate, async ({ clientSeed }, { purse }) => {
  if (clientSeed !== undefined && parseClientSeed(clientSeed) === undefined)
    throw new CallError('client_seed_malformed')
  return { model: await purse.rotateSeeds(clientSeed) }
})
