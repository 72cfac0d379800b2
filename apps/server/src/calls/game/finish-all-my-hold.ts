import { game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { finishHolds } from '../../rounds/finish-holds.ts'

/** Moves all of the player's wins out of their holds. */
export const finishAllMyHold = handle(game.finishAllMyHold, async (_, context) => ({
  model: await finishHolds(context, 'all'),
}))
