import type { PhraseKey } from '@fairground/phrases'
import { findAnswer } from '../lab/lab-answers.ts'
import type { LabQuestion } from '../lab/lab-question.ts'

/** What the start of a run depends on. */
export interface BeforeStart {
  /** The run that would start, as the lab is asked about it; undefined while its form does not fit. */
  question: LabQuestion | undefined
  /** A run of the game that was interrupted is still open. */
  isLeft: boolean
  /** Nothing of the game is open or on its way. */
  isFree: boolean
  /** The jurisdiction wants the lab's whole answer first. */
  needsLab: boolean
}

/** Why a run may not start, as a sentence; undefined when nothing is in its way. */
export function findObstacle({ question, isLeft, isFree, needsLab }: BeforeStart): PhraseKey | undefined {
  if (isLeft) return 'autoplay.leftFirst'
  if (!isFree) return 'autoplay.busy'
  if (!question) return 'autoplay.fieldsFirst'
  if (question.job.rules.stake > question.job.balance) return 'autoplay.endedBalance'
  return needsLab && !findAnswer(question.name) ? 'autoplay.labFirst' : undefined
}
