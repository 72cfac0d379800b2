import { MOST_LINE_BREAKS } from '@fairground/contract/chat'

/** Control characters but the line feed; overrides and isolates of direction; invisible characters that join nothing. */
const UNWANTED = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Letters and symbols that look like a space: the fillers of Hangul and the empty pattern of Braille. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/g

/** Most combining marks of a letter: more than any language needs. */
const MOST_MARKS = 3
/** Too many marks, with joiners between them or not. */
const STACKED = /(?:\p{M}[\u200c\u200d]*){4,}/gu
const MARK = /\p{M}/u

/**
 * Makes a player's text fit to be shown: line ends are line feeds, at most `MOST_LINE_BREAKS` of them; no control characters, no
 * changes of direction, no invisible characters, no half surrogates, at most three combining marks a letter; letters that cannot be
 * seen are spaces, and none is at the ends. Joiners stay, since emoji and scripts need them.
 */
export function cleanText(text: string): string {
  let lineBreaks = 0
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNWANTED, (character) => (character === '\n' ? '\n' : ''))
    .replace(BLANKS, ' ')
    .replace(STACKED, (marks) =>
      [...marks]
        .filter((one) => MARK.test(one))
        .slice(0, MOST_MARKS)
        .join(''),
    )
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
