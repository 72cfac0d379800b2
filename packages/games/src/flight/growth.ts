/** Fixed point: 96 bits behind the point, so that after a quarter of a million steps no hundredth is off. */
const ONE_FIXED = 1n << 96n
/** Rates are in hundred-thousandths. */
const RATE_UNIT = 100_000n
/** The table grows by so many rows at a time, about four seconds of flight: all at once would hold up a cheap phone. */
const ROWS_AT_ONCE = 4096

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
 * The multiplier of each millisecond, in hundredths, cut down: row 0 is 100. The last row is the first that reaches the
 * highest, and holds just that. Rows are worked out as far as somebody has asked.
 */
export interface GrowthTable {
  /** The rows that are known so far; those from `length` on are not. */
  readonly rows: Uint32Array
  readonly length: number
  /** Makes sure of row `row`, or of the last one. */
  growTo(row: number): void
  /** Makes sure of a row of at least `hundredths`, or of the last one. */
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
    for (let more = 0; more < ROWS_AT_ONCE && !isWhole; more += 1) {
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
