import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, moneySchema, nothingSchema, timeSchema } from '../shapes.ts'

/** Start and net position of the player's session, if the jurisdiction shows them. */
export const sum = defineCall({
  name: 'game.session',
  summary: 'When the session began and its net position, as far as the jurisdiction has them shown.',
  path: '/api/game/session',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** Time of the login on this device. */
        startedAt: z.optional(timeSchema),
        /**
         * Payouts minus stakes of the session's decided rounds. It leaves out cancelled rounds and free spins: they cost
         * nothing, and a free spin wins bonus money.
         */
        net: z.optional(moneySchema),
        /** The wallet's version of this sum: it does not include rounds that were decided later. */
        version: z.int(),
        /** The ids of the session's rounds are greater than this one. */
        after: idSchema,
      }),
    }),
})
