import { describe, expect, it } from 'vitest'
import { cellsOf, columnAbove, isLost, neighbour, rowsClimbed } from './cells.ts'

const widths = [4, 3, 2]
const hazards = [[0], [1], [1]]
const climbing = { widths, picked: [1, 0] }
const wonRound = { ...climbing, hazards }
const lostRound = { widths, picked: [1, 1], hazards }

describe('rows of positions', () => {
  it('[FA-02] reveal no draw while the player climbs them', () => {
    const cells = cellsOf(climbing, true, [1])
    expect(cells.map((row) => row.map(({ face }) => face))).toEqual([
      ['asleep', 'safe', 'asleep', 'asleep'],
      ['safe', 'asleep', 'asleep'],
      ['asleep', 'asleep'],
    ])
    expect(cells.map((row) => row.map(({ isNext }) => isNext))).toEqual([
      [false, false, false, false],
      [false, false, false],
      [true, true],
    ])
    expect(cells[2]?.map(({ isWaiting }) => isWaiting)).toEqual([false, true])
    expect(
      cellsOf(climbing)
        .flat()
        .some(({ isNext }) => isNext),
    ).toBe(false)
  })

  it('[BT-04] [BT-05] show every bad position at the end, and the one that was hit', () => {
    const cells = cellsOf(lostRound, true)
    expect(cells.map((row) => row.flatMap(({ face }, at) => (face === 'bad' ? [at] : [])))).toEqual(hazards)
    expect(cells.flat().filter(({ isHit }) => isHit)).toMatchObject([{ row: 1, column: 1, distance: 0, isNext: false }])
    expect(cells.map(([first]) => first?.distance)).toEqual([1, 0, 1])
  })

  it('[BT-04] [BT-05] know how far a round came', () => {
    expect([climbing, wonRound, lostRound].map((round) => [isLost(round), rowsClimbed(round)])).toEqual([
      [false, 2],
      [false, 2],
      [true, 1],
    ])
  })

  it('are walked with the arrows up to their edges', () => {
    const from = (row: number, column: number) =>
      (['up', 'down', 'left', 'right'] as const).map((arrow) =>
        Object.values(neighbour({ row, column }, arrow, widths)),
      )
    expect(from(1, 1)).toEqual([
      [2, 1],
      [0, 2],
      [1, 0],
      [1, 2],
    ])
    expect(from(0, 3)).toEqual([
      [1, 2],
      [0, 3],
      [0, 2],
      [0, 3],
    ])
    expect(from(2, 0).slice(0, 2)).toEqual([
      [2, 0],
      [1, 1],
    ])
  })

  it('go straight up and down', () => {
    expect([0, 1, 2, 3].map((column) => columnAbove(column, 4, 3))).toEqual([0, 1, 1, 2])
    expect([0, 1, 2].map((column) => columnAbove(column, 3, 4))).toEqual([1, 2, 2])
    expect([0, 1, 2].map((column) => columnAbove(column, 3, 3))).toEqual([0, 1, 2])
  })
})
