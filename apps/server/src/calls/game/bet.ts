import { game } from '@fairground/contract'
import { requireTerms } from '../../accounts/terms.ts'
import { handle } from '../../http/handler.ts'
import { openRound } from '../../rounds/open-round.ts'

/** Places a bet and opens its round, for every game. */
export const bet = handle(game.bet, async (request, context) => {
  await requireTerms(context.services, context.session.accountId)
  return { model: await openRound(context, request) }
})
