import { findEngine } from '@fairground/games'
import { estimateMean, estimateShare, type RunRules, type Stop } from '@fairground/games/autoplay'
import { returnAt } from '@fairground/games/shared'
import { type Fraction, floorMultiply, ONE, subtractFractions } from '@fairground/money'
import type { LabNews, PlayedGame } from './lab-job.ts'

/** The exact return of a stake in a game, with what is played in each round. */
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

/** Whether every run wagers the same: one stake, and nothing that could stop it before its last bet. */
export function isFlat(
  { onWin, onLoss, profit, singleWin, bets, stake, lossLimit }: RunRules,
  balance: number,
): boolean {
  const isOneStake = onWin.to === 'base' && onLoss.to === 'base'
  const most = bets * stake
  return isOneStake && profit === undefined && singleWin === undefined && lossLimit >= most && balance >= most
}

/** What a run wagers and loses on average. `spread` is 0 where it is exact. Smallest units. */
export interface ExpectedLoss {
  wageredMinor: bigint
  lossMinor: bigint
  /** How far the loss may be from it, with 95 % certainty. */
  spreadMinor: bigint
}

/** The edge of what is wagered: exact where that is known or each run wagers the same, else from the simulated runs. */
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

/** A chance, and between what the true one lies with 95 % certainty where it was counted. */
export interface ShownChance {
  share: number
  range?: { low: number; high: number }
}

/** The chance of some ways to end, or of an end below the start: the exact one, else the counted one. */
export function chanceOf({ exact, result }: LabNews, what: readonly Stop[] | 'losing'): ShownChance {
  const of = (from: { stops: Record<Stop, number>; losing: number }) =>
    what === 'losing' ? from.losing : what.reduce((sum, stop) => sum + from.stops[stop], 0)
  if (exact) return { share: of(exact) }
  const { share, low, high } = estimateShare(of(result), result.runs)
  return { share, range: { low, high } }
}

/** The ends that are called ruin: the balance does not cover the next stake, or the loss limit is reached. */
export const RUIN: readonly Stop[] = ['balance', 'loss']

/** The most that a run can cost: its loss limit, or less where one stake is placed each time. */
export function mostCost({ onWin, onLoss, bets, stake, lossLimit }: RunRules): number {
  const isOneStake = onWin.to === 'base' && onLoss.to === 'base'
  return isOneStake ? Math.min(lossLimit, bets * stake) : lossLimit
}
