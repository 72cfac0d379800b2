import { winners as contract } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'

/** What goes on in the house, in the caller's currency or the site's first one. */
export const latestBets = handle(contract.latest, async ({ gameId, most }, { services, session }) => {
  const { currencies } = await services.readSite()
  const currencyId = session?.currencyId ?? currencies.keys().next().value ?? ''
  const [bets, decimals, online] = await Promise.all([
    services.latestBets.list({ currencyId, gameId, most }),
    getDecimals(services, currencyId),
    services.live.countPlayers(),
  ])
  return {
    list: bets.map(({ name, gameId, result, stakeMinor, payoutMinor, multiplier, atMs }) => ({
      name,
      gameId,
      betAmount: minorToNumber(stakeMinor, decimals),
      multiplier,
      winAmount: minorToNumber(payoutMinor, decimals),
      result,
      at: atMs,
    })),
    online,
  }
})
