import type { Options } from '@fairground/games'

/**
 * The options before (`by` -1) or after (1) the current ones in `list`; it stops at either end. Current options outside
 * the list lead to the first.
 */
export function nextOption(list: readonly Options[], current: Options, by: -1 | 1): Options {
  const isCurrent = (options: Options) => Object.entries(options).every(([name, value]) => current[name] === value)
  const at = list.findIndex(isCurrent)
  return (at < 0 ? list[0] : list[Math.min(Math.max(at + by, 0), list.length - 1)]) ?? current
}
