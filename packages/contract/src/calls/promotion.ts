import * as z from 'zod/mini'
import { bonusSchema, freeSpinsSchema, wageringRuleSchema } from '../bonus.ts'
import { defineCall } from '../call.ts'
import { moneySchema, nothingSchema, timeSchema } from '../shapes.ts'

/** The calendar of the daily check-in. `vipLevel` counts from 0, as everywhere on the wire. */
export const checkinData = defineCall({
  name: 'promotion.checkinData',
  summary: 'The calendar of the daily check-in; no items where the house or the jurisdiction gives none.',
  path: '/api/bonus_task/checkin_data',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** The days of the player's current turn of the calendar. */
        items: z.array(
          z.object({
            /** The least VIP level for the day's gift. */
            vipLevel: z.int(),
            /** Number of spins and the value of each; 0: the day has no gift. */
            count: z.int(),
            value: moneySchema,
            /** The player can take the day `today` now, even after a missed day; at most one day has it. */
            state: z.enum(['taken', 'today', 'ahead']),
          }),
        ),
        /** When the player can take the next day, 0:00 UTC; absent while one is available, and without items. */
        nextAt: z.optional(timeSchema),
        /** Whether the player's jurisdiction allows bonuses at all. */
        allowed: z.boolean(),
      }),
    }),
})

/** Checks in for today. */
export const checkin = defineCall({
  name: 'promotion.checkin',
  summary:
    'Checks in for today, once a day of UTC, and gives what the day of the calendar gives; a missed day changes nothing.',
  path: '/api/bonus_task/checkin',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** Number of given spins and the value of each; 0 on a day without a gift, and below the gift's VIP level. */
        count: z.int(),
        value: moneySchema,
      }),
    }),
  errors: ['bonus_not_allowed', 'event_ended', 'checked_in_today', 'time_out', 'self_excluded'],
})

/** The current red packet event. */
export const siteRedpack = defineCall({
  name: 'promotion.siteRedpack',
  summary: 'The red packet event under way; refused when there is none.',
  path: '/api/redpacket/site_redpack',
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => z.object({ model: z.object({ id: z.string(), siteConf: z.object({ endTime: timeSchema }) }) }),
  errors: ['event_ended'],
})

/** The player's free spins, and the bonus money that they have won. */
export const freeSpins = defineCall({
  name: 'promotion.freeSpins',
  summary: 'The granted spins that are left, what is in the bonus balance, and what it has to be wagered.',
  path: '/api/promotion/free_spins',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** Number of all unused spins. */
        left: z.int(),
        /** The spins by value and expiry; the next bet of a value uses the one that expires first. */
        spins: z.array(freeSpinsSchema),
        /** Absent while there is no bonus money. */
        bonus: z.optional(bonusSchema),
        /** The wagering rule of the next win. */
        rule: wageringRuleSchema,
        /** Whether the player's jurisdiction allows free spins at all. */
        allowed: z.boolean(),
      }),
    }),
})
