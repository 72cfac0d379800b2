import * as z from 'zod/mini'
import { optionsSchema } from './round.ts'
import { idSchema, moneySchema, timeSchema } from './shapes.ts'

/** The most bets that one run may have. */
export const MOST_RUN_BETS = 10_000

/** What becomes of the stake after a win or a loss: back to the first one, times so many percent of it, or so much more. */
export const stakeChangeSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('base') }),
  z.object({ to: z.literal('times'), percent: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  z.object({ to: z.literal('plus'), amount: moneySchema.check(z.positive()) }),
])

const stopSchema = z.optional(moneySchema.check(z.positive()))

/** What a run plays, as the player has agreed to it. Amounts in whole units of the player's currency. */
export const autoplayPlanSchema = z.object({
  /** The game's own options, the same for each bet. */
  options: optionsSchema,
  /** What is chosen in each round, step by step; empty where there is nothing to choose. */
  picks: z.array(z.int().check(z.minimum(0), z.maximum(1000))).check(z.maxLength(64)),
  /** The first stake. */
  stake: moneySchema.check(z.positive()),
  onWin: stakeChangeSchema,
  onLoss: stakeChangeSchema,
  /** Stops once this is gained. */
  profit: stopSchema,
  /** Stops after a round that has won more than this. */
  singleWin: stopSchema,
})
export type AutoplayPlan = z.infer<typeof autoplayPlanSchema>

/** A run as it is announced: no more than so many bets, and no more lost than this. */
export const announcedRunSchema = z.object({
  gameId: z.string().check(z.minLength(1), z.maxLength(64)),
  bets: z.int().check(z.minimum(1), z.maximum(MOST_RUN_BETS)),
  lossLimit: moneySchema.check(z.positive()),
  plan: autoplayPlanSchema,
})

/** A run of bets with its counts. */
export const autoplayRunSchema = z.extend(announcedRunSchema, {
  id: idSchema,
  /** `running` until it is stopped, or has had all of its bets. */
  status: z.enum(['running', 'stopped', 'finished']),
  /** Bets that were taken. */
  placed: z.int(),
  wagered: moneySchema,
  /** Won less wagered; a round that is not decided counts as its stake lost. */
  profit: moneySchema,
  startedAt: timeSchema,
  /** The last of its bets, from which the next stake follows. */
  last: z.optional(z.object({ id: idSchema, decided: z.boolean(), betAmount: moneySchema, winAmount: moneySchema })),
})
export type AutoplayRun = z.infer<typeof autoplayRunSchema>
