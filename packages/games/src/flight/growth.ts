/** 1 in fixed point with 96 fractional bits, so that every hundredth is exact after a quarter of a million steps. */
const ONE_FIXED = 1n << 96n
/** The unit of rates: hundred-thousandths. */
const RATE_UNIT = 100_000n
/** The table grows by this many rows at a time, about four seconds of flight: the whole table at once would block a cheap phone. */
const ROWS_AT_ONCE = 4096

/** e^(rate / 100000), in fixed point, by its series; it truncates each term. */
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
 * The multiplier at each millisecond, in whole hundredths, floored: row 0 is 100. The last row is the first that reaches
 * the highest multiplier, and holds exactly that. The table computes its rows on demand.
 */
export interface GrowthTable {
  /** The rows; those from `length` on are not computed yet. */
  readonly rows: Uint32Array
  readonly length: number
  /** Computes the rows up to `row`, or all of them. */
  growTo(row: number): void
  /** Computes the rows up to the first of at least `hundredths`, or all of them. */
  growUntil(hundredths: number): void
}

/** @param ratePerMs whole hundred-thousandths a millisecond */
export function openGrowth(ratePerMs: number, highest: number): GrowthTable {
  const growth = growthOfOneMs(ratePerMs)
  let rows = new Uint32Array(ROWS_AT_ONCE)
  let length = 0
  let value = ONE_FIXED
  let isWhole = false

  const growMore = () => {
    if (length + ROWS_AT_ONCE > rows.length) {
      const larger = new Uint32Array(rows.length * 2)
      larger.set(rows)
      rows = larger
    }
    for (let count = 0; count < ROWS_AT_ONCE && !isWhole; count += 1) {
      const hundredths = Number((value * 100n) >> 96n)
      isWhole = hundredths >= highest
      rows[length] = isWhole ? highest : hundredths
      length += 1
      value = (value * growth) >> 96n
    }
  }
  growMore()

  return {
    get rows() {
      return rows
    },
    get length() {
      return length
    },
    growTo(row) {
      while (!isWhole && length <= row) growMore()
    },
    growUntil(hundredths) {
      while (!isWhole && (rows[length - 1] ?? 0) < hundredths) growMore()
    },
  }
}
