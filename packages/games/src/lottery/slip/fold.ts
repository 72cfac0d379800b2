/** A folded character and the part of the source text that it came from. */
export interface FoldedChar {
  readonly char: string
  /** UTF-16 index. */
  readonly start: number
  readonly end: number
}

/** Full-width forms of the ASCII signs, letters and digits. */
const FULL_WIDTH = /[\uff01-\uff5e]/
const NEWLINE = /[\n\r\u2028\u2029]/
/** Blanks, and invisible characters that come along with copied text. */
const BLANK = /\s|\p{Cf}/u
const MARKS = /\p{M}/gu

/**
 * Folds a text for comparison: small letters without accents, full-width signs as ASCII, a line break as `;`, the Chinese
 * list comma as `,`. Only full-width digits become digits: `10²` must not become 102.
 */
export function foldText(text: string): FoldedChar[] {
  const folded: FoldedChar[] = []
  let start = 0
  for (const point of text) {
    const end = start + point.length
    for (const char of foldPoint(point)) folded.push({ char, start, end })
    start = end
  }
  return folded
}

/** A word as `foldText` folds it. */
export function foldWord(word: string): string {
  return foldText(word)
    .map(({ char }) => char)
    .join('')
}

function foldPoint(point: string): string {
  if (NEWLINE.test(point)) return ';'
  if (BLANK.test(point)) return ' '
  if (point === '、') return ','
  if (FULL_WIDTH.test(point)) return point.normalize('NFKC').toLowerCase()
  // Lower case can bring a mark of its own: İ becomes i with a dot above.
  if (/\p{L}|\p{M}/u.test(point)) return point.normalize('NFKD').toLowerCase().replace(MARKS, '')
  return point
}
