import { game } from '@fairground/contract'
import { handleRounds } from '../../round-book/handle-rounds.ts'

/** Places a bet and opens its round, for every game: a round of one's own, or a place in the one that all share. */
export const bet = handleRounds(game.bet, async (request, book) => ({ model: await book.place(request) }))
