import type { PhraseKey } from '@fairground/phrases'
import { findAnswer, type LabQuestion } from '../lab/lab-question.ts'

/** The conditions for the start of a run. */
export interface BeforeStart {
  /** The lab's question about the new run; undefined while its form is invalid. */
  question: LabQuestion | undefined
  /** Whether an interrupted run of the game is still open. */
  isLeft: boolean
  /** Whether no round is open and no request is pending. */
  isFree: boolean
  /** Whether the jurisdiction requires the lab's complete answer first. */
  needsLab: boolean
}

/** A sentence that says why a run may not start; undefined if it may. */
export function findObstacle({ question, isLeft, isFree, needsLab }: BeforeStart): PhraseKey | undefined {
  if (isLeft) return 'autoplay.leftFirst'
  if (!isFree) return 'autoplay.busy'
  if (!question) return 'autoplay.fieldsFirst'
  if (question.job.rules.stake > question.job.balance) return 'autoplay.endedBalance'
  return needsLab && !findAnswer(question.name) ? 'autoplay.labFirst' : undefined
}
