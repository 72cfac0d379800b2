import { game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'
import { viewRound } from '../../rounds/round-view.ts'
import { findProof } from '../../shared-rounds/find-proof.ts'

/** The player's bets, the newest first. */
export const betRecord = handle(game.betRecord, async (request, { services, session }) => {
  const [{ rounds, total, older }, decimals] = await Promise.all([
    services.rounds.page(session.accountId, request),
    getDecimals(services, session.currencyId),
  ])
  const content = await Promise.all(
    rounds.map(async (round) => ({ ...viewRound(round, decimals), ...(await findProof(services, round)) })),
  )
  return { page: { content, total, ...(older !== undefined && { older }) } }
})
