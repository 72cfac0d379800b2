import { game } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'

/** What the player's bets came to. */
export const betTotals = handle(game.betTotals, async (filter, { services, session }) => {
  const [{ bets, stakedMinor, wonMinor }, decimals] = await Promise.all([
    services.rounds.totals(session.accountId, filter),
    getDecimals(services, session.currencyId),
  ])
  return { model: { bets, staked: minorToNumber(stakedMinor, decimals), won: minorToNumber(wonMinor, decimals) } }
})
