import { winners as contract } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'

const PERIODS_MS = { hour: 3_600_000, day: 24 * 3_600_000 } as const

/** The big wins, in the caller's currency or the site's first one. */
export const winners = handle(contract.list, async ({ gameId, period, most }, { services, session }) => {
  const { currencies } = await services.readSite()
  const currencyId = session?.currencyId ?? currencies.keys().next().value ?? ''
  const [wins, decimals] = await Promise.all([
    services.winners.list({ currencyId, gameId, sinceMs: services.now() - PERIODS_MS[period], most }),
    getDecimals(services, currencyId),
  ])
  return {
    list: wins.map(({ name, gameId, payoutMinor, multiplier, atMs }) => ({
      name,
      gameId,
      winAmount: minorToNumber(payoutMinor, decimals),
      multiplier,
      at: atMs,
    })),
  }
})
