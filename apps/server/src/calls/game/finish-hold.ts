import { game } from '@fairground/contract'
import { handleRounds } from '../../round-book/handle-rounds.ts'

/** Moves the win of one round out of its hold. One that is out already, or that never was, moves nothing. */
export const finishHold = handleRounds(game.finishHold, async ({ id }, book) => ({
  model: await book.finishHolds({ id }),
}))

/** Moves all of the player's wins out of their holds. */
export const finishAllMyHold = handleRounds(game.finishAllMyHold, async (_, book) => ({
  model: await book.finishHolds('all'),
}))
