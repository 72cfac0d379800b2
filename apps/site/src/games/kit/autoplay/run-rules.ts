import type { AutoplayPlan, AutoplayRun } from '@fairground/contract'
import { type RunCounts, type RunRules, type StakeChange, stakeAfter, startCounts } from '@fairground/games/autoplay'
import { type GameSettings, toMinor } from '../settings.ts'

/** What is announced of a run. */
export type Announced = Pick<AutoplayRun, 'bets' | 'lossLimit' | 'plan'>

/** An amount of the contract, which a loss makes negative, as a plain number of smallest units. */
export function minorOf(amount: number, { limits }: GameSettings): number {
  const minor = Number(toMinor(Math.abs(amount), limits.decimalLength))
  return amount < 0 ? -minor : minor
}

/** The rules of an announced run, in smallest units, with the stakes that the game takes. */
export function rulesOf({ bets, lossLimit, plan }: Announced, settings: GameSettings): RunRules {
  const { limits } = settings
  const minor = (amount: number) => minorOf(amount, settings)
  const change = (given: AutoplayPlan['onWin']): StakeChange =>
    given.to === 'plus' ? { to: 'plus', minor: minor(given.amount) } : given
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
 * Where a run stands by the server's counts. While the round of its last bet is open, that bet is not counted yet and its
 * stake is the next one.
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
  const { placed } = run
  return last.decided
    ? {
        counts: { placed, wagered, net, stake: stakeAfter(rules, stake, payout), lastGain: payout - stake },
        isRoundOpen: false,
      }
    : {
        counts: { placed: placed - 1, wagered: wagered - stake, net: net + stake, stake, lastGain: 0 },
        isRoundOpen: true,
      }
}
