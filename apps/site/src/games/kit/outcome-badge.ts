import { type Ended, type Outcome, outcomeOf } from '@fairground/contract/outcome'
import type { PhraseKey } from '@fairground/phrases'
import type { Tone } from '@fairground/ui/badge'

const BADGES: Readonly<Record<Outcome, { tone: Tone; word: PhraseKey }>> = {
  open: { tone: 'info', word: 'history.pending' },
  gained: { tone: 'win', word: 'history.win' },
  even: { tone: 'quiet', word: 'share.even' },
  lost: { tone: 'quiet', word: 'history.lose' },
  cancelled: { tone: 'quiet', word: 'history.cancelled' },
}

/** The word and the colour of a bet's badge. */
export const badgeOf = (bet: Ended): { tone: Tone; word: PhraseKey } =>
  bet.result === 'DRAW' ? { tone: 'quiet', word: 'history.draw' } : BADGES[outcomeOf(bet)]
