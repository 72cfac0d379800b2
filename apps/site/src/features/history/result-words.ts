import type { Result } from '@fairground/contract'
import type { PhraseKey } from '@fairground/phrases'
import type { Tone } from '@fairground/ui'

/** The label and the colour of each result's badge. */
export const resultWords: Readonly<Record<Result, { tone: Tone; word: PhraseKey }>> = {
  PENDING: { tone: 'info', word: 'history.pending' },
  WIN: { tone: 'win', word: 'history.win' },
  LOSE: { tone: 'quiet', word: 'history.lose' },
  DRAW: { tone: 'quiet', word: 'history.draw' },
  CANCELLED: { tone: 'quiet', word: 'history.cancelled' },
}
