import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { digestSchema, nothingSchema } from '../shapes.ts'

/** The commitments of a player's current and next seed pair. */
export const seedPairSchema = z.object({
  serverSeedHash: digestSchema,
  nextServerSeedHash: digestSchema,
  clientSeed: z.string(),
  /** The nonce of the next bet. */
  nonce: z.int(),
})
export type SeedPair = z.infer<typeof seedPairSchema>

/** The seed pair in use and the commitment of the next. */
export const seeds = defineCall({
  name: 'fair.seeds',
  summary: 'The commitment, client seed and next nonce in use, and the commitment that comes next.',
  path: '/api/fair/seeds',
  request: () => nothingSchema,
  answer: () => z.object({ model: seedPairSchema }),
})

/** Reveals the server seed in use and starts the next pair at nonce 0. */
export const rotate = defineCall({
  name: 'fair.rotate',
  summary: 'Reveals the server seed in use and starts the next pair at nonce 0.',
  path: '/api/fair/rotate',
  request: () => z.object({ clientSeed: z.optional(z.string().check(z.maxLength(512))) }),
  answer: () =>
    z.object({
      model: z.extend(seedPairSchema, {
        revealed: z.object({
          serverSeed: digestSchema,
          serverSeedHash: digestSchema,
          clientSeed: z.string(),
          /** Number of bets with this seed; their nonces are 0 to this minus 1. */
          nonce: z.int(),
        }),
      }),
    }),
  errors: ['client_seed_malformed', 'seeds_in_use'],
})
