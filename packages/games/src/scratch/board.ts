import { below, sample } from '../fair/draw.ts'
import type { WordSource } from '../fair/stream.ts'

/** Number of fields on a card. */
export const FIELDS = 9
/** Number of equal symbols that win. */
export const ALIKE = 3
/** Number of symbols, one a prize, numbered from 1 like the prizes; prize 0, the blank, has none. */
export const SYMBOLS = 8

/**
 * Draws the symbols of a card, row by row, after its prize. A winning card has the prize's symbol on three fields and no
 * other symbol three times; a blank card has no symbol three times. Each other field takes `below(n)` of the symbols that
 * keep this rule.
 * @param prize 0 for the blank, otherwise the winning symbol
 */
export function drawBoard(nextWord: WordSource, prize: number): readonly number[] {
  const winningFields = prize === 0 ? [] : sample(nextWord, ALIKE, FIELDS)
  const counts = new Array<number>(SYMBOLS + 1).fill(0)
  return Array.from({ length: FIELDS }, (_, field) => {
    if (winningFields.includes(field)) return prize
    const allowedSymbols = Array.from({ length: SYMBOLS }, (_, index) => index + 1).filter(
      (symbol) => symbol !== prize && (counts[symbol] ?? 0) < ALIKE - 1,
    )
    const symbol = allowedSymbols[below(nextWord, allowedSymbols.length)] as number
    counts[symbol] = (counts[symbol] ?? 0) + 1
    return symbol
  })
}
