import { exact } from './payment-terms.ts'

/** The largest amount that can be withdrawn: of balance and maximum the lesser, floored to the channel's step (WA-03). */
export function largestAmount({ max, step }: { max: number; step: number }, balance: number): number {
  return exact(Math.floor(exact(Math.min(max, balance) / step)) * step)
}
