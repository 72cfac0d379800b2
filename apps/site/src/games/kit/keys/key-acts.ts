import type { Options } from '@fairground/games'

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

/**
 * The options before (`by` -1) or after (1) the current ones in `list`; it stops at either end. Current options outside
 * the list lead to the first.
 */
export function nextOption(list: readonly Options[], current: Options, by: -1 | 1): Options {
  const isCurrent = (options: Options) => Object.entries(options).every(([name, value]) => current[name] === value)
  const at = list.findIndex(isCurrent)
  return (at < 0 ? list[0] : list[Math.min(Math.max(at + by, 0), list.length - 1)]) ?? current
}
