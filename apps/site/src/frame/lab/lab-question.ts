import { parseAmount } from '@fairground/money'
import type { AutoGame } from '../autoplay/auto-game.ts'
import { type Announced, rulesOf } from '../autoplay/run-rules.ts'
import type { LabJob } from './lab-job.ts'

/** What the lab is asked about a run, and the name by which its answer is known again. */
export interface LabQuestion {
  name: string
  job: Omit<LabJob, 'rounds' | 'seed'>
}

/** Rules that the lab has played on this page: they may start. */
const known = new Set<string>()

/** The question of an announced run; which places are chosen makes no difference to the chances, only how many. */
export function questionOf({ gameId, settings }: AutoGame, announced: Announced, balance: number): LabQuestion {
  const { plan } = announced
  const rules = rulesOf(announced, settings)
  const game = { gameId, options: plan.options, edge: settings.edge, steps: plan.picks.length }
  const minor = Number(parseAmount(balance, settings.limits.decimalLength) ?? 0n)
  return {
    name: JSON.stringify([game, rules]),
    job: { game, rules, balance: minor, maxWin: Number(settings.maxWinMinor) },
  }
}

/** Remembers that the rules of a question were played. */
export const rememberPlayed = (name: string) => known.add(name)
/** Whether the rules of a question were played. */
export const wasPlayed = (name: string) => known.has(name)
