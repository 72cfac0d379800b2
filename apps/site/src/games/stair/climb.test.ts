import { describe, expect, it } from 'vitest'
import { cellsOf } from '../kit/step-grid/cells.ts'
import { columnsOf, delayOf, HOP_MS, revealMs, roundOfBet, STONE_MS, TUMBLE_MS, WIDTHS } from './climb.ts'

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
    const lost = { widths: WIDTHS, picked: [5, 1], hazards }
    const stones = cellsOf(lost).flatMap((row) => row.filter(({ face }) => face === 'bad'))
    expect(stones).toHaveLength(24 - 1)
    const [hit, ...others] = stones.toSorted((a, b) => delayOf(a) - delayOf(b))
    expect(hit).toMatchObject({ row: 1, column: 1, hit: true })
    expect(others.every((stone) => delayOf(stone) >= HOP_MS + STONE_MS)).toBe(true)
    expect(Math.max(...stones.map(delayOf)) + STONE_MS).toBeLessThanOrEqual(revealMs(lost))
    expect(revealMs(lost)).toBeGreaterThanOrEqual(HOP_MS + STONE_MS + TUMBLE_MS)
    expect(revealMs(lost)).toBeLessThan(2_500)
  })

  it('[BT-05] stones fall where a phone’s view reaches, and lie there at once beside it', () => {
    const lost = { widths: WIDTHS, picked: [5, 1], hazards }
    const near = (showsAll: boolean) =>
      columnsOf(lost, { live: false, waiting: [], showsAll })[1]?.flatMap(({ far, column }) => (far ? [] : [column]))
    expect(near(true)).toHaveLength(19)
    // Column 1 of 19 is 8 from the middle; the view goes 7 to that side and shows 5 beside its own middle.
    expect(near(false)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(columnsOf({ ...lost, hazards: undefined }, { live: true, waiting: [], showsAll: false })).toEqual(
      cellsOf({ ...lost, hazards: undefined }, true),
    )
  })
})
