import { describe, expect, it } from 'vitest'
import { cellsOf } from '../kit/step-grid/cells.ts'
import { delayOf, LEAP_MS, revealMs, roundOfBet, SLIDE_MS, widthsOf } from './climb.ts'

const hazards = [[0], [1], [2], [2], [0], [2], [1], [1], [0]]
const widths = widthsOf({ difficulty: 'medium' })

describe('the tower', () => {
  it('[BT-04] has nine rows, as wide as the difficulty says', () => {
    const words = ['easy', 'medium', 'hard', 'expert', 'master']
    expect(words.map((difficulty) => widthsOf({ difficulty }))).toEqual([4, 3, 2, 3, 4].map((at) => Array(9).fill(at)))
    expect([undefined, null, {}, { difficulty: 7 }].map((options) => widthsOf(options)[0])).toEqual([4, 4, 4, 4])
    const round = {
      step: 1,
      multiplier: 1,
      nextMultiplier: 1,
      picked: [1],
      nonce: 0,
      serverSeedHash: '',
      clientSeed: '',
    }
    expect(roundOfBet({ options: { difficulty: 'hard' }, round })).toMatchObject({
      widths: Array(9).fill(2),
      picked: [1],
    })
  })

  it('[BT-04] shows what was drawn after the leap, and waits for the slide', () => {
    const lostRound = { widths, picked: [1, 1], hazards }
    const cells = cellsOf(lostRound).flat()
    expect(cells.every((cell) => cell.isPicked || delayOf(cell) >= LEAP_MS)).toBe(true)
    expect(Math.max(...cells.map(delayOf))).toBeLessThan(revealMs(lostRound))
    expect(revealMs(lostRound)).toBeGreaterThanOrEqual(LEAP_MS + SLIDE_MS)
    expect(revealMs({ widths, picked: [1, 0], hazards })).toBeLessThan(1_400)
  })
})
