/** Rows of the tower, climbed from the bottom. */
export const ROWS = 9

/** Number of columns in a row, and how many of them are bad, by difficulty. */
export const TOWER = {
  easy: { width: 4, bad: 1 },
  medium: { width: 3, bad: 1 },
  hard: { width: 2, bad: 1 },
  expert: { width: 3, bad: 2 },
  master: { width: 4, bad: 3 },
} as const

/** How hard a tower is. */
export type TowerDifficulty = keyof typeof TOWER
/** Every difficulty, the mildest first. */
export const TOWER_DIFFICULTIES = Object.keys(TOWER) as readonly TowerDifficulty[]
