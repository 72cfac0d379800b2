import type { Minor, RunRules } from './rules.ts'

/** Number of bars in the chart of final profits: the first begins at the loss limit, the last holds every larger profit. */
const BARS = 24

/** Width of a bar: a loss takes at most a third of the chart. */
export function barWidthOf({ lossLimit }: RunRules): Minor {
  return Math.max(1, Math.ceil((lossLimit * 3) / BARS))
}

/** The bar of a final profit, from 0. */
export function barOf(rules: RunRules, net: Minor): number {
  return Math.min(BARS - 1, Math.max(0, Math.floor((net + rules.lossLimit) / barWidthOf(rules))))
}

/** Empty bars. */
export const noBars = (): number[] => Array<number>(BARS).fill(0)
