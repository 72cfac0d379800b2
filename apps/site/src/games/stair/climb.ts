import { STEPS, widthOf } from '@fairground/games/stair'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { isLost, type RowsRound, type StepCell } from '../kit/step-grid/cells.ts'

/** The number of columns of each step, the lowest first. */
export const WIDTHS: readonly number[] = Array.from({ length: STEPS }, (_, step) => widthOf(step))

/** The time of a hop to the next step, of a stone's fall, and of the climber's tumble. */
export const HOP_MS = 360
export const STONE_MS = 520
export const TUMBLE_MS = 900
const RIPPLE_MS = 65

/** The round of a bet, for the stair. */
export function roundOfBet({ round }: Pick<PicturedRound, 'round'>): RowsRound {
  return { widths: WIDTHS, picked: round.picked, hazards: round.hazards }
}

/** The climber's distance from the middle in columns, positive to the right; 0 on the ground. */
export function columnOffsetOf({ widths, picked }: RowsRound): number {
  const lastRow = picked.length - 1
  return lastRow < 0 ? 0 : (picked[lastRow] ?? 0) - ((widths[lastRow] ?? 1) - 1) / 2
}

/** When a stone begins to fall after the answer: on the climber at the landing, else in a ripple from there. */
export function delayOf({ isHit, column, distance }: StepCell): number {
  // Each column has its own delay, so that neighbours never fall together.
  return isHit ? HOP_MS / 2 : HOP_MS + STONE_MS + RIPPLE_MS * distance + ((column * 37) % 5) * 24
}

/** How long the stair's animation takes after the deciding answer, in milliseconds. */
export function revealMs(round: RowsRound): number {
  const furthest = Math.max(round.picked.length - 1, STEPS - round.picked.length)
  const stones = HOP_MS + STONE_MS + RIPPLE_MS * furthest + 4 * 24 + STONE_MS
  return Math.max(stones, isLost(round) ? HOP_MS + STONE_MS + TUMBLE_MS : 0)
}
