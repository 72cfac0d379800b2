import { game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { finishHolds } from '../../rounds/finish-holds.ts'
import { getRound } from '../../rounds/round-request.ts'

/** Moves the win of one round out of its hold. One that is out already, or that never was, moves nothing. */
export const finishHold = handle(game.finishHold, async ({ id }, context) => {
  await getRound(context, id)
  return { model: await finishHolds(context, [id]) }
})
