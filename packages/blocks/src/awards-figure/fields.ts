import { choice, text } from '../kinds.ts'

/** The words around the figure; the figure itself follows from the start-up configuration. */
export const awardsFigureFields = {
  title: text('winners.awardsTitle', 120),
  note: text('', 200),
  counts: choice('show', 'hide'),
}
