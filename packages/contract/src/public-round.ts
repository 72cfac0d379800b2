import * as z from 'zod/mini'
import { multiplayerProofSchema } from './multiplayer-proof.ts'
import { optionsSchema } from './round.ts'
import { digestSchema, idSchema, timeSchema } from './shapes.ts'

/**
 * The public view of a decided round. It is a separate schema without account, name, balance, stake, payout and money lines,
 * so that no handler can reveal them (docs/decisions/014-public-rounds.md).
 */
export const publicRoundSchema = z.lazy(() =>
  z.object({
    id: idSchema,
    gameId: z.string(),
    result: z.enum(['WIN', 'LOSE', 'DRAW', 'CANCELLED']),
    options: optionsSchema,
    /** House edge in basis points, as the bet recorded it. */
    edge: z.int(),
    /** The multiplier of the payout; 0 for a loss. */
    multiplier: z.number(),
    /** Whether the payout is above the stake. */
    gained: z.boolean(),
    createdAt: timeSchema,
    /** Picks and hazards, as in `game.round`. Absent for multiplayer games. */
    play: z.optional(
      z.object({ step: z.int(), picked: z.array(z.int()), hazards: z.optional(z.array(z.array(z.int()))) }),
    ),
    /** The commitment before the bet, and the seeds after the player's rotation. Absent for multiplayer games. */
    seal: z.optional(
      z.object({
        serverSeedHash: digestSchema,
        nonce: z.int(),
        revealed: z.optional(z.object({ serverSeed: digestSchema, clientSeed: z.string() })),
      }),
    ),
    /** The public part of the multiplayer round's proof. Multiplayer games only. */
    shared: z.optional(multiplayerProofSchema),
  }),
)
export type PublicRound = z.infer<typeof publicRoundSchema>
