import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { betModelSchema } from '../round.ts'
import { idSchema } from '../shapes.ts'

/** A request id takes the place of the Idempotency-Key header. */
const model = z.optional(z.looseObject({ requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }))
const answer = () => z.object({ model: betModelSchema })

/** The step and the cash-out of a game that is played step by step; `move` names what a step chooses. */
function steppedGame<const Game extends string, Move extends z.core.$ZodLooseShape>(game: Game, move: Move) {
  return {
    play: defineCall({
      name: `${game}.play`,
      summary: `A step of ${game}. The last step cashes out by itself.`,
      path: `/api/${game}_game/play`,
      keyed: true,
      movesMoney: true,
      answersWhileClosed: true,
      request: () => z.object({ id: idSchema, ...move, model }),
      answer,
      errors: ['game_unknown', 'round_unknown', 'round_finished', 'move_out_of_range'],
    }),
    cashOut: defineCall({
      name: `${game}.cashOut`,
      summary: `Takes the win of the steps of ${game} so far; at least one.`,
      path: `/api/${game}_game/cash_out`,
      keyed: true,
      movesMoney: true,
      answersWhileClosed: true,
      request: () => z.object({ id: idSchema, model }),
      answer,
      errors: ['game_unknown', 'round_unknown', 'round_finished', 'nothing_to_cash_out'],
    }),
  }
}

/** A column of the row that is next, from 0. */
export const tower = steppedGame('tower', { column: z.int() })
/** A column of the row that is next, from 0. */
export const stair = steppedGame('stair', { column: z.int() })
/** A zone of the goal, from 0. */
export const football = steppedGame('football', { zone: z.int() })
/** There is nothing to choose: the next lane. */
export const kangaroo = steppedGame('kangaroo', {})

/** One choice decides. */
export const thimbles = {
  play: defineCall({
    name: 'thimbles.play',
    summary: 'Lifts a cup, from 0.',
    path: '/api/thimbles_game/play',
    keyed: true,
    movesMoney: true,
    answersWhileClosed: true,
    request: () => z.object({ id: idSchema, cup: z.int(), model }),
    answer,
    errors: ['game_unknown', 'round_unknown', 'round_finished', 'move_out_of_range'],
  }),
}
