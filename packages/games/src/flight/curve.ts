import { type GrowthTable, openGrowth } from './growth.ts'

/** The multiplier of a flight that nobody's target and no bust goes beyond, in hundredths: 1,000,000 times the stake. */
export const HIGHEST_POINT = 100_000_000

/** How a flight's multiplier grows: e^(rate × t), t in milliseconds, as a table of whole hundredths. */
export interface Curve {
  /** Growth a millisecond, in hundred-thousandths: 6 is e^(0.00006 t). */
  readonly ratePerMs: number
  /** The multiplier after `t` ms of flight, in hundredths: 100 at the start, never above `HIGHEST_POINT`. */
  at(t: number): number
  /** The first millisecond at which the multiplier is at least `hundredths`: when a flight reaches a point or a target. */
  reaches(hundredths: number): number
}

/**
 * The curve of a growth rate. Floating-point powers differ from machine to machine, so the table is worked out once in
 * whole numbers: what pays, and what is drawn, is the same everywhere.
 */
export function createCurve(ratePerMs: number): Curve {
  let known: GrowthTable | undefined
  const table = () => {
    known ??= openGrowth(ratePerMs, HIGHEST_POINT)
    return known
  }
  return {
    ratePerMs,
    at(t) {
      const row = Math.max(Math.floor(t), 0)
      const grown = table()
      grown.growTo(row)
      return grown.rows[Math.min(row, grown.length - 1)] ?? HIGHEST_POINT
    },
    reaches(hundredths) {
      const grown = table()
      grown.growUntil(hundredths)
      let low = 0
      let high = grown.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if ((grown.rows[middle] ?? 0) >= hundredths) high = middle
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
