import { describe, expect, it } from 'vitest'
import { roundAt, stepsOf } from './replay.ts'

describe('replay', () => {
  it('[FA-06] shows the picks one by one, and the mines only at the end', () => {
    const lost = { picked: [3, 7, 9], hazards: [9, 20] }
    expect(stepsOf(lost)).toBe(3)
    expect([0, 1, 2, 3].map((shown) => roundAt(lost, shown))).toEqual([
      { picked: [] },
      { picked: [3] },
      { picked: [3, 7] },
      lost,
    ])
  })

  it('[FA-06] a cash-out is a step of its own', () => {
    const won = { picked: [3, 7], hazards: [9, 20] }
    expect(stepsOf(won)).toBe(3)
    expect(roundAt(won, 2)).toEqual({ picked: [3, 7] })
    expect(roundAt(won, 3)).toEqual(won)
  })
})
