import type { Channel } from '@fairground/contract/calls/pay'
import { exact } from './payment-terms.ts'

/** The largest amount that can be withdrawn: of balance and maximum the lesser, floored to the channel's step (WA-03). */
export function largestAmount({ max, step }: Pick<Channel, 'max' | 'step'>, balance: number): number {
  const most = Math.min(max, balance)
  return step === undefined ? most : exact(Math.floor(exact(most / step)) * step)
}
