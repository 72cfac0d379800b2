import { range } from '../outcomes.ts'
import { type SlipGrammar, wordsOf } from './grammar.ts'
import { readItem, type SlipItem } from './item.ts'
import { takesGiven } from './picks.ts'
import type { Shape } from './shapes.data.ts'
import type { NumberToken, Token } from './tokens.ts'

/** Items that a player may have meant together. */
type Reading = readonly SlipItem[]

/** An item with words or a place that make it fit a shape. */
export interface Completion {
  readonly shape: Shape
  readonly item: SlipItem
}

/** The shapes that an item fits with more words: of the positions the first, of the duels each. */
export function completionsOf(item: SlipItem, grammar: SlipGrammar): Completion[] {
  const has = (words: readonly string[]) => item.words.every(({ value }) => words.includes(value))
  return grammar.shapes.flatMap((shape) => {
    const form = shape.forms.find((candidate) => has(wordsOf(candidate)))
    if (form === undefined || !takesGiven(shape, item)) return []
    const words = wordsOf(form).map((value) => ({ value, start: item.start, end: item.end }))
    return withPlaces(shape, { ...item, words }, grammar).map((complete) => ({ shape, item: complete }))
  })
}

/** The item as it is where its place is that of the shape, else with each place that it may lack. */
function withPlaces(shape: Shape, item: SlipItem, grammar: SlipGrammar): SlipItem[] {
  const { start, end, positions } = item
  if (positions.length > 0) return shape.place === 'position' ? [item] : []
  if (shape.place === 'position') return [{ ...item, positions: [{ value: 1, start, end }] }]
  if (shape.place === undefined) return [item]
  return range(1, grammar.duels).map((value) => ({ ...item, duels: [{ value, start, end }] }))
}

/**
 * What an item with an amount may mean that is no bet: with words that it lacks; as several items whose separator is
 * missing; its lists as one; with one of its places or sides; without one of its words or its numbers. The count is
 * bounded by the words of the game, for an item has each once.
 */
export function otherReadings(item: SlipItem, grammar: SlipGrammar): Reading[] {
  const { positions, sides, words, lists } = item
  const without = <T>(list: readonly T[], at: number) => list.filter((_, index) => index !== at)
  const changed: Partial<SlipItem>[] = [
    ...(lists.length > 1 ? [{ lists: [lists.flat()] }] : []),
    ...(positions.length > 1 ? positions.slice(0, grammar.positions).map((place) => ({ positions: [place] })) : []),
    ...(positions.length === 1 ? [{ positions: [] }] : []),
    ...(sides.length > 1 ? sides.map((_, at) => ({ sides: without(sides, at) })) : []),
    ...(sides.length > 0 && lists.length > 0 ? [{ sides: [] }] : []),
    ...words.map((_, at) => ({ words: without(words, at), duels: [] })),
    ...(lists.length > 0 ? [{ lists: [] }] : []),
  ]
  return [
    ...completionsOf(item, grammar).map((completion) => [completion.item]),
    ...splitAfterNumbers(item.tokens, grammar),
    ...changed.map((change) => [{ ...item, ...change }]),
  ]
}

/** The item as several, each up to its second part that is a number: `big 50 small 20`, `3 5 7 20`. */
function splitAfterNumbers(tokens: readonly Token[], grammar: SlipGrammar): Reading[] {
  const pieces: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const piece = pieces.at(-1) ?? []
    piece.push(token)
    const next = tokens[at + 1]
    const isListed = next?.kind === 'comma' || tokens[at - 1]?.kind === 'comma'
    const isMarked = next?.kind === 'word' && ['k', 'th'].includes(next.words?.[0] ?? '')
    const isEnd = piece.length > 1 && ((token.kind === 'number' && !isMarked) || isThousands(token))
    if (isEnd && !isListed && next) pieces.push([])
  }
  return pieces.length > 1 ? itemsOf(pieces, grammar) : []
}

function isThousands(token: Token): boolean {
  return token.kind === 'word' && token.words?.[0] === 'k'
}

/** The pieces as one reading; none where a piece cannot be read. */
export function itemsOf(pieces: readonly (readonly Token[])[], grammar: SlipGrammar): Reading[] {
  const items = pieces.filter((piece) => piece.length > 0).map((piece) => readItem(piece, grammar))
  const readItems = items.flatMap((item) => ('code' in item ? [] : [item]))
  return readItems.length === items.length ? [readItems] : []
}

/**
 * What an item without an amount may mean: its only number is the amount (`50 big`), or the comma of its last two numbers
 * is that of a decimal (`big 2,50`) or of thousands (`big 1,000`).
 */
export function amountReadings(item: SlipItem, grammar: SlipGrammar): Reading[] {
  const [list = [], ...others] = item.lists
  const [only] = list
  if (list.length === 1 && only && others.length === 0) return [[{ ...item, lists: [], amount: only }]]
  const last = item.lists.at(-1) ?? []
  const [whole, rest] = last
  if (last.length !== 2 || !whole || !rest || whole.decimals !== undefined || rest.decimals !== undefined) return []
  const joined: NumberToken = {
    kind: 'number',
    digits: rest.digits.length === 3 ? whole.digits + rest.digits : whole.digits,
    decimals: rest.digits.length === 3 ? undefined : rest.digits,
    start: whole.start,
    end: rest.end,
  }
  const before = item.tokens.filter(({ end }) => end <= whole.start)
  const after = item.tokens.filter(({ start }) => start > rest.start)
  return itemsOf([[...before, joined, ...after]], grammar)
}
