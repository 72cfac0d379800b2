import type { BetModel } from '@fairground/contract/round'
import { multiplierToNumber } from '@fairground/games'
import { SCRATCH_PRIZES } from '@fairground/games/scratch'
import type { PhraseKey, Translate } from '@fairground/phrases'
import { formatMultiplier } from '../kit/numbers.ts'
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

/** The name of a symbol. */
export function symbolName(symbol: number, t: Translate): string {
  return t(NAMES[symbol] ?? 'scratch.blank')
}

/** A field for screen readers; `symbol` is set once it is open. Fields count from 1. */
export function fieldLabel(field: number, symbol: number | undefined, pays: string, t: Translate): string {
  if (symbol === undefined) return t('scratch.fieldCovered', { field: field + 1 })
  return t('scratch.fieldOpen', { field: field + 1, symbol: symbolName(symbol, t), pays })
}

/** The last ticket in one sentence, without its prize until it is open. */
export function scratchSentence(
  bet: BetModel,
  isRevealed: boolean,
  t: Translate,
  texts: { multiplier: string; pays: string },
): string {
  if (!isRevealed) return t('scratch.saidBought')
  const prize = ticketOf(bet)?.prize ?? 0
  return prize === 0 ? t('scratch.saidBlank') : t('scratch.saidWon', { symbol: symbolName(prize, t), ...texts })
}

/** A whole ticket in one sentence, for screen readers. */
export function pictureLabel({ prize, symbols }: TicketRound, t: Translate): string {
  const list = symbols.map((symbol) => symbolName(symbol, t)).join(', ')
  return prize === 0
    ? t('scratch.pictureBlank', { symbols: list })
    : t('scratch.picture', { prize: symbolName(prize, t), symbols: list })
}

/** The payout of three of each symbol as a multiple of the price, for past tickets of any price. */
export function multiplierTexts(locale: string): ReadonlyMap<number, string> {
  return new Map(
    SCRATCH_PRIZES.map(({ multiplier }, at) => [at + 1, formatMultiplier(multiplierToNumber(multiplier), locale)]),
  )
}
