const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Number of characters of a text as people count them: an emoji is one. Spaces at the ends do not count. */
export function countCharacters(text: string): number {
  const trimmed = text.trim()
  // Most texts are far from any limit; of these no count is shown.
  let count = 0
  for (const _ of characters.segment(trimmed)) count += 1
  return count
}
