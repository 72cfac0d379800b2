import { describe, expect, it } from 'vitest'
import { roundAt, stepsOf } from './round-replay.tsx'

describe('replay', () => {
  it('[FA-06] shows the picks one by one, and the hazards only at the end', () => {
    const lostRound = { picked: [3, 7, 9], hazards: [9, 20], isLost: true }
    expect(stepsOf(lostRound)).toBe(3)
    expect([0, 1, 2, 3].map((stepCount) => roundAt(lostRound, stepCount))).toEqual([
      { picked: [], isLost: false },
      { picked: [3], isLost: false },
      { picked: [3, 7], isLost: false },
      lostRound,
    ])
  })

  it('[FA-06] a cash-out is a step of its own', () => {
    const wonRound = { picked: [3, 7], hazards: [9, 20], isLost: false }
    expect(stepsOf(wonRound)).toBe(3)
    expect(roundAt(wonRound, 2)).toEqual({ picked: [3, 7], isLost: false })
    expect(roundAt(wonRound, 3)).toBe(wonRound)
  })

  it('[FA-06] the same position twice is two steps', () => {
    const wonRound = { picked: [1, 1], hazards: [[0], [2]], isLost: false }
    expect([1, 2].map((stepCount) => roundAt(wonRound, stepCount).picked)).toEqual([[1], [1, 1]])
  })
})
