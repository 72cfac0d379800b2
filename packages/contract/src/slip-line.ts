import * as z from 'zod/mini'
import { idSchema, moneySchema } from './shapes.ts'

/** A line of a slip: a bet on one pick, with the odds that it was accepted at. */
export const slipLineSchema = z.lazy(() =>
  z.object({
    id: idSchema,
    market: z.string(),
    pick: z.string(),
    stake: moneySchema,
    /** One a tier: what one unit of the stake is paid. */
    odds: z.array(z.number()),
    maxWin: moneySchema,
    /** PENDING until the term is settled. */
    result: z.enum(['PENDING', 'WIN', 'LOSE', 'DRAW', 'CANCELLED']),
    winAmount: moneySchema,
  }),
)
export type SlipLine = z.infer<typeof slipLineSchema>

/** A line in a request: its pick, and its stake as a JSON number or a decimal text. */
export const slipLineRequestSchema = () =>
  z.object({
    market: z.string().check(z.maxLength(32)),
    pick: z.string().check(z.maxLength(32)),
    stake: z.unknown(),
  })
