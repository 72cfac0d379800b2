import { COMBOS } from '../sides.ts'
import type { SlipGrammar } from './grammar.ts'
import type { Numeral, SlipItem } from './item.ts'
import type { Shape } from './shapes.data.ts'
import type { SlipError } from './slip.ts'

/** The picks of one market that an item names. */
export interface ItemPicks {
  readonly market: string
  readonly picks: readonly string[]
}

/** What an item has to offer to a shape; `other` fits none. */
export function givenOf({ sides, lists }: SlipItem): 'nothing' | 'side' | 'sides' | 'numbers' | 'other' {
  if (lists.length > 1 || (lists.length > 0 && sides.length > 0)) return 'other'
  if (lists.length === 1) return 'numbers'
  return (['nothing', 'side', 'sides'] as const)[sides.length] ?? 'other'
}

/** Whether a shape takes what an item has. */
export function takesGiven({ takes }: Shape, item: SlipItem): boolean {
  const givenPicks = givenOf(item)
  return givenPicks === 'numbers' ? takes === 'each' || takes === 'list' : takes === givenPicks
}

/** The picks of an item whose words, place and takings are those of the shape; or what is wrong with its numbers. */
export function picksOf(shape: Shape, item: SlipItem, grammar: SlipGrammar): ItemPicks | SlipError {
  const place = item.positions[0] ?? item.duels[0]
  const places = item.positions[0] ? grammar.positions : grammar.duels
  if (place && (place.value < 1 || place.value > places)) {
    return { code: 'out_of_range', min: 1, max: places, start: place.start, end: place.end }
  }
  const whats = whatsOf(shape, item, grammar)
  if ('code' in whats) return whats
  const picks = whats.map((what) => (place ? `${place.value}:${what}` : what))
  if (picks.every((pick) => grammar.has(shape.market, pick))) return { market: shape.market, picks }
  const { start, end } = item.sides[0] ?? item
  return { code: 'not_in_this_game', start, end }
}

/** The picks without their place. */
function whatsOf(shape: Shape, item: SlipItem, grammar: SlipGrammar): readonly string[] | SlipError {
  const { sides } = item
  const numerals = item.lists[0] ?? []
  if (shape.takes === 'each') return numbersOf(shape, numerals)
  if (shape.takes === 'list') return listOf(shape, item, numerals, grammar)
  if (shape.takes === 'nothing') return [shape.what ?? '']
  if (shape.takes === 'side') return sides.map(({ value }) => value)
  const combo = COMBOS.find((pair) => pair.every((side) => sides.some(({ value }) => value === side)))
  return [combo?.join('-') ?? '']
}

/** Numbers that are a bet each. */
function numbersOf(shape: Shape, numerals: readonly Numeral[]): readonly string[] | SlipError {
  const values = valuesOf(shape, numerals)
  if ('code' in values) return values
  const numeral = numerals[values.findIndex((value, at) => values.indexOf(value) < at)]
  return numeral ? { code: 'duplicate_pick', start: numeral.start, end: numeral.end } : values.map(String)
}

/** Numbers that make one pick together. */
function listOf(
  shape: Shape,
  item: SlipItem,
  numerals: readonly Numeral[],
  grammar: SlipGrammar,
): readonly string[] | SlipError {
  const values = valuesOf(shape, numerals)
  if ('code' in values) return values
  const counts = shape.counts ?? []
  const { start, end } = { start: numerals[0]?.start ?? item.start, end: numerals.at(-1)?.end ?? item.end }
  const wrongCount = { code: 'wrong_count', market: shape.market, counts, start, end } as const
  if (!counts.includes(values.length)) return wrongCount
  const pick = inOrder(values, shape.order).join()
  if (grammar.has(shape.market, pick)) return [pick]
  // The last one: three alike are one too many where two are right.
  const numeral = numerals[values.findLastIndex((value, at) => values.indexOf(value) < at)]
  return numeral ? { code: 'duplicate_pick', start: numeral.start, end: numeral.end } : wrongCount
}

function inOrder(values: readonly number[], order: Shape['order']): readonly number[] {
  if (order === 'typed') return values
  const rising = values.toSorted((a, b) => a - b)
  return order === 'twice-first' && rising[0] !== rising[1] ? rising.reverse() : rising
}

function valuesOf({ range = [0, 0] }: Shape, numerals: readonly Numeral[]): readonly number[] | SlipError {
  const [min, max] = range
  const values: number[] = []
  for (const { digits, decimals, isThousands, start, end } of numerals) {
    const value = Number(digits)
    const isWhole = decimals === undefined && !isThousands
    if (!isWhole || value < min || value > max) return { code: 'out_of_range', min, max, start, end }
    values.push(value)
  }
  return values
}
