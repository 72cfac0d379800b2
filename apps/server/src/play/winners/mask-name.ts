const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const STARS = '***'

/** Masks a player's name: its first letters, at most a third of it, and always three stars. */
export function maskName(name: string): string {
  const all = [...letters.segment(name)].map(({ segment }) => segment)
  return all.slice(0, Math.min(2, Math.floor(all.length / 3))).join('') + STARS
}
