import { describe, expect, it } from 'vitest'
import { DRAWN_ORDER, SHUFFLE_MS, shuffleFrames } from './shuffle.ts'
import { ballsOf, CUP, CUP_X, cupsOf, type ThimblesRound } from './table.ts'

const round = (fields: Partial<ThimblesRound>): ThimblesRound => ({ picked: [], isLost: false, balls: 1, ...fields })
const poses = (view: Parameters<typeof cupsOf>[0]) =>
  cupsOf(view).map(({ pose, ball }) => (ball ? `${pose} ball` : pose))

describe('the table of thimbles', () => {
  it('[BT-08] shows the balls before a bet, one in the middle or two at the sides', () => {
    expect(poses({ kind: 'show', balls: 1 })).toEqual(['up', 'up ball', 'up'])
    expect(poses({ kind: 'show', balls: 2 })).toEqual(['up ball', 'up', 'up ball'])
    expect([1, 2, '2', undefined].map(ballsOf)).toEqual([1, 2, 1, 1])
  })

  it('[BT-08] covers every ball while a round is open', () => {
    expect(poses({ kind: 'covered' })).toEqual(['down', 'down', 'down'])
    expect(poses({ kind: 'round', round: round({}) })).toEqual(['down', 'down', 'down'])
    expect(poses({ kind: 'round', round: round({}), aim: 2 })).toEqual(['down', 'down', 'aimed'])
  })

  it('[BT-08] lifts the picked cup, then the others over what was drawn', () => {
    const lostRound = round({ picked: [0], isLost: true })
    expect(poses({ kind: 'round', round: lostRound })).toEqual(['picked', 'down', 'down'])
    expect(poses({ kind: 'round', round: { ...lostRound, hazards: [2] } })).toEqual(['picked', 'up', 'up ball'])
    const wonRound = round({ picked: [1], hazards: [1, 0], balls: 2 })
    expect(poses({ kind: 'round', round: wonRound })).toEqual(['up ball', 'picked ball', 'up'])
  })
})

describe('the shuffle', () => {
  /** How far a frame moves its cup, in units of the scene. */
  const movedBy = (frame: Keyframe | undefined) => {
    const [, x, y] = /translate\(([-\d.]+)%, ([-\d.]+)%\)/.exec(String(frame?.transform)) ?? []
    return { x: (Number(x) / 100) * CUP.width, y: Math.round((Number(y) / 100) * CUP.height) }
  }
  const runs = [0, 1, 2, 3, 4, 5]
  const xAt = (cup: number, run: number, ms: number) => {
    const frame = shuffleFrames(cup, run).find(({ offset }) => Math.abs((offset ?? 0) * SHUFFLE_MS - ms) < 1)
    return Math.round((CUP_X[cup] ?? 0) + movedBy(frame).x)
  }

  it('[BT-08] brings all cups together before they part, so that none can be followed', () => {
    for (const run of runs) expect([0, 1, 2].map((cup) => xAt(cup, run, 650))).toEqual([250, 250, 250])
  })

  it('[BT-08] leaves one cup at each place', () => {
    for (const run of runs) {
      const ends = [0, 1, 2].map((cup) => xAt(cup, run, SHUFFLE_MS))
      expect(ends.toSorted((a, b) => a - b)).toEqual(CUP_X)
    }
  })

  it('[BT-08] never goes back in time, and two cups that swap pass one before the other', () => {
    for (const run of runs) {
      const allFrames = DRAWN_ORDER.map((cup) => shuffleFrames(cup, run))
      for (const frames of allFrames) {
        const offsets = frames.map(({ offset }) => offset ?? 0)
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
        expect(offsets.at(-1)).toBe(1)
      }
      const passing = allFrames.flat().map((frame) => movedBy(frame).y)
      expect(passing.filter((y) => y === 13)).toHaveLength(3)
      expect(passing.filter((y) => y === -10)).toHaveLength(3)
    }
  })
})
