import { game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { openRound } from '../../rounds/open-round.ts'

/** Places a bet and opens its round, for every game. */
export const bet = handle(game.bet, async (request, context) => ({ model: await openRound(context, request) }))
