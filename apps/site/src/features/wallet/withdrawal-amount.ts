/** The terms of a channel that decide what a player receives. Amounts are in units of the currency. */
export interface PayoutTerms {
  max: number
  step: number
  /** A share in hundredths of a percent, and a fixed part. */
  feeBp: number
  feeFixed: number
}

/** The largest amount that can be withdrawn: of balance and maximum the lesser, floored to the channel's step (WA-03). */
export function largestAmount({ max, step }: PayoutTerms, balance: number): number {
  return roundTo(Math.floor(roundTo(Math.min(max, balance) / step)) * step)
}

/** Whether an amount is a multiple of the step. */
export function isOnStep({ step }: PayoutTerms, amount: number): boolean {
  const steps = roundTo(amount / step)
  return Number.isInteger(steps)
}

/** The fee of an amount, rounded up to the currency's decimals like the server's; at most the amount. */
export function feeOf({ feeBp, feeFixed }: PayoutTerms, amount: number, decimals: number): number {
  const unit = 10 ** decimals
  const share = Math.ceil(roundTo((amount * unit * feeBp) / 10_000)) / unit
  return Math.min(amount, roundTo(share + feeFixed))
}

/** Removes what binary fractions leave behind the ninth decimal. */
function roundTo(value: number): number {
  return Number(value.toFixed(9))
}
