import { game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'
import { viewRound } from '../../rounds/round-view.ts'

/** The player's bets, the newest first. */
export const betRecord = handle(game.betRecord, async (request, { services, session }) => {
  const [{ rounds, total }, decimals] = await Promise.all([
    services.rounds.page(session.accountId, request),
    getDecimals(services, session.currencyId),
  ])
  return { page: { content: rounds.map((round) => viewRound(round, decimals)), total } }
})
