import { describe, expect, it } from 'vitest'
import { isLost, LEAP_MS, neighbour, panesOf, revealMs, roundOfBet, rowsClimbed, SLIDE_MS, widthOf } from './climb.ts'

const hazards = [[0], [1], [2], [2], [0], [2], [1], [1], [0]]
const climbing = { width: 3, picked: [1, 0] }
const won = { ...climbing, hazards }
const lost = { width: 3, picked: [1, 1], hazards }

describe('the tower', () => {
  it('[FA-02] shows nothing of what was drawn while it is climbed', () => {
    const panes = panesOf(climbing, true, [2])
    expect(panes).toHaveLength(9)
    expect(panes.flat().filter(({ face }) => face === 'dark')).toEqual([])
    expect(panes.slice(0, 2).map((row) => row.findIndex(({ face }) => face === 'lit'))).toEqual([1, 0])
    expect(panes.map((row) => row.every(({ next }) => next))).toEqual([
      ...[false, false, true],
      ...Array(6).fill(false),
    ])
    expect(panes[2]?.map(({ waiting }) => waiting)).toEqual([false, false, true])
    expect(
      panesOf(climbing)
        .flat()
        .some(({ next }) => next),
    ).toBe(false)
  })

  it('[BT-04] shows every dark window at the end, the one that was hit first', () => {
    const panes = panesOf(lost, true)
    expect(panes.map((row) => row.flatMap(({ face }, at) => (face === 'dark' ? [at] : [])))).toEqual(hazards)
    expect(panes[1]?.[1]).toMatchObject({ hit: true, delayMs: 0, next: false })
    expect(panes.flat().filter(({ hit }) => hit)).toHaveLength(1)
    expect(panes.flat().every(({ picked, delayMs }) => picked || delayMs >= LEAP_MS)).toBe(true)
  })

  it('[BT-04] knows how far a round came', () => {
    expect([climbing, won, lost].map((round) => [isLost(round), rowsClimbed(round)])).toEqual([
      [false, 2],
      [false, 2],
      [true, 1],
    ])
    expect(revealMs(lost)).toBeGreaterThanOrEqual(LEAP_MS + SLIDE_MS)
    expect(revealMs(won)).toBeLessThan(1_400)
  })

  it('has as many windows in a row as the difficulty says', () => {
    const words = ['easy', 'medium', 'hard', 'expert', 'master']
    expect(words.map((difficulty) => widthOf({ difficulty }))).toEqual([4, 3, 2, 3, 4])
    expect([undefined, null, {}, { difficulty: 7 }].map(widthOf)).toEqual([4, 4, 4, 4])
    const round = {
      step: 1,
      multiplier: 1,
      nextMultiplier: 1,
      picked: [1],
      nonce: 0,
      serverSeedHash: '',
      clientSeed: '',
    }
    expect(roundOfBet({ options: { difficulty: 'hard' }, round })).toEqual({ width: 2, picked: [1] })
  })

  it('is walked with the arrows up to its edges', () => {
    const from = (row: number, column: number) =>
      (['up', 'down', 'left', 'right'] as const).map((arrow) => Object.values(neighbour({ row, column }, arrow, 3)))
    expect(from(4, 1)).toEqual([
      [5, 1],
      [3, 1],
      [4, 0],
      [4, 2],
    ])
    expect(from(0, 0)).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ])
    expect(from(8, 2)).toEqual([
      [8, 2],
      [7, 2],
      [8, 1],
      [8, 2],
    ])
  })
})
