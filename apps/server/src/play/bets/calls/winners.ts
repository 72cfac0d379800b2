import * as contract from '@fairground/contract/calls/winners'
import { findLottery } from '@fairground/games/lottery'
import { minorToNumber } from '@fairground/money'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { getDecimals } from '../../../operator/settings/currencies.ts'
import { handle } from '../parts.ts'

const PERIODS_MS = { hour: 3_600_000, day: 24 * 3_600_000 } as const

/** Lists the big wins, in the caller's currency or the site's first one. */
export const winners = handle(contract.list, async ({ gameId, period, most }, { parts, session }) => {
  const { currencies } = await parts.readSite()
  const currencyId = session?.currencyId ?? currencies.keys().next().value ?? ''
  const [wins, decimals] = await Promise.all([
    parts.winners.list({ currencyId, gameId, sinceMs: parts.now() - PERIODS_MS[period], most }),
    getDecimals(parts, currencyId),
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

/** Lists the newest wins, in the caller's currency or the site's first one, where wins are celebrated. */
export const recentWins = handle(contract.recent, async (_request, context) => {
  const { parts, session } = context
  const [{ currencies }, { celebration }] = await Promise.all([parts.readSite(), jurisdictionFor(context)])
  if (celebration === 'none') return { list: [] }
  const currencyId = session?.currencyId ?? currencies.keys().next().value ?? ''
  const [wins, decimals] = await Promise.all([parts.readRecentWins(), getDecimals(parts, currencyId)])
  const list = wins.filter((win) => win.currencyId === currencyId)
  return {
    list: list.map(({ name, gameId, payoutMinor, multiplier, atMs }) => ({
      name,
      gameId,
      winAmount: minorToNumber(payoutMinor, decimals),
      multiplier,
      at: atMs,
    })),
  }
})

/** Lists what is going on in the games that the caller's jurisdiction has. */
export const life = handle(contract.life, async (_request, context) => {
  const [list, { lotteries }] = await Promise.all([context.parts.readGameLife(), jurisdictionFor(context)])
  return { list: lotteries ? list : list.filter(({ gameId }) => !findLottery(gameId)) }
})

/** Lists the latest bets of all players, in the caller's currency or the site's first one. */
export const latestBets = handle(contract.latest, async ({ gameId, most }, { parts, session }) => {
  const { currencies } = await parts.readSite()
  const currencyId = session?.currencyId ?? currencies.keys().next().value ?? ''
  const [bets, decimals, online] = await Promise.all([
    parts.latestBets.list({ currencyId, gameId, most }),
    getDecimals(parts, currencyId),
    parts.live.countPlayers(),
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
