import { describe, expect, it } from 'vitest'
import { cellsOf } from '../kit/step-grid/cells.ts'
import { delayOf, HOP_MS, revealMs, roundOfBet, STONE_MS, TUMBLE_MS, WIDTHS } from './climb.ts'

const hazards = WIDTHS.map((_, step) => [step % 9, 8])

describe('the stair', () => {
  it('[BT-05] has twelve steps that get narrower, of 20 down to 9 columns', () => {
    expect(WIDTHS).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9])
    const round = {
      step: 1,
      multiplier: 1,
      nextMultiplier: 1,
      picked: [3],
      nonce: 0,
      serverSeedHash: '',
      clientSeed: '',
    }
    expect(roundOfBet({ round })).toEqual({ widths: WIDTHS, picked: [3] })
  })

  it('[BT-05] the stone that hits falls first, all others after it, and nothing is cut off', () => {
    const lostRound = { widths: WIDTHS, picked: [5, 1], hazards }
    const stones = cellsOf(lostRound).flatMap((row) => row.filter(({ face }) => face === 'bad'))
    expect(stones).toHaveLength(24 - 1)
    const [hitStone, ...others] = stones.toSorted((a, b) => delayOf(a) - delayOf(b))
    expect(hitStone).toMatchObject({ row: 1, column: 1, isHit: true })
    expect(others.every((stone) => delayOf(stone) >= HOP_MS + STONE_MS)).toBe(true)
    expect(Math.max(...stones.map(delayOf)) + STONE_MS).toBeLessThanOrEqual(revealMs(lostRound))
    expect(revealMs(lostRound)).toBeGreaterThanOrEqual(HOP_MS + STONE_MS + TUMBLE_MS)
    expect(revealMs(lostRound)).toBeLessThan(2_500)
  })
})
