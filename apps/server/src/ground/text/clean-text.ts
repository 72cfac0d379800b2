import { MOST_LINE_BREAKS } from '@fairground/contract/chat'

/** Control characters but the line feed; overrides and isolates of direction; invisible characters that join nothing. */
const UNWANTED = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Most combining marks in a row: more than any language needs. */
const STACKED = /(\p{M}{3})\p{M}+/gu

/**
 * Makes a player's text fit to be shown: line ends are line feeds, at most `MOST_LINE_BREAKS` of them; no control characters, no
 * changes of direction, no invisible characters, no half surrogates, at most three combining marks in a row; no space at the
 * ends. Joiners stay, since emoji and scripts need them.
 */
export function cleanText(text: string): string {
  let lineBreaks = 0
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNWANTED, (character) => (character === '\n' ? '\n' : ''))
    .replace(STACKED, '$1')
    .trim()
    .replace(/\n/g, () => (++lineBreaks > MOST_LINE_BREAKS ? ' ' : '\n'))
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Number of characters of a text as people count them: an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of characters.segment(text)) count++
  return count
}

/** The first characters of a text, in one line. */
export function snippetOf(text: string, most: number): string {
  let snippet = ''
  let count = 0
  for (const { segment } of characters.segment(text.replaceAll('\n', ' '))) {
    if (++count > most) return `${snippet}…`
    snippet += segment
  }
  return snippet
}
