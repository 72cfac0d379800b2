import type { Lottery } from '../lottery.ts'
import { limitError, stakeMinorOf } from './amount.ts'
import { betsOf, type Unclear } from './bets.ts'
import { grammarOf, type SlipGrammar } from './grammar.ts'
import { isListComma, readItem, type SlipItem } from './item.ts'
import { itemsOf } from './readings.ts'
import { renderSlip } from './render-slip.ts'
import {
  MAX_SLIP_LENGTH,
  MAX_SLIP_LINES,
  type ParsedSlip,
  type SlipAliases,
  type SlipBet,
  type SlipError,
  type SlipLimits,
  type SlipLine,
  type Span,
} from './slip.ts'
import { type Token, tokensOf } from './tokens.ts'
import { nearestWord, vocabularyOf } from './vocabulary.ts'

/** What a text is read with. */
export interface SlipContext {
  /** The words of the player's language. */
  readonly aliases: SlipAliases
  readonly limits: SlipLimits
}

interface Reader extends SlipContext {
  readonly game: Lottery
  readonly grammar: SlipGrammar
}

/**
 * Reads a typed slip: docs/games/typed-bets.md has the grammar. Pure; never throws for any text; the work is linear in the
 * length of the text, which is refused unread above 200 UTF-16 units. A blank text has no lines and no errors. Every line
 * is a pick of the game with a stake inside the limits of a line; limits of a term and the balance are the server's.
 */
export function parseSlip(game: Lottery, text: string, context: SlipContext): ParsedSlip {
  if (text.length > MAX_SLIP_LENGTH) {
    return { errors: [{ code: 'too_long', limit: MAX_SLIP_LENGTH, start: MAX_SLIP_LENGTH, end: text.length }] }
  }
  const reader = { ...context, game, grammar: grammarOf(game) }
  const results = splitAt(tokensOf(text, vocabularyOf(context.aliases)), 'separator').map((tokens) =>
    linesOfItem(tokens, reader),
  )
  const errors = results.flatMap((result) => ('code' in result ? [result] : []))
  const lines = results.flatMap((result) => ('code' in result ? [] : result))
  const surplus = lines[MAX_SLIP_LINES]
  const last = lines.at(-1)
  if (surplus && last)
    errors.push({ code: 'too_many_lines', limit: MAX_SLIP_LINES, start: surplus.start, end: last.end })
  return errors.length > 0 ? { errors: errors.toSorted((a, b) => a.start - b.start) } : { lines }
}

/** The parts between separators; empty parts are left out. */
function splitAt(tokens: readonly Token[], kind: 'separator'): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === kind) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

function linesOfItem(tokens: readonly Token[], reader: Reader): readonly SlipLine[] | SlipError {
  const item = readItem(tokens, reader.grammar)
  if ('code' in item) return withNearest(item, reader)
  const stray = tokens.find(({ kind }, at) => kind === 'comma' && !isListComma(tokens, at))
  if (stray) return clear(strayComma(tokens, stray, reader), reader, item)
  const bets = betsOf(item, reader.grammar)
  if ('code' in bets) return bets
  if ('instead' in bets) return clear(bets, reader, item)
  const { start, end } = item
  const stakeMinor = item.amount && stakeMinorOf(item.amount, reader.limits.decimalLength)
  const amountSpan = { start: item.amount?.start ?? start, end: item.amount?.end ?? end }
  if (stakeMinor === undefined) return { code: 'missing_amount', ...amountSpan }
  const limit = limitError(reader.game, bets, stakeMinor, reader.limits)
  if (limit) return { ...limit, ...amountSpan }
  return bets.picks.map((pick) => ({ market: bets.market, pick, stakeMinor, start, end }))
}

function withNearest(error: SlipError, { aliases, grammar }: Reader): SlipError {
  if (error.code !== 'unknown_word') return error
  return { ...error, nearest: nearestWord(error.word, aliases, (word) => grammar.words.has(word)) }
}

/** A comma where none belongs: it may stand for a separator. */
function strayComma(tokens: readonly Token[], { start, end }: Span, { grammar }: Reader): Unclear {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'comma' && !isListComma(tokens, at)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return {
    instead: () => itemsOf(parts, grammar),
    otherwise: { code: 'unknown_word', word: ',', nearest: undefined, start, end },
  }
}

/** The error of an unclear item: with those of its readings that are bets, each once. */
function clear({ instead, otherwise }: Unclear, reader: Reader, { start, end }: SlipItem): SlipError {
  const readings = instead().flatMap((items) => {
    const bets = items.map((item) => plainBets(item, reader))
    const readBets = bets.flatMap((list) => list ?? [])
    return bets.every((list) => list !== undefined)
      ? [renderSlip(reader.game, readBets, reader.limits.decimalLength)]
      : []
  })
  return readings.length > 0 ? { code: 'ambiguous', readings: [...new Set(readings)], start, end } : otherwise
}

/** The bets of an item that has one reading, whatever the limits. */
function plainBets(item: SlipItem, { grammar, limits }: Reader): readonly SlipBet[] | undefined {
  const stakeMinor = item.amount && stakeMinorOf(item.amount, limits.decimalLength)
  const bets = betsOf(item, grammar)
  if (stakeMinor === undefined || !('picks' in bets)) return undefined
  return bets.picks.map((pick) => ({ market: bets.market, pick, stakeMinor }))
}
