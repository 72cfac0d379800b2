/**
 * A whole number from 0 to below `count`, each equally likely: a word that would favour the small ones is drawn again.
 * @param draw a random number of 32 bits
 * @throws RangeError for a count that is not from 1 to 2^32
 */
export function randomBelow(count: number, draw: () => number): number {
  if (!Number.isInteger(count) || count < 1 || count > 2 ** 32) throw new RangeError(`no random number below ${count}`)
  const fair = 2 ** 32 - (2 ** 32 % count)
  let word = draw()
  while (word >= fair) word = draw()
  return word % count
}

const drawWord = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Presses one of the places of the board that can be picked now, each equally likely; none when none can. */
export function pressRandomPlace(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-board] button[data-live="true"]')
  if (places.length > 0) places[randomBelow(places.length, drawWord)]?.click()
}
