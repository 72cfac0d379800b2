import { describe, expect, it } from 'vitest'
import { roundAt, stepsOf } from './replay.ts'

describe('replay', () => {
  it('[FA-06] shows the picks one by one, and the hazards only at the end', () => {
    const lost = { picked: [3, 7, 9], hazards: [9, 20], lost: true }
    expect(stepsOf(lost)).toBe(3)
    expect([0, 1, 2, 3].map((shown) => roundAt(lost, shown))).toEqual([
      { picked: [], lost: false },
      { picked: [3], lost: false },
      { picked: [3, 7], lost: false },
      lost,
    ])
  })

  it('[FA-06] a cash-out is a step of its own', () => {
    const won = { picked: [3, 7], hazards: [9, 20], lost: false }
    expect(stepsOf(won)).toBe(3)
    expect(roundAt(won, 2)).toEqual({ picked: [3, 7], lost: false })
    expect(roundAt(won, 3)).toBe(won)
  })

  it('[FA-06] the same position twice is two steps', () => {
    const won = { picked: [1, 1], hazards: [[0], [2]], lost: false }
    expect([1, 2].map((shown) => roundAt(won, shown).picked)).toEqual([[1], [1, 1]])
  })
})
