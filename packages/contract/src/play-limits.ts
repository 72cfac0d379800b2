import * as z from 'zod/mini'
import { moneySchema, timeSchema } from './shapes.ts'

/** What a limit of responsible play counts: money that comes in, stakes less payouts, stakes, or minutes of play. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const
export type LimitKind = (typeof limitKinds)[number]

/** The spans of time that limits count over: calendar days, weeks from Monday, and months, all in UTC. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

export const limitKindSchema = z.enum(limitKinds)
export const limitPeriodSchema = z.enum(limitPeriods)

/** How long a looser limit waits before the player may confirm it. */
export const LOOSER_AFTER_MS = 24 * 60 * 60_000
/** How long after that the player may confirm it. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000

/** One limit of the player. There is a line for each kind and period, also where no limit is set. */
export const limitLineSchema = z.object({
  kind: limitKindSchema,
  period: limitPeriodSchema,
  /** The player's own limit: an amount in `currencyId`, or minutes of a session limit. Null: none. */
  value: z.nullable(moneySchema),
  /** The lowest of the player's, the operator's and the jurisdiction's limits: it is the one that holds. Null: none. */
  lowest: z.nullable(moneySchema),
  /** What counts of it so far in the running period. Open bets and open deposits count in full. */
  used: moneySchema,
  /** When the running period ends. */
  resetsAt: timeSchema,
  /** The currency of the amounts; absent for a session limit. */
  currencyId: z.optional(z.string()),
  /** A looser limit that waits. The player may confirm it from `from` until `until`. `value` null: no limit. */
  pending: z.optional(z.object({ value: z.nullable(moneySchema), from: timeSchema, until: timeSchema })),
})
export type LimitLine = z.infer<typeof limitLineSchema>

/** Breaks and the reality check of the player. */
export const playStateSchema = z.object({
  /** The running break. `until` null: for good. */
  pause: z.nullable(z.object({ kind: z.enum(['time_out', 'exclusion']), until: z.nullable(timeSchema) })),
  /** Minutes of play between two reality checks: the lower of the player's own and the jurisdiction's. 0: none. */
  realityCheckMinutes: z.int(),
  /** The player's own; 0: none. */
  ownRealityCheckMinutes: z.int(),
  /** Minutes of play since the last reality check. */
  minutesPlayed: z.int(),
})
export type PlayState = z.infer<typeof playStateSchema>
