import { describe, expect, it } from 'vitest'
import { logHeights, sumPoints } from './point-sums.ts'

describe('the points of the last flights', () => {
  it('come to a middle, and how many reached 2× and 10×', () => {
    expect(sumPoints([100, 200, 199, 1000, 5000])).toEqual({
      count: 5,
      medianHundredths: 200,
      twice: 3,
      tenfold: 2,
    })
    expect(sumPoints([300, 150])?.medianHundredths).toBe(150)
    expect(sumPoints([])).toBeUndefined()
  })

  it('stand by their logarithm between 1× and the highest, at least 10×', () => {
    expect(logHeights([100, 1000])).toEqual([0, 1])
    const [low, middle, high] = logHeights([100, 1000, 10_000])
    expect([low, high]).toEqual([0, 1])
    expect(middle).toBeCloseTo(0.5)
    expect(logHeights([200])[0]).toBeCloseTo(Math.log10(2))
  })
})
