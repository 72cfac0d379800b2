import { type Fraction, fraction } from '@fairground/money'

/** Tiles of the board, five rows of five, numbered row by row from the top left, from 0. */
export const TILES = 25
/** The fewest and the most mines on it. */
export const MINES_RANGE = { min: 1, max: 24 } as const

/** Tiles without a mine: the most steps that a round can have. */
export function safeTiles(mines: number): number {
  return TILES - mines
}

/**
 * The chance that the next tile is safe when `opened` safe ones are open: of the tiles still closed, those without a
 * mine. Which tile is picked makes no difference, since every placement of the mines is equally likely.
 */
export function nextTileChance(mines: number, opened: number): Fraction {
  return fraction(BigInt(safeTiles(mines) - opened), BigInt(TILES - opened))
}
