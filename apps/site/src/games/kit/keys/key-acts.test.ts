import { engines } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { nextOption, randomBelow } from './key-acts.ts'

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

describe('the option after and before', () => {
  it('walks all options of a game, there and back, and stays at the ends', () => {
    const list = [{ mines: 1 }, { mines: 2 }, { mines: 3 }]
    expect(nextOption(list, { mines: 1 }, 1)).toEqual({ mines: 2 })
    expect(nextOption(list, { mines: 3 }, 1)).toEqual({ mines: 3 })
    expect(nextOption(list, { mines: 2 }, -1)).toEqual({ mines: 1 })
    expect(nextOption(list, { mines: 1 }, -1)).toEqual({ mines: 1 })
    expect(nextOption(list, { mines: 99 }, -1)).toEqual({ mines: 1 })
  })

  it('comes from the first option of each engine to its last', () => {
    for (const { allOptions } of engines) {
      let options = allOptions[0] ?? {}
      for (const expectedOptions of allOptions) {
        expect(options).toEqual(expectedOptions)
        options = nextOption(allOptions, options, 1)
      }
      expect(options).toEqual(allOptions.at(-1))
    }
  })
})
