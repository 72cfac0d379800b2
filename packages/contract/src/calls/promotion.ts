import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothingSchema, timeSchema } from '../shapes.ts'

/** The daily bonuses. `vipLevel` counts from 0, as everywhere on the wire. */
export const checkinData = defineCall({
  name: 'promotion.checkinData',
  summary: 'The daily check-in bonuses; no items while the house gives none.',
  path: '/api/bonus_task/checkin_data',
  request: nothingSchema,
  answer: z.object({ model: z.object({ items: z.array(z.object({ vipLevel: z.int() })) }) }),
})

/** The red packet event under way. */
export const siteRedpack = defineCall({
  name: 'promotion.siteRedpack',
  summary: 'The red packet event under way; refused when there is none.',
  path: '/api/redpacket/site_redpack',
  access: 'anyone',
  request: nothingSchema,
  answer: z.object({ model: z.object({ id: z.string(), siteConf: z.object({ endTime: timeSchema }) }) }),
  errors: ['event_ended'],
})
