import { below, sample } from '../fair/draw.ts'
import type { WordSource } from '../fair/stream.ts'

/** Fields of a card. */
export const FIELDS = 9
/** Equal symbols that win. */
export const ALIKE = 3
/** Symbols, one a prize, numbered from 1 as the prizes are (0 is the blank, which has none). */
export const SYMBOLS = 8

/**
 * The symbols of a card, row by row, drawn after its prize. A winning card has the prize's symbol on three fields, and no
 * other three times; a blank has none three times. Each field that is left takes `below(n)` of the symbols that may still
 * stand there.
 * @param prize 0 for the blank, else the symbol that wins
 */
export function drawBoard(next: WordSource, prize: number): readonly number[] {
  const winning = prize === 0 ? [] : sample(next, ALIKE, FIELDS)
  const counts = new Array<number>(SYMBOLS + 1).fill(0)
  return Array.from({ length: FIELDS }, (_, field) => {
    if (winning.includes(field)) return prize
    const allowed = Array.from({ length: SYMBOLS }, (_, at) => at + 1).filter(
      (symbol) => symbol !== prize && (counts[symbol] ?? 0) < ALIKE - 1,
    )
    const symbol = allowed[below(next, allowed.length)] as number
    counts[symbol] = (counts[symbol] ?? 0) + 1
    return symbol
  })
}
