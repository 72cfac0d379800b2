import { HIGHEST_POINT } from './flight/curve.ts'
import { findLottery, lotteryOdds } from './lottery/index.ts'
import { findEngine, findMultiplayerGame } from './manifests.ts'
import { multiplierToNumber } from './payout.ts'

/** What a game's card says of it. */
export interface Figures {
  /** What comes back of all stakes on average, in percent, before payouts are floored: 97 for a house edge of 300. */
  readonly returnPercent: number
  /** The highest payout, in stakes: of all options, steps, prizes and picks. */
  readonly topMultiple: number
}

/** Counting the odds of a lottery takes a moment; a game has few edges in its life. */
const figuresByGame = new Map<string, Figures>()

/**
 * The figures of a game, computed by its engine.
 * @param edge house edge in basis points, 50 to 1000
 * @returns undefined for a game that is none of ours
 */
export function figuresOf(gameId: string, edge: number): Figures | undefined {
  const key = `${gameId} ${edge}`
  const knownFigures = figuresByGame.get(key)
  if (knownFigures) return knownFigures
  const topMultiple = topMultipleOf(gameId, edge)
  if (topMultiple === undefined) return undefined
  const figures = { returnPercent: (10_000 - edge) / 100, topMultiple }
  figuresByGame.set(key, figures)
  return figures
}

function topMultipleOf(gameId: string, edge: number): number | undefined {
  if (findMultiplayerGame(gameId)) return HIGHEST_POINT / 100
  const engine = findEngine(gameId)
  if (engine) {
    const multipliers = engine.allOptions.flatMap((options) => engine.odds({ options, edge }))
    return highest(multipliers.map(({ multiplier }) => multiplier))
  }
  const lottery = findLottery(gameId)
  return (
    lottery &&
    highest(lottery.markets.flatMap((market) => market.picks.flatMap((pick) => lotteryOdds({ market, pick }, edge))))
  )
}

const highest = (multipliers: readonly bigint[]): number =>
  multiplierToNumber(multipliers.reduce((most, multiplier) => (multiplier > most ? multiplier : most), 0n))
