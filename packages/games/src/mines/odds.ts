import { type Fraction, fraction } from '@fairground/money'

/** Tiles of the board, five rows of five, numbered row by row from the top left, from 0. */
export const TILES = 25
/** The fewest and the most mines on it. */
export const MINES_RANGE = { min: 1, max: 24 } as const

/** Number of tiles without a mine: the most steps of a round. */
export function safeTiles(mines: number): number {
  return TILES - mines
}

/**
 * The chance that the next tile is safe: the closed tiles without a mine over all closed tiles. It is the same for every
 * tile, since every placement of the mines is equally likely.
 */
export function nextTileChance(mines: number, openedTiles: number): Fraction {
  return fraction(BigInt(safeTiles(mines) - openedTiles), BigInt(TILES - openedTiles))
}
