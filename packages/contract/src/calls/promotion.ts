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
        /** The days of the round of the calendar that the player is in. */
        items: z.array(
          z.object({
            /** The VIP level that the day's gift is for. */
            vipLevel: z.int(),
            /** Spins that it gives, and what each is worth; 0: the day has no gift. */
            count: z.int(),
            value: moneySchema,
            /** `today` can be taken now, also when a day was missed; at most one has it. */
            state: z.enum(['taken', 'today', 'ahead']),
          }),
        ),
        /** When the next day can be taken, 0:00 UTC; absent while one can be, and without items. */
        nextAt: z.optional(timeSchema),
        /** Whether the player's jurisdiction allows bonuses at all. */
        allowed: z.boolean(),
      }),
    }),
})

/** Takes today's day of the calendar. */
export const checkin = defineCall({
  name: 'promotion.checkin',
  summary:
    'Checks in for today, once a day of UTC, and gives what the day of the calendar gives; a missed day changes nothing.',
  path: '/api/bonus_task/checkin',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** Spins that were given, and what each is worth; 0 on a day without a gift, and below the VIP level of its gift. */
        count: z.int(),
        value: moneySchema,
      }),
    }),
  errors: ['bonus_not_allowed', 'event_ended', 'checked_in_today'],
})

/** The red packet event under way. */
export const siteRedpack = defineCall({
  name: 'promotion.siteRedpack',
  summary: 'The red packet event under way; refused when there is none.',
  path: '/api/redpacket/site_redpack',
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => z.object({ model: z.object({ id: z.string(), siteConf: z.object({ endTime: timeSchema }) }) }),
  errors: ['event_ended'],
})

/** The player's granted spins, and the bonus money that they have won. */
export const freeSpins = defineCall({
  name: 'promotion.freeSpins',
  summary: 'The granted spins that are left, what is in the bonus balance, and what it has to be wagered.',
  path: '/api/promotion/free_spins',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** All spins that are left. */
        left: z.int(),
        /** The spins by value and end; the next bet of a value uses the one that ends first. */
        spins: z.array(freeSpinsSchema),
        /** Absent while there is no bonus money. */
        bonus: z.optional(bonusSchema),
        /** What the next win is put under. */
        rule: wageringRuleSchema,
        /** Whether the player's jurisdiction allows granted spins at all. */
        allowed: z.boolean(),
      }),
    }),
})
