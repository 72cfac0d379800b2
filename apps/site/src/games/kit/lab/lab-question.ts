import { parseAmount } from '@fairground/money'
import type { AutoGame } from '../autoplay/auto-game.ts'
import { type RunPlan, rulesOf } from '../autoplay/run-rules.ts'
import type { LabJob, LabNews } from './lab-job.ts'

/** A question about a run. The name identifies its answer: it contains everything that the answer depends on. */
export interface LabQuestion {
  name: string
  job: Omit<LabJob, 'rounds' | 'seed'>
}

/** The question of an announced run. Only the number of picks changes the odds, not their positions. */
export function questionOf(
  { gameId, settings }: Pick<AutoGame, 'gameId' | 'settings'>,
  runPlan: RunPlan,
  balance: number,
): LabQuestion {
  const { plan } = runPlan
  const rules = rulesOf(runPlan, settings)
  const game = { gameId, options: plan.options, edge: settings.edge, steps: plan.picks.length }
  const minor = Number(parseAmount(balance, settings.limits.decimalLength) ?? 0n)
  const job = { game, rules, balance: minor, maxWin: Number(settings.maxWinMinor) }
  return { name: JSON.stringify(job), job }
}

/** The complete answers on this page, by the question's name. */
const answers = new Map<string, LabNews>()

/** Stores the lab's news about a question once the answer is complete. */
export function rememberAnswer(name: string, news: LabNews): void {
  // Rules that stop before their first bet finish without a round.
  if (news.isDone && news.result.rounds > 0) answers.set(name, news)
}

/** The complete answer of a question. */
export const findAnswer = (name: string): LabNews | undefined => answers.get(name)
