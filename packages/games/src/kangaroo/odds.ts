import { type Fraction, fraction } from '@fairground/money'

/** Lanes of the road. */
export const LANES = 20
/** Number of lanes with a fall, by difficulty. */
export const KANGAROO = { easy: 1, medium: 3, hard: 5, hardcore: 10 } as const

/** How busy the road is. */
export type KangarooDifficulty = keyof typeof KANGAROO
/** Every difficulty, the mildest first. */
export const KANGAROO_DIFFICULTIES = Object.keys(KANGAROO) as readonly KangarooDifficulty[]

/** The most lanes that a player can cross: those without a fall. */
export function mostLanes(difficulty: KangarooDifficulty): number {
  return LANES - KANGAROO[difficulty]
}

/** The chance that the next lane is safe: the safe lanes ahead over all lanes ahead. */
export function laneChance(difficulty: KangarooDifficulty, crossedLanes: number): Fraction {
  return fraction(BigInt(mostLanes(difficulty) - crossedLanes), BigInt(LANES - crossedLanes))
}
