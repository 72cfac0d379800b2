import { SIDES, type Side } from '../sides.ts'
import type { SlipGrammar } from './grammar.ts'
import type { SlipError, Span } from './slip.ts'
import type { NumberToken, Token, WordToken } from './tokens.ts'

/** Something that was typed, and where. */
export interface Typed<T> extends Span {
  readonly value: T
}

/** A number with or without its `k`. */
export interface Numeral extends Span {
  readonly digits: string
  readonly decimals: string | undefined
  readonly isThousands: boolean
}

/** What stands between two separators, sorted by what it is; the order of the words is not kept, because none depends on it. */
export interface SlipItem extends Span {
  readonly tokens: readonly Token[]
  readonly positions: readonly Typed<number>[]
  /** The numbers behind the word `duel`. */
  readonly duels: readonly Typed<number>[]
  readonly sides: readonly Typed<Side>[]
  /** Canonical words other than sides; each once. */
  readonly words: readonly Typed<string>[]
  /** The numbers before the amount; a list is joined by commas. */
  readonly lists: readonly (readonly Numeral[])[]
  /** The last number, when it ends the item and no comma stands before it. */
  readonly amount: Numeral | undefined
}

/** Reads the tokens of an item: at least one, no separator, no comma but those of lists (`isListComma`). */
export function readItem(tokens: readonly Token[], grammar: SlipGrammar): SlipItem | SlipError {
  const error = wordError(tokens, grammar)
  if (error) return error
  const item = { positions: [], duels: [], sides: [], words: [], lists: [], amount: undefined } as Parts
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind === 'number') at += readNumber(tokens, at, token, item, grammar)
    if (token?.kind !== 'word') continue
    const twice = readWord(token, item)
    if (twice) return twice
  }
  return { ...item, tokens, ...spanOfTokens(tokens) }
}

/** The part of the text from the first token to the last. */
export function spanOfTokens(tokens: readonly Token[]): Span {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }
}

interface Parts {
  positions: Typed<number>[]
  duels: Typed<number>[]
  sides: Typed<Side>[]
  words: Typed<string>[]
  lists: Numeral[][]
  amount: Numeral | undefined
}

/** Whether a token is the one canonical word. */
function isWord(token: Token | undefined, word: string): token is WordToken {
  return token?.kind === 'word' && token.words?.length === 1 && token.words[0] === word
}

/** Whether a number is made a position by the `d` before it or the `th` behind it; both touch it. */
function isPosition(tokens: readonly Token[], at: number): boolean {
  const [before, number, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (number?.kind !== 'number' || number.decimals !== undefined) return false
  return (isWord(before, 'd') && before.end === number.start) || (isWord(after, 'th') && after.start === number.end)
}

/** Whether a token is a comma between two numbers that are no positions: the only place where a comma belongs. */
export function isListComma(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'comma') return false
  return [at - 1, at + 1].every((side) => tokens[side]?.kind === 'number' && !isPosition(tokens, side))
}

/** The first word that is unknown, that stands where it means nothing, or that no bet of the game has. */
function wordError(tokens: readonly Token[], grammar: SlipGrammar): SlipError | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    const { start, end, text: word } = token
    const numberAt = isWord(token, 'd') ? at + 1 : at - 1
    const isMarker = isWord(token, 'd') || isWord(token, 'th')
    const isLost =
      (isMarker && !isPosition(tokens, numberAt)) || (isWord(token, 'k') && tokens[at - 1]?.kind !== 'number')
    if (!token.words || isLost) return { code: 'unknown_word', word, nearest: undefined, start, end }
    if (token.words.every((canonical) => grammar.words.has(canonical))) continue
    const number = isMarker ? tokens[numberAt] : undefined
    return {
      code: 'not_in_this_game',
      start: Math.min(start, number?.start ?? start),
      end: Math.max(end, number?.end ?? end),
    }
  }
  return undefined
}

/** Reads a number; returns how many tokens behind it belong to it. */
function readNumber(
  tokens: readonly Token[],
  at: number,
  { start, end, digits, decimals }: NumberToken,
  item: Parts,
  grammar: SlipGrammar,
): number {
  const next = tokens[at + 1]
  if (isPosition(tokens, at)) {
    const first = isWord(tokens[at - 1], 'd') ? tokens[at - 1] : undefined
    const suffix = isWord(next, 'th') && next.start === end ? next : undefined
    item.positions.push({ value: Number(digits), start: first?.start ?? start, end: suffix?.end ?? end })
    return suffix ? 1 : 0
  }
  const isThousands = isWord(next, 'k')
  const numeral = { digits, decimals, isThousands, start, end: isThousands ? next.end : end }
  const isLast = at + (isThousands ? 2 : 1) === tokens.length
  const before = tokens[at - 1]
  if (isLast && before?.kind !== 'comma') item.amount = numeral
  else if (
    grammar.duels > 0 &&
    isWord(before, 'duel') &&
    next?.kind !== 'comma' &&
    !isThousands &&
    decimals === undefined
  ) {
    item.duels.push({ value: Number(digits), start, end })
  } else if (before?.kind === 'comma') item.lists.at(-1)?.push(numeral)
  else item.lists.push([numeral])
  return isThousands ? 1 : 0
}

const isSide = (word: string): word is Side => SIDES.some((side) => side === word)

/** Reads the meanings of a word; a second time is an error. */
function readWord({ words = [], start, end }: WordToken, item: Parts): SlipError | undefined {
  for (const word of words) {
    if (word === 'd' || word === 'th') continue
    const span = { start, end }
    if ([...item.sides, ...item.words].some(({ value }) => value === word)) return { code: 'duplicate_pick', ...span }
    if (/^\d/.test(word)) item.positions.push({ value: Number.parseInt(word, 10), ...span })
    else if (isSide(word)) item.sides.push({ value: word, ...span })
    else item.words.push({ value: word, ...span })
  }
  return undefined
}
