/** Steps of the stair. */
export const STEPS = 12
/** Columns of the lowest step; each step above has one less. */
const LOWEST_WIDTH = 20
/** The fewest and the most stones that fall on each step. */
export const STONES_RANGE = { min: 1, max: 7 } as const

/** Columns of a step, from 0 at the bottom: 20 down to 9. */
export function widthOf(step: number): number {
  return LOWEST_WIDTH - step
}
