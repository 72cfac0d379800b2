import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { type LotteryGame, MOST_SLIP_LINES, MOST_TERM_LINES } from '@fairground/contract/lottery'
import { multiplierToNumber } from '@fairground/games'
import { chancesOf, type Lottery, type LotteryMarket, lotteryOdds, mostStakeMinor } from '@fairground/games/lottery'
import { minorToNumber } from '@fairground/money'
import { gameNames } from '../../operator/settings/categories.data.ts'
import { type Game, limitsIn } from '../rounds/game.ts'
import { isAbove } from './read-slip.ts'

/** A lottery with its markets and the limits of a caller. Markets lack the picks that the jurisdiction does not allow. */
export function viewLottery(lottery: Lottery, game: Game, jurisdiction: Jurisdiction): LotteryGame {
  const { settings, currency } = game
  const { minStakeMinor, maxStakeMinor } = limitsIn(game, jurisdiction)
  const { maxWinMinor } = game.limits
  const money = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  const viewMarket = (market: LotteryMarket) => {
    const groups = new Map<string, LotteryGame['markets'][number]['picks'][number]>()
    for (const pick of market.picks) {
      const odds = lotteryOdds({ market, pick }, settings.edge_bp)
      if (odds.some((tier) => isAbove(tier, jurisdiction))) continue
      const p = chancesOf({ market, pick }).map(({ numerator, denominator }) => `${numerator}/${denominator}`)
      const knownGroup = groups.get(p.join())
      if (knownGroup) knownGroup.picks.push(pick.pick)
      else
        groups.set(p.join(), {
          picks: [pick.pick],
          p,
          odds: odds.map(multiplierToNumber),
          maxStake: money(mostStakeMinor({ maxStakeMinor, maxWinMinor }, odds)),
        })
    }
    return { code: market.code, picks: [...groups.values()] }
  }
  return {
    gameId: lottery.id,
    name: gameNames[lottery.id] ?? lottery.id,
    enabled: settings.enabled && jurisdiction.lotteries,
    termSeconds: lottery.termMs / 1_000,
    closedSeconds: lottery.closedMs / 1_000,
    showSeconds: lottery.showMs / 1_000,
    edge: settings.edge_bp,
    limits: {
      minStake: money(minStakeMinor),
      maxStake: money(maxStakeMinor),
      maxWin: money(maxWinMinor),
      maxTermWin: money(maxWinMinor),
      slipLines: MOST_SLIP_LINES,
      termLines: MOST_TERM_LINES,
    },
    cancel: jurisdiction.slipCancel,
    markets: lottery.markets.map(viewMarket).filter(({ picks }) => picks.length > 0),
    version: settings.version,
  }
}
