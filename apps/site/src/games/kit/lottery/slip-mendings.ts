import type { SlipError } from '@fairground/games/lottery'
import type { PhraseParams } from '@fairground/phrases'

/** The amounts that are offered where one is missing. */
const AMOUNTS = ['1', '5', '10']

/** What helps with a text that cannot be read: the values of its sentence, and whole texts that can replace it. */
export function mendingsOf(
  error: SlipError,
  text: string,
  amountOf: (minor: bigint) => string,
): { params: PhraseParams; texts: readonly string[] } {
  const replaced = (part: string) => text.slice(0, error.start) + part + text.slice(error.end)
  switch (error.code) {
    case 'unknown_word':
      return { params: {}, texts: error.nearest === undefined ? [] : [replaced(error.nearest)] }
    case 'missing_amount':
      return {
        params: {},
        texts: AMOUNTS.map((amount) => `${text.slice(0, error.end)} ${amount}${text.slice(error.end)}`),
      }
    case 'ambiguous':
      return { params: {}, texts: error.readings.map(replaced) }
    case 'out_of_range':
      return { params: { min: error.min, max: error.max }, texts: [] }
    case 'wrong_count':
      return { params: { counts: error.counts.join(', ') }, texts: [] }
    case 'amount_below':
    case 'amount_above':
      return { params: { amount: amountOf(error.limitMinor) }, texts: [] }
    case 'too_many_lines':
    case 'too_long':
      return { params: { limit: error.limit }, texts: [] }
    default:
      return { params: {}, texts: [] }
  }
}
