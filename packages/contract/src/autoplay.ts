import * as z from 'zod/mini'
import { optionsSchema } from './round.ts'
import { idSchema, moneySchema, timeSchema } from './shapes.ts'

/** The most bets that one run may have. */
export const MOST_RUN_BETS = 10_000

/** How the stake changes after a win or a loss: back to the first stake, to a percentage of the current one, or up by an amount. */
export const stakeChangeSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('base') }),
  z.object({ to: z.literal('times'), percent: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  z.object({ to: z.literal('plus'), amount: moneySchema.check(z.positive()) }),
])

const stopSchema = z.optional(moneySchema.check(z.positive()))

/** The plan of a run, which the player has confirmed. Amounts in whole units of the player's currency. */
export const autoplayPlanSchema = z.object({
  /** The game's own options, the same for each bet. */
  options: optionsSchema,
  /** The picks of each round, step by step; empty for a game without choices. */
  picks: z.array(z.int().check(z.minimum(0), z.maximum(1000))).check(z.maxLength(64)),
  /** The first stake. */
  stake: moneySchema.check(z.positive()),
  onWin: stakeChangeSchema,
  onLoss: stakeChangeSchema,
  /** The run stops at this profit. */
  profit: stopSchema,
  /** The run stops after a round with a larger win. */
  singleWin: stopSchema,
})
export type AutoplayPlan = z.infer<typeof autoplayPlanSchema>

/** A run as the client announces it, with the most bets and the loss limit. */
export const announcedRunSchema = z.object({
  gameId: z.string().check(z.minLength(1), z.maxLength(64)),
  bets: z.int().check(z.minimum(1), z.maximum(MOST_RUN_BETS)),
  lossLimit: moneySchema.check(z.positive()),
  plan: autoplayPlanSchema,
})

/** A run of bets with its counts. */
export const autoplayRunSchema = z.extend(announcedRunSchema, {
  id: idSchema,
  /** `running` until the player stops it or it has placed all bets. */
  status: z.enum(['running', 'stopped', 'finished']),
  /** Number of accepted bets. */
  placed: z.int(),
  wagered: moneySchema,
  /** Wins minus stakes; an open round counts as a lost stake. */
  profit: moneySchema,
  startedAt: timeSchema,
  /** The last bet; the next stake follows from it. */
  last: z.optional(z.object({ id: idSchema, decided: z.boolean(), betAmount: moneySchema, winAmount: moneySchema })),
})
export type AutoplayRun = z.infer<typeof autoplayRunSchema>
