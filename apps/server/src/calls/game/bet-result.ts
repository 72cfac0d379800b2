import { game } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handleRounds } from '../../round-book/handle-rounds.ts'

/** The result of a bet, for a client that polls. */
export const betResult = handleRounds(game.betResult, async ({ id }, book) => {
  const { round, decimals } = await book.find(id)
  return { model: { result: round.result, winAmount: minorToNumber(round.payoutMinor, decimals) } }
})
