import type { LabNews } from './lab-job.ts'

/** The complete answers on this page, by the question's name. */
const answers = new Map<string, LabNews>()

/** Stores the lab's news about a question once the answer is complete. */
export function rememberAnswer(name: string, news: LabNews): void {
  // Rules that stop before their first bet finish without a round.
  if (news.isDone && news.result.rounds > 0) answers.set(name, news)
}

/** The complete answer of a question. */
export const findAnswer = (name: string): LabNews | undefined => answers.get(name)
