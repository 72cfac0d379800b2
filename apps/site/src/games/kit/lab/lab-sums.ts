import { findEngine } from '@fairground/games'
import { estimateMean, estimateShare, type RunRules, type Stop } from '@fairground/games/autoplay'
import { returnAt } from '@fairground/games/multiplayer'
import { type Fraction, floorMultiply, ONE, subtractFractions } from '@fairground/money'
import type { LabNews, PlayedGame } from './lab-job.ts'

/** The exact return of a stake in a game with the given picks. */
export function returnOf(
  { gameId, options, edge, steps }: PlayedGame,
  stakeMinor: bigint,
  maxWinMinor: bigint,
): Fraction {
  const stake = { stakeMinor, maxWinMinor }
  const engine = findEngine(gameId)
  return engine
    ? engine.returnToPlayer({ options, edge }, steps, stake)
    : returnAt(Math.round(Number(options.autoCashOut) * 100), edge, stake)
}

/** Whether every run wagers the same: one stake, and no rule that could stop it before its last bet. */
export function isFlat(
  { onWin, onLoss, profit, singleWin, bets, stake, lossLimit }: RunRules,
  balance: number,
): boolean {
  const isOneStake = onWin.to === 'base' && onLoss.to === 'base'
  const maxWager = bets * stake
  return isOneStake && profit === undefined && singleWin === undefined && lossLimit >= maxWager && balance >= maxWager
}

/** The average wager and loss of a run. `spread` is 0 for an exact result. In the smallest unit. */
export interface ExpectedLoss {
  wageredMinor: bigint
  lossMinor: bigint
  /** The 95 % confidence interval of the loss: plus or minus this amount. */
  spreadMinor: bigint
}

/**
 * The edge on the wagers: exact where the exact result exists or each run wagers the same, else from the simulation.
 */
export function expectedLoss(
  rules: RunRules,
  balance: number,
  payBack: Fraction,
  { exact, result }: LabNews,
): ExpectedLoss {
  const edge = subtractFractions(ONE, payBack)
  if (isFlat(rules, balance)) {
    const wageredMinor = BigInt(rules.bets * rules.stake)
    return { wageredMinor, lossMinor: floorMultiply(wageredMinor, edge), spreadMinor: 0n }
  }
  if (exact) {
    const [wageredMinor, lossMinor] = [BigInt(Math.round(exact.wagered)), BigInt(Math.round(-exact.net))]
    return { wageredMinor, lossMinor, spreadMinor: 0n }
  }
  const { mean, spread } = estimateMean(result.wagered, result.wageredSquares, result.runs)
  const wageredMinor = BigInt(Math.round(mean))
  return {
    wageredMinor,
    lossMinor: floorMultiply(wageredMinor, edge),
    spreadMinor: floorMultiply(BigInt(Math.ceil(spread)), edge) + 1n,
  }
}

/** A chance, with the 95 % confidence range if it comes from simulation. */
export interface ShownChance {
  share: number
  range?: { low: number; high: number }
}

/** The chance of some ends, or of an end below the start: exact if possible, else from simulation. */
export function chanceOf({ exact, result }: LabNews, ends: readonly Stop[] | 'losing'): ShownChance {
  const of = (from: { stops: Record<Stop, number>; losing: number }) =>
    ends === 'losing' ? from.losing : ends.reduce((sum, stop) => sum + from.stops[stop], 0)
  if (exact) return { share: of(exact) }
  const { share, low, high } = estimateShare(of(result), result.runs)
  return { share, range: { low, high } }
}

/** The ends that count as ruin: the balance does not cover the next stake, or the run reaches the loss limit. */
export const RUIN: readonly Stop[] = ['balance', 'loss']

/** The highest possible cost of a run: its loss limit, or less with a constant stake. */
export function mostCost({ onWin, onLoss, bets, stake, lossLimit }: RunRules): number {
  const isOneStake = onWin.to === 'base' && onLoss.to === 'base'
  return isOneStake ? Math.min(lossLimit, bets * stake) : lossLimit
}
