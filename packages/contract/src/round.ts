import * as z from 'zod/mini'
import { multiplayerProofSchema } from './multiplayer-proof.ts'
import { digestSchema, idSchema, moneySchema, otherCurrency, timeSchema } from './shapes.ts'
import { slipLineSchema } from './slip-line.ts'

/** PENDING until the round is decided. */
export const resultSchema = z.enum(['PENDING', 'WIN', 'LOSE', 'DRAW', 'CANCELLED'])
export type Result = z.infer<typeof resultSchema>

/** A player's view of a round. `hazards` is absent until the round is finished. */
export const roundViewSchema = z.lazy(() =>
  z.object({
    /** Steps survived so far. */
    step: z.int(),
    /** The multiplier of a cash-out now, with four decimals; 1 before the first step. */
    multiplier: z.number(),
    /** The multiplier after one more step survived; the same as `multiplier` when there is none. */
    nextMultiplier: z.number(),
    /** The player's picks, in order. */
    picked: z.array(z.int()),
    /** The hazards of each step; mines: one list, the mines in draw order. */
    hazards: z.optional(z.array(z.array(z.int()))),
    nonce: z.int(),
    serverSeedHash: digestSchema,
    clientSeed: z.string(),
  }),
)
export type RoundView = z.infer<typeof roundViewSchema>

/** The options of a bet after the engine's check: `mines`, `difficulty`, `stones`, … */
export const optionsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

// Schemas of rounds are created on first use: no page needs one to start.
const betModelFields = () => ({
  id: idSchema,
  gameId: z.string(),
  ...otherCurrency,
  result: resultSchema,
  betAmount: moneySchema,
  options: optionsSchema,
  /** House edge in basis points, as the bet recorded it. */
  edge: z.int(),
  winAmount: moneySchema,
  multiplier: z.number(),
  /** The main balance after the action, and the wallet's version with it. */
  balance: moneySchema,
  balanceVersion: z.int(),
  /** True while the win waits in a hold. */
  held: z.boolean(),
  createdAt: timeSchema,
  finishedAt: z.optional(timeSchema),
  /** The slot of the bet: 0 or 1. Multiplayer games only. */
  slot: z.optional(z.int()),
  /** The multiplayer round of the bet. Multiplayer games only. */
  termId: z.optional(idSchema),
  /** The flight's time when the stop arrived, in ms by the server's clock. Manual stops only. */
  flownMs: z.optional(z.int()),
  /** Whether a free spin paid the stake; then the win is in the bonus balance. */
  spin: z.optional(z.boolean()),
  /** The lines of a slip. Lotteries only; their `options` are empty. */
  bets: z.optional(z.array(slipLineSchema)),
  round: roundViewSchema,
})

/** A bet and its round, as game calls answer it. */
export const betModelSchema = z.lazy(() => z.object(betModelFields()))
export type BetModel = z.infer<typeof betModelSchema>

const betRecordFields = () => {
  const { balance, balanceVersion, held, ...fields } = betModelFields()
  return {
    ...fields,
    /** The public part of the multiplayer round's proof. Multiplayer games only. */
    shared: z.optional(multiplayerProofSchema),
  }
}

/** A row of the bet history. */
export const betRecordSchema = z.lazy(() => z.object(betRecordFields()))
export type BetRecord = z.infer<typeof betRecordSchema>

/** Everything that proves a finished round. The server seed is present after the rotation of its pair. */
export const roundPageSchema = z.lazy(() =>
  z.object({
    ...betRecordFields(),
    /** The revealed server seed, hex; absent while its pair is still in use. */
    serverSeed: z.optional(digestSchema),
    maxWin: moneySchema,
    /** The round's money lines, oldest first. */
    lines: z.array(
      z.object({ kind: z.string(), source: z.string(), destination: z.string(), amount: moneySchema, at: timeSchema }),
    ),
  }),
)
export type RoundPage = z.infer<typeof roundPageSchema>
