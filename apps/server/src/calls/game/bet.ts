import { game } from '@fairground/contract'
import { findSharedGame } from '@fairground/games/shared'
import { handle } from '../../http/handler.ts'
import { openRound } from '../../rounds/open-round.ts'
import { placeSharedBet } from '../../shared-rounds/place-shared-bet.ts'

/** Places a bet and opens its round, for every game: a round of one's own, or a place in the one that all share. */
export const bet = handle(game.bet, async (request, context) => {
  const shared = findSharedGame(request.gameId)
  const model = shared ? await placeSharedBet(context, shared, request) : await openRound(context, request)
  context.services.sessionSums.note(context.session)
  context.services.playedGames.note(context.session.accountId, request.gameId, context.services.now())
  return { model }
})
