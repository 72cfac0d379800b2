/** Fixed point: 96 bits behind the point, so that after a quarter of a million steps no hundredth is off. */
const ONE_FIXED = 1n << 96n
/** Rates are in hundred-thousandths. */
const RATE_UNIT = 100_000n

/** e^(rate / 100000), in fixed point, by its series; each term is cut. */
function growthOfOneMs(ratePerMs: number): bigint {
  let term = ONE_FIXED
  let sum = ONE_FIXED
  for (let n = 1n; term > 0n; n += 1n) {
    term = (term * BigInt(ratePerMs)) / (RATE_UNIT * n)
    sum += term
  }
  return sum
}

/**
 * The multiplier of each millisecond, in hundredths, cut down: row 0 is 100. The last row is the first that reaches
 * `highest`, and holds just that.
 * @param ratePerMs whole hundred-thousandths a millisecond
 */
export function growTable(ratePerMs: number, highest: number): Uint32Array {
  const growth = growthOfOneMs(ratePerMs)
  const rows: number[] = []
  for (let value = ONE_FIXED; ; value = (value * growth) >> 96n) {
    const hundredths = Number((value * 100n) >> 96n)
    if (hundredths >= highest) {
      rows.push(highest)
      return Uint32Array.from(rows)
    }
    rows.push(hundredths)
  }
}
