import * as z from 'zod/mini'
import { announcedRunSchema, autoplayRunSchema } from '../autoplay.ts'
import { defineCall } from '../call.ts'
import { idSchema } from '../shapes.ts'

/**
 * Announces a run of bets that are placed by a rule. Its bets carry the id in `model.autoplay`, and the server takes no
 * more of them than was announced, and none that could lose more.
 */
export const start = defineCall({
  name: 'game.autoplayStart',
  summary: 'Announces a run of bets by a rule, with its ceiling; its bets carry the id in `model.autoplay`.',
  path: '/api/game/autoplay_start',
  request: () => announcedRunSchema,
  answer: () => z.object({ model: autoplayRunSchema }),
  errors: ['game_unknown', 'option_unknown', 'autoplay_not_allowed', 'autoplay_running', 'amount_malformed'],
})

/** Ends a run: no more of its bets are taken. Of one that has ended nothing changes. */
export const stop = defineCall({
  name: 'game.autoplayStop',
  summary: 'Ends a run of bets: the server takes no more of them.',
  path: '/api/game/autoplay_stop',
  request: () => z.object({ id: idSchema }),
  answer: () => z.object({ model: autoplayRunSchema }),
  errors: ['autoplay_over'],
})

/** The run of a game that has not ended, to go on with after a reload. */
export const find = defineCall({
  name: 'game.autoplay',
  summary: "The player's run of bets in a game that has not ended, if there is one.",
  path: '/api/game/autoplay',
  request: () => z.object({ gameId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: () => z.object({ model: z.optional(autoplayRunSchema) }),
})
