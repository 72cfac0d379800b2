import { playSession } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { marketFor } from '../../markets/market-for.ts'
import { getDecimals } from '../../rounds/game.ts'
import { viewSession } from '../../rounds/session-sum.ts'

/** When the player's session began, and what was won or lost in it, as far as the market has them shown. */
export const session = handle(playSession.sum, async (_, context) => {
  const { services } = context
  const [sum, market, decimals] = await Promise.all([
    services.sessionSums.sum(context.session),
    marketFor(context),
    getDecimals(services, context.session.currencyId),
  ])
  return { model: viewSession(sum, market.session, decimals) }
})
