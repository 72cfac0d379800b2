import { parseAmount } from '@fairground/money'
import type { AutoGame } from '../autoplay/auto-game.ts'
import { type Announced, rulesOf } from '../autoplay/run-rules.ts'
import type { LabJob } from './lab-job.ts'

/** What the lab is asked about a run, and the name by which its answer is known again: all that the answer depends on. */
export interface LabQuestion {
  name: string
  job: Omit<LabJob, 'rounds' | 'seed'>
}

/** The question of an announced run; which places are chosen makes no difference to the chances, only how many. */
export function questionOf(
  { gameId, settings }: Pick<AutoGame, 'gameId' | 'settings'>,
  announced: Announced,
  balance: number,
): LabQuestion {
  const { plan } = announced
  const rules = rulesOf(announced, settings)
  const game = { gameId, options: plan.options, edge: settings.edge, steps: plan.picks.length }
  const minor = Number(parseAmount(balance, settings.limits.decimalLength) ?? 0n)
  const job = { game, rules, balance: minor, maxWin: Number(settings.maxWinMinor) }
  return { name: JSON.stringify(job), job }
}
