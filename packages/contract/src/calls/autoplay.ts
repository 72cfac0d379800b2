import * as z from 'zod/mini'
import { announcedRunSchema, autoplayRunSchema } from '../autoplay.ts'
import { defineCall } from '../call.ts'
import { idSchema } from '../shapes.ts'

/**
 * Announces an autoplay run. Its bets carry the id in `model.autoplay`; the server accepts at most the announced number of
 * bets, and none that could pass the announced loss limit.
 */
export const start = defineCall({
  name: 'game.autoplayStart',
  summary: 'Announces a run of bets by a rule, with its ceiling; its bets carry the id in `model.autoplay`.',
  path: '/api/game/autoplay_start',
  request: () => announcedRunSchema,
  answer: () => z.object({ model: autoplayRunSchema }),
  errors: [
    'game_unknown',
    'option_unknown',
    'autoplay_not_allowed',
    'autoplay_running',
    'amount_malformed',
    'time_out',
    'self_excluded',
  ],
})

/** Ends a run: the server accepts no more of its bets. It does not change an ended run. */
export const stop = defineCall({
  name: 'game.autoplayStop',
  summary: 'Ends a run of bets: the server takes no more of them.',
  path: '/api/game/autoplay_stop',
  request: () => z.object({ id: idSchema }),
  answer: () => z.object({ model: autoplayRunSchema }),
  errors: ['autoplay_over'],
})

/** The player's running run of a game, to continue it after a reload. */
export const find = defineCall({
  name: 'game.autoplay',
  summary: "The player's run of bets in a game that has not ended, if there is one.",
  path: '/api/game/autoplay',
  request: () => z.object({ gameId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: () => z.object({ model: z.optional(autoplayRunSchema) }),
})
