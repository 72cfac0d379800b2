import type { LabNews } from './lab-job.ts'

/** Answers of questions that were answered to their end on this page, by the question's name. */
const known = new Map<string, LabNews>()

/** Keeps what the lab has told of a question once there is nothing left to tell. */
export function rememberAnswer(name: string, news: LabNews): void {
  // Rules that stop before their first bet are done without a round.
  if (news.isDone && news.result.rounds > 0) known.set(name, news)
}

/** The whole answer of a question. */
export const findAnswer = (name: string): LabNews | undefined => known.get(name)
