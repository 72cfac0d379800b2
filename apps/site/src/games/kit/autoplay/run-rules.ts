import type { AutoplayPlan, AutoplayRun } from '@fairground/contract/autoplay'
import { type RunCounts, type RunRules, type StakeChange, stakeAfter, startCounts } from '@fairground/games/autoplay'
import { type GameSettings, toMinor } from '../settings.ts'

/** The announced part of a run. */
export type RunPlan = Pick<AutoplayRun, 'bets' | 'lossLimit' | 'plan'>

/** Converts a contract amount, negative for a loss, to a plain number in the smallest unit. */
export function minorOf(amount: number, { limits }: GameSettings): number {
  const minor = Number(toMinor(Math.abs(amount), limits.decimalLength))
  return amount < 0 ? -minor : minor
}

/** The rules of an announced run, in the smallest unit, with the game's stake limits. */
export function rulesOf({ bets, lossLimit, plan }: RunPlan, settings: GameSettings): RunRules {
  const { limits } = settings
  const minor = (amount: number) => minorOf(amount, settings)
  const change = (change: AutoplayPlan['onWin']): StakeChange =>
    change.to === 'plus' ? { to: 'plus', minor: minor(change.amount) } : change
  return {
    stake: minor(plan.stake),
    leastStake: Number(limits.minStakeMinor),
    mostStake: Number(limits.maxStakeMinor),
    onWin: change(plan.onWin),
    onLoss: change(plan.onLoss),
    bets,
    lossLimit: minor(lossLimit),
    profit: plan.profit === undefined ? undefined : minor(plan.profit),
    singleWin: plan.singleWin === undefined ? undefined : minor(plan.singleWin),
  }
}

/**
 * The state of a run by the server's counts. While the round of its last bet is open, the counts leave that bet out,
 * and its stake is the next one.
 */
export function countsOf(
  run: AutoplayRun,
  rules: RunRules,
  settings: GameSettings,
): { counts: RunCounts; isRoundOpen: boolean } {
  const { last } = run
  if (!last) return { counts: startCounts(rules), isRoundOpen: false }
  const [stake, payout, wagered, net] = [last.betAmount, last.winAmount, run.wagered, run.profit].map((amount) =>
    minorOf(amount, settings),
  ) as [number, number, number, number]
  const { placed: placedBets } = run
  return last.decided
    ? {
        counts: { placed: placedBets, wagered, net, stake: stakeAfter(rules, stake, payout), lastGain: payout - stake },
        isRoundOpen: false,
      }
    : {
        counts: { placed: placedBets - 1, wagered: wagered - stake, net: net + stake, stake, lastGain: 0 },
        isRoundOpen: true,
      }
}
