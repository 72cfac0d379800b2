import { describe, expect, it } from 'vitest'
import { boardTiles, neighbour, placeOfTile, revealMs, TILES } from './board.ts'

describe('mines board', () => {
  it('[FA-02] shows nothing but covered tiles before the first pick', () => {
    expect(boardTiles(undefined).every((tile) => tile.face === 'covered')).toBe(true)
    expect(boardTiles({ picked: [] })).toHaveLength(TILES)
  })

  it('shows the gems that were found while the round is open', () => {
    const tiles = boardTiles({ picked: [3, 7] }, [9])
    expect(tiles.flatMap((tile, at) => (tile.face === 'gem' ? [at] : []))).toEqual([3, 7])
    expect(tiles.flatMap((tile, at) => (tile.isWaiting ? [at] : []))).toEqual([9])
  })

  it('[BT-03] shows every mine at the end, the one that was hit first', () => {
    const round = { picked: [3, 12], hazards: [12, 20, 24] }
    const tiles = boardTiles(round)
    expect(tiles.flatMap((tile, at) => (tile.face === 'mine' ? [at] : []))).toEqual([12, 20, 24])
    expect(tiles[12]).toMatchObject({ isHit: true, delayMs: 0 })
    expect(tiles[20]).toMatchObject({ isHit: false, isPicked: false })
    expect(tiles.every((tile) => tile.isHit || tile.isPicked || tile.delayMs > 0)).toBe(true)
    expect(revealMs(round)).toBeLessThan(1200)
  })

  it('knows places and neighbours', () => {
    expect(placeOfTile(0)).toEqual({ row: 1, column: 1 })
    expect(placeOfTile(24)).toEqual({ row: 5, column: 5 })
    expect((['up', 'down', 'left', 'right'] as const).map((arrow) => neighbour(12, arrow))).toEqual([7, 17, 11, 13])
    expect((['up', 'left'] as const).map((arrow) => neighbour(0, arrow))).toEqual([0, 0])
    expect((['down', 'right'] as const).map((arrow) => neighbour(24, arrow))).toEqual([24, 24])
  })
})
