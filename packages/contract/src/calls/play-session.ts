import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, moneySchema, nothingSchema, timeSchema } from '../shapes.ts'

/** How long the player's session has lasted, and what was won or lost in it; as far as the jurisdiction has it shown. */
export const sum = defineCall({
  name: 'game.session',
  summary: 'When the session began and its net position, as far as the jurisdiction has them shown.',
  path: '/api/game/session',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** When the player logged in on this device. */
        startedAt: z.optional(timeSchema),
        /**
         * Paid less staked, of the rounds that were placed since and are decided. Called-off rounds and granted spins are in
         * none of it: they cost nothing, and what a spin wins is bonus money.
         */
        net: z.optional(moneySchema),
        /** The wallet's version that this is right at: rounds that were decided later are not in it. */
        version: z.int(),
        /** Rounds of the session have ids that come after this one. */
        after: idSchema,
      }),
    }),
})
