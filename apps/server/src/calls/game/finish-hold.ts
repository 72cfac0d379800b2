import { game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { finishHolds } from '../../rounds/finish-holds.ts'
import { getRound } from '../../rounds/round-request.ts'

/** Moves the win of one round out of its hold. One that is out already, or that never was, moves nothing. */
export const finishHold = handle(game.finishHold, async ({ id }, context) => {
  const { services, session } = context
  const isHeld = services.wallet.recall(session.accountId)?.holds.some((hold) => hold.id === id)
  // A hold that the wallet remembers has a round.
  if (!isHeld) await getRound(context, id)
  return { model: await finishHolds(context, [id]) }
})
