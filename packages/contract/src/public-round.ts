import * as z from 'zod/mini'
import { optionsSchema } from './round.ts'
import { digestSchema, idSchema, timeSchema } from './shapes.ts'
import { sharedProofSchema } from './shared-proof.ts'

/**
 * A decided round as everybody may see it. A schema of its own, not a part of the player's: account, name, balance, stake,
 * payout and money lines have no field here, so no handler can tell them (docs/decisions/014-public-rounds.md).
 */
export const publicRoundSchema = z.lazy(() =>
  z.object({
    id: idSchema,
    gameId: z.string(),
    result: z.enum(['WIN', 'LOSE', 'DRAW', 'CANCELLED']),
    options: optionsSchema,
    /** House edge in basis points, as recorded on the bet. */
    edge: z.int(),
    /** What it was paid at, as a factor of the stake; 0 when it was lost. */
    multiplier: z.number(),
    /** More was paid than staked. */
    gained: z.boolean(),
    createdAt: timeSchema,
    /** What was picked and drawn, as in `game.round`. Absent in shared games. */
    play: z.optional(
      z.object({ step: z.int(), picked: z.array(z.int()), hazards: z.optional(z.array(z.array(z.int()))) }),
    ),
    /** What was fixed before the bet, and the seeds once the player has rotated them away. Absent in shared games. */
    seal: z.optional(
      z.object({
        serverSeedHash: digestSchema,
        nonce: z.int(),
        revealed: z.optional(z.object({ serverSeed: digestSchema, clientSeed: z.string() })),
      }),
    ),
    /** What proves the shared round that the bet was in, as far as it may be told. Shared games only. */
    shared: z.optional(sharedProofSchema),
  }),
)
export type PublicRound = z.infer<typeof publicRoundSchema>
