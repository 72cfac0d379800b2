import { expect, it } from 'vitest'
import { type Chart, chartX, chartY, fitChart, lineStep } from './chart.ts'

const chart = (): Chart => ({ left: 0, right: 1000, top: 0, bottom: 500, timeMs: 0, highest: 0 })

it('[BT-01] the curve begins at the foot of the picture, and the rocket never leaves it', () => {
  const it = chart()
  for (const flownMs of [0, 500, 9000, 40_000, 200_000]) {
    const multiplier = Math.exp(0.000_06 * flownMs)
    fitChart(it, flownMs, multiplier)
    expect(chartX(it, 0)).toBe(0)
    expect(chartY(it, 1)).toBe(500)
    expect(chartX(it, flownMs)).toBeLessThanOrEqual(800.001)
    expect(chartY(it, multiplier)).toBeGreaterThanOrEqual(79.999)
  }
})

it.each([
  [1.9, 0.2],
  [3, 0.5],
  [6, 1],
  [12, 5],
  [101, 20],
  [100_000, 20_000],
])('[BT-01] up to %d the lines are %d apart', (highest, step) => {
  expect(lineStep(highest)).toBeCloseTo(step, 9)
})
