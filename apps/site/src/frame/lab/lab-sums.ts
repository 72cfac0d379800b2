import { findEngine } from '@fairground/games'
import { estimateMean, type LabResult, type RunRules } from '@fairground/games/autoplay'
import { returnAt } from '@fairground/games/shared'
import { type Fraction, floorMultiply, ONE, subtractFractions } from '@fairground/money'
import type { PlayedGame } from './lab-job.ts'

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

/** The edge of what is wagered: exact where each run wagers the same, else from the mean of the simulated runs. */
export function expectedLoss(rules: RunRules, balance: number, payBack: Fraction, result: LabResult): ExpectedLoss {
  const edge = subtractFractions(ONE, payBack)
  const isExact = isFlat(rules, balance)
  const { mean, spread } = estimateMean(result.wagered, result.wageredSquares, result.runs)
  const wageredMinor = isExact ? BigInt(rules.bets * rules.stake) : BigInt(Math.round(mean))
  return {
    wageredMinor,
    lossMinor: floorMultiply(wageredMinor, edge),
    spreadMinor: isExact ? 0n : floorMultiply(BigInt(Math.ceil(spread)), edge) + 1n,
  }
}

/** How many runs came to ruin: the balance did not cover their next stake, or their loss limit was reached. */
export function countRuins({ stops }: Pick<LabResult, 'stops'>): number {
  return stops.balance + stops.loss
}

/** The most that a run can cost: its loss limit, or less where one stake is placed each time. */
export function mostCost({ onWin, onLoss, bets, stake, lossLimit }: RunRules): number {
  const isOneStake = onWin.to === 'base' && onLoss.to === 'base'
  return isOneStake ? Math.min(lossLimit, bets * stake) : lossLimit
}
