import type { BetModel } from '@fairground/contract'
import type { PhraseKey, Translate } from '@fairground/phrases'
import { type TicketRound, ticketOf } from './ticket-round.ts'

const NAMES: readonly PhraseKey[] = [
  'scratch.blank',
  'scratch.popcorn',
  'scratch.balloon',
  'scratch.pass',
  'scratch.duck',
  'scratch.apple',
  'scratch.wheel',
  'scratch.tent',
  'scratch.crown',
]

/** What a symbol is called. */
export function symbolName(symbol: number, t: Translate): string {
  return t(NAMES[symbol] ?? 'scratch.blank')
}

/** A field for those who hear it; `symbol` is there once it is open. Fields are counted from 1. */
export function fieldLabel(field: number, symbol: number | undefined, pays: string, t: Translate): string {
  if (symbol === undefined) return t('scratch.fieldCovered', { field: field + 1 })
  return t('scratch.fieldOpen', { field: field + 1, symbol: symbolName(symbol, t), pays })
}

/** What the last ticket says, in one sentence; nothing of its prize before it is open. */
export function scratchSentence(
  bet: BetModel,
  told: boolean,
  t: Translate,
  texts: { multiplier: string; pays: string },
): string {
  if (!told) return t('scratch.saidBought')
  const prize = ticketOf(bet)?.prize ?? 0
  return prize === 0 ? t('scratch.saidBlank') : t('scratch.saidWon', { symbol: symbolName(prize, t), ...texts })
}

/** A whole ticket in one sentence, for those who hear it. */
export function pictureLabel({ prize, symbols }: TicketRound, t: Translate): string {
  const list = symbols.map((symbol) => symbolName(symbol, t)).join(', ')
  return prize === 0
    ? t('scratch.pictureBlank', { symbols: list })
    : t('scratch.picture', { prize: symbolName(prize, t), symbols: list })
}
