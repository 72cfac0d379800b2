import type { Minor, RunRules } from './rules.ts'

/** Bars of the chart of how runs end: the first begins at the loss limit, the last has all that is above. */
const BARS = 24

/** Width of a bar: a loss takes at most a third of the chart. */
export function barWidthOf({ lossLimit }: RunRules): Minor {
  return Math.max(1, Math.ceil((lossLimit * 3) / BARS))
}

/** The bar, from 0, that a run with this profit ends in. */
export function barOf(rules: RunRules, net: Minor): number {
  return Math.min(BARS - 1, Math.max(0, Math.floor((net + rules.lossLimit) / barWidthOf(rules))))
}

/** Bars with nothing in them. */
export const noBars = (): number[] => Array<number>(BARS).fill(0)
