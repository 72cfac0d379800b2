/** Kicks of a round. */
export const KICKS = 5
/** Zones of the goal, numbered from 0: two above, two below, one in the middle. */
export const ZONES = 5
/** Number of zones that the keeper covers, by difficulty. */
export const FOOTBALL = { easy: 1, medium: 2, hard: 3, expert: 4 } as const

/** How good the keeper is. */
export type FootballDifficulty = keyof typeof FOOTBALL
/** Every difficulty, the mildest first. */
export const FOOTBALL_DIFFICULTIES = Object.keys(FOOTBALL) as readonly FootballDifficulty[]
