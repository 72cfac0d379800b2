import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { betModelSchema } from '../round.ts'
import { idSchema } from '../shapes.ts'

/** A request id takes the place of the Idempotency-Key header. */
const model = z.optional(z.looseObject({ requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }))

/** Uncovers a tile, 0 to 24 row by row from the top left. Uncovering the last safe tile cashes out by itself. */
export const play = defineCall({
  name: 'mines.play',
  summary: 'Uncovers a tile, 0 to 24 row by row from the top left. The last safe tile cashes out by itself.',
  path: '/api/mines_game/play',
  keyed: true,
  movesMoney: true,
  answersWhileClosed: true,
  request: () => z.object({ id: idSchema, tile: z.int(), model }),
  answer: () => z.object({ model: betModelSchema }),
  errors: ['round_unknown', 'round_finished', 'move_out_of_range', 'move_taken'],
})

/** Takes the win of the tiles uncovered so far. */
export const cashOut = defineCall({
  name: 'mines.cashOut',
  summary: 'Takes the win of the tiles uncovered so far; at least one.',
  path: '/api/mines_game/cash_out',
  keyed: true,
  movesMoney: true,
  answersWhileClosed: true,
  request: () => z.object({ id: idSchema, model }),
  answer: () => z.object({ model: betModelSchema }),
  errors: ['round_unknown', 'round_finished', 'nothing_to_cash_out'],
})
