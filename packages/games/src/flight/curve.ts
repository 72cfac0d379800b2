import { type GrowthTable, openGrowth } from './growth.ts'

/** The highest multiplier of any flight, in hundredths: 1,000,000 times the stake. */
export const HIGHEST_POINT = 100_000_000

/** Growth of a flight's multiplier: e^(rate × t), t in milliseconds, as a table of whole hundredths. */
export interface Curve {
  /** Growth a millisecond, in hundred-thousandths: 6 is e^(0.00006 t). */
  readonly ratePerMs: number
  /** The multiplier after `t` ms of flight, in hundredths: 100 at the start, never above `HIGHEST_POINT`. */
  at(t: number): number
  /** The first millisecond at which the multiplier is at least `hundredths`. */
  reaches(hundredths: number): number
}

/**
 * The curve of a growth rate. Floating-point powers differ from machine to machine, so it computes the table in whole
 * numbers: payouts and pictures are the same everywhere.
 */
export function createCurve(ratePerMs: number): Curve {
  let knownTable: GrowthTable | undefined
  const table = () => {
    knownTable ??= openGrowth(ratePerMs, HIGHEST_POINT)
    return knownTable
  }
  return {
    ratePerMs,
    at(t) {
      const row = Math.max(Math.floor(t), 0)
      const growthTable = table()
      growthTable.growTo(row)
      return growthTable.rows[Math.min(row, growthTable.length - 1)] ?? HIGHEST_POINT
    },
    reaches(hundredths) {
      const growthTable = table()
      growthTable.growUntil(hundredths)
      let low = 0
      let high = growthTable.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if ((growthTable.rows[middle] ?? 0) >= hundredths) high = middle
        else low = middle + 1
      }
      return low
    },
  }
}

/** Crash: e^(0.00006 t), doubled after 11.6 s. */
export const crashCurve = createCurve(6)
/** Aviator: e^(0.0001 t), doubled after 6.9 s. */
export const aviatorCurve = createCurve(10)
