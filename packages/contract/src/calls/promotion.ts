import * as z from 'zod/mini'
import { bonusSchema, freeSpinsSchema, wageringRuleSchema } from '../bonus.ts'
import { defineCall } from '../call.ts'
import { nothingSchema, timeSchema } from '../shapes.ts'

/** The daily bonuses. `vipLevel` counts from 0, as everywhere on the wire. */
export const checkinData = defineCall({
  name: 'promotion.checkinData',
  summary: 'The daily check-in bonuses; no items while the house gives none.',
  path: '/api/bonus_task/checkin_data',
  request: () => nothingSchema,
  answer: () => z.object({ model: z.object({ items: z.array(z.object({ vipLevel: z.int() })) }) }),
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
        /** Whether the player's market allows granted spins at all. */
        allowed: z.boolean(),
      }),
    }),
})
