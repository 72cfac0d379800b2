import * as z from 'zod/mini'
import { moneySchema, timeSchema } from './shapes.ts'

/** What bonus money has to see before it is the player's own. */
export const wageringRuleSchema = z.object({
  /** How many times what was won has to be staked. */
  times: z.number().check(z.minimum(0), z.maximum(100)),
  /** Days that the player has, from the last amount that was added. */
  days: z.int().check(z.minimum(1), z.maximum(365)),
  /** How many percent of a stake count, by game; a game that is not named counts in full. */
  shares: z.record(z.string(), z.int().check(z.minimum(0), z.maximum(100))),
})
export type WageringRule = z.infer<typeof wageringRuleSchema>

/** The daily check-in: what each day of its calendar gives. */
export const checkinRuleSchema = z.object({
  /** The days, in a circle: after the last one comes the first. None: there is no check-in. */
  calendar: z
    .array(
      z.object({
        /** Spins of the wheel; 0: the day gives none. */
        count: z.int().check(z.minimum(0), z.maximum(100)),
        /** What each is worth, in whole units of the player's currency. */
        value: z.number().check(z.positive(), z.maximum(1e6)),
        /** The VIP level that the gift is for, from 0: below it the day gives none. */
        vipLevel: z.int().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.maxLength(31)),
  /** Days that its spins last. */
  days: z.int().check(z.minimum(1), z.maximum(365)),
})
export type CheckinRule = z.infer<typeof checkinRuleSchema>

/** A player's bonus money and how far it is from being the player's own. */
export const bonusSchema = z.object({
  /** Bonus balance. */
  balance: moneySchema,
  /** What has to be staked in all, what has been, and what is left. */
  required: moneySchema,
  wagered: moneySchema,
  toWager: moneySchema,
  /** What is left then is forfeited. */
  expiresAt: timeSchema,
})
export type Bonus = z.infer<typeof bonusSchema>

/** Spins of one value and one end that a player has left. */
export const freeSpinsSchema = z.object({
  /** The stake that the house pays. */
  value: moneySchema,
  left: z.int(),
  expiresAt: timeSchema,
  /** What they were given for. */
  source: z.enum(['checkin', 'invite', 'staff']),
})
export type FreeSpins = z.infer<typeof freeSpinsSchema>
