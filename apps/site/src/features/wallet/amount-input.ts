/** Whether a text is an amount that the server can read: digits, at most `decimals` after one point or comma. */
export function parseAmountText(text: string, decimals: number): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!new RegExp(`^\\d{1,12}(\\.\\d{1,${Math.max(1, decimals)}})?$`).test(plain)) return undefined
  return Number(plain)
}

/** Round amounts between the limits, to tap instead of type: at most `most` of them, smallest first. */
export function quickAmounts(min: number, max: number, most = 4): number[] {
  return [10, 50, 100, 500, 1000, 5000, 10_000].filter((amount) => amount >= min && amount <= max).slice(1, most + 1)
}
