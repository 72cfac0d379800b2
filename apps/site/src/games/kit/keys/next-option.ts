import type { Options } from '@fairground/games'

/**
 * The options before (`by` -1) or after (1) those that stand, in the order of `all`; at either end they stay. Options that
 * are not among `all` lead to the first.
 */
export function nextOption(all: readonly Options[], options: Options, by: -1 | 1): Options {
  const same = (one: Options) => Object.entries(one).every(([name, value]) => options[name] === value)
  const at = all.findIndex(same)
  return (at < 0 ? all[0] : all[Math.min(Math.max(at + by, 0), all.length - 1)]) ?? options
}
