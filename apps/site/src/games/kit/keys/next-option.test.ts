import { engines } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { nextOption } from './next-option.ts'

describe('the option after and before', () => {
  it('walks all options of a game, there and back, and stays at the ends', () => {
    const all = [{ mines: 1 }, { mines: 2 }, { mines: 3 }]
    expect(nextOption(all, { mines: 1 }, 1)).toEqual({ mines: 2 })
    expect(nextOption(all, { mines: 3 }, 1)).toEqual({ mines: 3 })
    expect(nextOption(all, { mines: 2 }, -1)).toEqual({ mines: 1 })
    expect(nextOption(all, { mines: 1 }, -1)).toEqual({ mines: 1 })
    expect(nextOption(all, { mines: 99 }, -1)).toEqual({ mines: 1 })
  })

  it('comes from the first option of each engine to its last', () => {
    for (const { allOptions } of engines) {
      let options = allOptions[0] ?? {}
      for (const expected of allOptions) {
        expect(options).toEqual(expected)
        options = nextOption(allOptions, options, 1)
      }
      expect(options).toEqual(allOptions.at(-1))
    }
  })
})
