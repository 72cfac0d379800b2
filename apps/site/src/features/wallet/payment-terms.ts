import type { Channel } from '@fairground/contract/calls/pay'

type Terms = Pick<Channel, 'fee' | 'step'>

/** What the house takes from a payment: the rate, rounded up to the currency's decimals, and the fixed part, like the server. */
export function paymentFee({ fee }: Terms, amount: number, decimals: number): number {
  if (!fee) return 0
  const unit = 10 ** decimals
  const share = Math.ceil(exact((amount * unit * fee.rate) / 10_000)) / unit
  return exact(Math.min(share + fee.fixed, Math.max(0, amount - 1 / unit)))
}

/** Whether an amount is a multiple of the channel's step; true where there is none. */
export function isOnStep({ step }: Terms, amount: number): boolean {
  return step === undefined || Number.isInteger(exact(amount / step))
}

/** Removes what binary fractions leave behind the ninth decimal. */
export function exact(value: number): number {
  return Number(value.toFixed(9))
}
