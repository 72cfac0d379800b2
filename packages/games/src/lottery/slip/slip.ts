import type { LineLimits } from '../odds.ts'

/** The most characters (UTF-16 units) of a typed slip; a longer text is refused before it is read. */
export const MAX_SLIP_LENGTH = 200
/** The most lines of a slip, counted after each list of numbers has become one line a number. */
export const MAX_SLIP_LINES = 20

/** A part of the typed text: UTF-16 indexes from 0, `end` is the first index behind it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One bet, as the server takes it. */
export interface SlipBet {
  /** Code of a market of the game. */
  readonly market: string
  /** Pick of the market on the wire, such as `big` or `1:3`. */
  readonly pick: string
  /** In the smallest unit of the currency. */
  readonly stakeMinor: bigint
}

/** A bet with the span of the item that it was typed in; the bets of a list share the span of their item. */
export interface SlipLine extends SlipBet, Span {}

/** What the operator allows on a line, and the currency that amounts are typed in. */
export interface SlipLimits extends LineLimits {
  readonly minStakeMinor: bigint
  /** House edge in basis points, 50 to 1000: with the maximum win it makes the largest stake of a pick. */
  readonly edge: number
  /** Decimals of the currency. */
  readonly decimalLength: number
}

/** Words of a language, as they are written, with the canonical words that they stand for, separated by a blank. */
export type SlipAliases = Readonly<Record<string, string>>

/** Why an item is no bet, with what a suggestion needs. */
export type SlipRefusal =
  /** The word is in no table. `nearest`: a word of this game at most two letters away. */
  | { readonly code: 'unknown_word'; readonly word: string; readonly nearest: string | undefined }
  /** No amount at the end, or one that the currency does not have. An amount goes to the end of the span. */
  | { readonly code: 'missing_amount' }
  /** An amount, but nothing to bet on. */
  | { readonly code: 'missing_pick' }
  /** A number that the market or the place does not have; both ends are allowed. */
  | { readonly code: 'out_of_range'; readonly min: number; readonly max: number }
  /** A list of the wrong length, or without the number that the market wants twice. `counts`: the lengths allowed. */
  | { readonly code: 'wrong_count'; readonly market: string; readonly counts: readonly number[] }
  /** A number or word twice where once is meant. */
  | { readonly code: 'duplicate_pick' }
  /** The item can be meant in several ways. `readings`: canonical texts, at least one, each of which can replace the span. */
  | { readonly code: 'ambiguous'; readonly readings: readonly string[] }
  | { readonly code: 'amount_below'; readonly limitMinor: bigint }
  | { readonly code: 'amount_above'; readonly limitMinor: bigint }
  /** The span begins with the first item that does not fit. */
  | { readonly code: 'too_many_lines'; readonly limit: number }
  /** A word of another lottery, or words that make no bet here. */
  | { readonly code: 'not_in_this_game' }
  /** The text is longer than `limit`; nothing of it was read. The span is what is too much. */
  | { readonly code: 'too_long'; readonly limit: number }

/** A refusal and where it is in the typed text. */
export type SlipError = SlipRefusal & Span

/** The bets of a text, or what is wrong with it: at most one error an item, in the order of the text. */
export type ParsedSlip = { readonly lines: readonly SlipLine[] } | { readonly errors: readonly SlipError[] }
