/**
 * A uniform random integer from 0 to below `count`. It draws again after a word that would favour small numbers.
 * @param draw returns a random 32-bit number
 * @throws RangeError for a count outside 1 to 2^32
 */
export function randomBelow(count: number, draw: () => number): number {
  if (!Number.isInteger(count) || count < 1 || count > 2 ** 32) throw new RangeError(`no random number below ${count}`)
  const fair = 2 ** 32 - (2 ** 32 % count)
  let word = draw()
  while (word >= fair) word = draw()
  return word % count
}

const drawWord = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Presses one of the board's active positions, each equally likely; does nothing if there is none. */
export function pressRandomPlace(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-board] button[data-live="true"]')
  if (places.length > 0) places[randomBelow(places.length, drawWord)]?.click()
}
