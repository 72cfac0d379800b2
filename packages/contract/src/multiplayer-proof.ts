import * as z from 'zod/mini'
import { digestSchema } from './shapes.ts'

/** The proof of a multiplayer round: `{salt}:{number}:{entropy}` under the seed gives the point. */
export const multiplayerProofSchema = z.object({
  number: z.int(),
  salt: z.string(),
  /** sha256 of the first players' client seeds, hex; empty without bets. From the start of the flight on. */
  entropy: z.optional(z.string()),
  /** The seed of the round before: the commitment. Hex. */
  seedHash: digestSchema,
  /** Once the flight is over. */
  seed: z.optional(digestSchema),
  point: z.optional(z.number()),
  /** Lotteries: the numbers in draw order, in place of a point. */
  result: z.optional(z.array(z.int())),
  /** Whether the server cancelled the round. */
  void: z.optional(z.boolean()),
})
export type MultiplayerProof = z.infer<typeof multiplayerProofSchema>
