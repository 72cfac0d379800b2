import type { Result } from './round.ts'

/**
 * The outcome of a bet: still `open`; `gained` more than the stake (the only celebrated outcome); `even` for a payout
 * up to the stake; `lost` without a payout; or `cancelled`.
 */
export type Outcome = 'open' | 'gained' | 'even' | 'lost' | 'cancelled'

/** What an outcome depends on. */
export interface Ended {
  result: Result
  betAmount: number
  winAmount: number
}

/** The outcome of a bet. */
export function outcomeOf({ result, betAmount, winAmount }: Ended): Outcome {
  if (result === 'PENDING') return 'open'
  if (result === 'CANCELLED') return 'cancelled'
  if (winAmount === 0) return 'lost'
  return winAmount > betAmount ? 'gained' : 'even'
}
