import { minorToDecimalString, parseAmount } from '@fairground/money'

/** Most decimals of an amount that the sandbox accepts. */
const DECIMALS = 9

/** Adds two decimal texts of at most nine decimals, exactly. */
export function addDecimals(one: string, other: string): string {
  return minorToDecimalString(minorOf(one) + minorOf(other), DECIMALS)
}

function minorOf(text: string): bigint {
  const minor = parseAmount(text, DECIMALS)
  if (minor === undefined) throw new Error(`an amount of ${text}`)
  return minor
}
