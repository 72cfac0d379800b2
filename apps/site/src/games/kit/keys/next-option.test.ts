import { engines } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { nextOption } from './next-option.ts'

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
