import { KANGAROO_DIFFICULTIES, kangarooEngine, LANES } from '@fairground/games/kangaroo'
import { describe, expect, it } from 'vitest'
import { fallsOf, lanesOf, signsOf } from './road.ts'

describe('the road', () => {
  it('[FA-02] reveals no lane ahead while the round is open', () => {
    expect(lanesOf(undefined, false)).toEqual(Array.from({ length: LANES }, () => 'ahead'))
    const lanes = lanesOf({ picked: [0, 1], isLost: false }, true)
    expect(lanes.slice(0, 4)).toEqual(['crossed', 'crossed', 'next', 'ahead'])
    expect(lanes.slice(3).every((lane) => lane === 'ahead')).toBe(true)
  })

  it('[BT-07] shows the fall, and every lane that would have been one, at the end', () => {
    const lanes = lanesOf({ picked: [0, 1, 2], hazards: [8, 2, 16], isLost: true }, false)
    expect(lanes.slice(0, 4)).toEqual(['crossed', 'crossed', 'fall', 'ahead'])
    expect(lanes.flatMap((lane, at) => (lane === 'would-fall' ? [at] : []))).toEqual([8, 16])
  })

  it('[BT-07] after a cash-out no lane is the fall', () => {
    const lanes = lanesOf({ picked: [0, 1], hazards: [2], isLost: false }, false)
    expect(lanes.slice(0, 3)).toEqual(['crossed', 'crossed', 'would-fall'])
  })

  it('[FA-05] its signs show the engine’s payout of each lane, and a dash on unreachable ones', () => {
    const signs = signsOf(kangarooEngine.odds({ options: { difficulty: 'medium' }, edge: 300 }), 'en')
    expect(signs.slice(0, 3)).toEqual(['1.1411×', '1.3551×', '1.6261×'])
    expect(signs).toHaveLength(LANES)
    expect(signs.filter((sign) => sign === '–')).toHaveLength(3)
    expect(KANGAROO_DIFFICULTIES.map(fallsOf)).toEqual([1, 3, 5, 10])
  })
})
