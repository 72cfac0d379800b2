import { fair } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { rotateSeeds } from '../../rounds/seeds.ts'

/** Reveals the server seed in use and starts the next pair. */
export const rotate = handle(fair.rotate, async ({ clientSeed }, context) => ({
  model: await rotateSeeds(context, clientSeed),
}))
