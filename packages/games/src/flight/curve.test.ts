import { describe, expect, test } from 'vitest'
import { aviatorCurve, crashCurve, HIGHEST_POINT } from './curve.ts'

describe.each([
  ['BT-01', crashCurve, 0.000_06],
  ['BT-02', aviatorCurve, 0.000_1],
] as const)('[%s] the curve of %o', (id, curve, rate) => {
  test(`[${id}] it starts at 1.00, never falls, and ends at the highest point`, () => {
    const end = curve.reaches(HIGHEST_POINT)
    expect(curve.at(0)).toBe(100)
    expect(curve.at(-5)).toBe(100)
    expect(curve.at(end)).toBe(HIGHEST_POINT)
    expect(curve.at(end + 1e9)).toBe(HIGHEST_POINT)
    for (let t = 1; t <= end; t++) if (curve.at(t) < curve.at(t - 1)) throw new Error(`it falls at ${t}`)
  })

  test(`[${id}] it is the exponential, cut to hundredths`, () => {
    for (let t = 0; t < 120_000; t += 7) {
      const exactValue = 100 * Math.exp(rate * t)
      // Right on a hundredth the floating-point power itself is unsure.
      if (Math.abs(exactValue - Math.round(exactValue)) > 1e-6) expect(curve.at(t)).toBe(Math.floor(exactValue))
    }
  })

  test(`[${id}] a point is reached at the first millisecond that shows it`, () => {
    for (const point of [100, 101, 102, 150, 200, 229, 1000, 12_345, 1_000_000]) {
      const t = curve.reaches(point)
      expect(curve.at(t)).toBeGreaterThanOrEqual(point)
      if (t > 0) expect(curve.at(t - 1)).toBeLessThan(point)
    }
  })
})

test('[BT-01] [BT-02] two is reached after ln 2 / rate, on the millisecond', () => {
  expect(crashCurve.reaches(200)).toBe(Math.ceil(Math.LN2 / 0.000_06))
  expect(aviatorCurve.reaches(200)).toBe(Math.ceil(Math.LN2 / 0.000_1))
})
