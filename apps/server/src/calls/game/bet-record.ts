import { game } from '@fairground/contract'
import { handleRounds } from '../../round-book/handle-rounds.ts'
import { viewRound } from '../../rounds/round-view.ts'
import { findProof } from '../../shared-rounds/find-proof.ts'

/** The player's bets, the newest first. */
export const betRecord = handleRounds(game.betRecord, async (request, book, services) => {
  const { rounds, total, older, decimals } = await book.page(request)
  const content = await Promise.all(
    rounds.map(async (round) => ({ ...viewRound(round, decimals), ...(await findProof(services, round)) })),
  )
  return { page: { content, total, ...(older !== undefined && { older }) } }
})
