import * as z from 'zod/mini'
import { moneySchema, timeSchema } from './shapes.ts'

/** The wagering rule of bonus money. */
export const wageringRuleSchema = z.object({
  /** The player stakes the win this many times. */
  times: z.number().check(z.minimum(0), z.maximum(100)),
  /** Days until the bonus money expires, from the last added win. */
  days: z.int().check(z.minimum(1), z.maximum(365)),
  /** Percent of a stake that counts, by game; a game that is not listed counts in full. */
  shares: z.record(z.string(), z.int().check(z.minimum(0), z.maximum(100))),
})
export type WageringRule = z.infer<typeof wageringRuleSchema>

/** The daily check-in: the gift of each day of its calendar. */
export const checkinRuleSchema = z.object({
  /** The days; after the last day the first follows. Empty: no check-in. */
  calendar: z
    .array(
      z.object({
        /** Spins of the wheel; 0: the day gives none. */
        count: z.int().check(z.minimum(0), z.maximum(100)),
        /** Value of each spin, in whole units of the site's first currency; in others times their scale. */
        value: z.number().check(z.positive(), z.maximum(1e6)),
        /** The least VIP level for the gift, from 0. */
        vipLevel: z.int().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.maxLength(31)),
  /** Days until the spins expire. */
  days: z.int().check(z.minimum(1), z.maximum(365)),
})
export type CheckinRule = z.infer<typeof checkinRuleSchema>

/** A player's bonus money and the progress of its wagering. */
export const bonusSchema = z.object({
  /** Bonus balance. */
  balance: moneySchema,
  /** The required stakes in all, the stakes so far, and the stakes that remain. */
  required: moneySchema,
  wagered: moneySchema,
  toWager: moneySchema,
  /** The player forfeits the bonus money at this time. */
  expiresAt: timeSchema,
})
export type Bonus = z.infer<typeof bonusSchema>

/** A player's unused spins of one value and one expiry. */
export const freeSpinsSchema = z.object({
  /** The stake that the house pays. */
  value: moneySchema,
  left: z.int(),
  expiresAt: timeSchema,
  /** Why the player got them. */
  source: z.enum(['checkin', 'invite', 'staff']),
})
export type FreeSpins = z.infer<typeof freeSpinsSchema>
