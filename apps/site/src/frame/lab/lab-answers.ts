import type { LabResult } from '@fairground/games/autoplay'
import { LAB_ROUNDS, type LabNews } from './lab-job.ts'

/** Answers of questions whose rounds were all played on this page, by the question's name. */
const known = new Map<string, LabResult>()

/** Keeps what the lab has told of a question once all of its rounds are played; nothing of what was stopped before. */
export function rememberAnswer(name: string, { result, isDone }: LabNews): void {
  // Rules that stop before their first bet are done without a round.
  if (isDone && result.rounds >= LAB_ROUNDS) known.set(name, result)
}

/** The whole answer of a question. While there is none a run by it may not start. */
export const findAnswer = (name: string): LabResult | undefined => known.get(name)
