import { describe, expect, it } from 'vitest'
import { randomBelow } from './press-random.ts'

describe('a random place', () => {
  it('is each place, and none beyond', () => {
    let word = 0
    const drawn = Array.from({ length: 50 }, () => randomBelow(25, () => word++))
    expect(new Set(drawn)).toEqual(new Set(Array.from({ length: 25 }, (_, at) => at)))
  })

  it('is drawn again where a word would favour the first places', () => {
    // 2^32 is 21 above a multiple of 25, so these words would make positions 0 to 20 more likely.
    const words = [2 ** 32 - 1, 2 ** 32 - 21, 2 ** 32 - 22]
    expect(randomBelow(25, () => words.shift() ?? 0)).toBe(24)
    expect(words).toEqual([])
  })

  it('refuses a count of nothing', () => {
    expect(() => randomBelow(0, () => 0)).toThrow(RangeError)
  })
})
