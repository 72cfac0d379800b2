import { type Fraction, fraction } from '@fairground/money'

/** Lanes of the road. */
export const LANES = 20
/** Lanes that are a fall, by difficulty. */
export const KANGAROO = { easy: 1, medium: 3, hard: 5, hardcore: 10 } as const

/** How busy the road is. */
export type KangarooDifficulty = keyof typeof KANGAROO
/** Every difficulty, the mildest first. */
export const KANGAROO_DIFFICULTIES = Object.keys(KANGAROO) as readonly KangarooDifficulty[]

/** Lanes that can be crossed at most: those that are no fall. */
export function mostLanes(difficulty: KangarooDifficulty): number {
  return LANES - KANGAROO[difficulty]
}

/** The chance that the next lane is safe when `crossed` are behind: of the lanes still ahead, those that are no fall. */
export function laneChance(difficulty: KangarooDifficulty, crossed: number): Fraction {
  return fraction(BigInt(mostLanes(difficulty) - crossed), BigInt(LANES - crossed))
}
