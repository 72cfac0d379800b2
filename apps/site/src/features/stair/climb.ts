import type { BetRecord } from '@fairground/contract'
import { STEPS, widthOf } from '@fairground/games/stair'
import { isLost, type RowsRound, type StepCell } from '../../frame/step-grid/cells.ts'

/** Columns of each step, the lowest first. */
export const WIDTHS: readonly number[] = Array.from({ length: STEPS }, (_, step) => widthOf(step))

/** How long a hop to the next step takes, a stone's fall, and the climber's tumble. */
export const HOP_MS = 360
export const STONE_MS = 520
export const TUMBLE_MS = 900
const RIPPLE_MS = 65

/** What the stair shows of a bet. */
export function roundOfBet({ round }: Pick<BetRecord, 'round'>): RowsRound {
  return { widths: WIDTHS, picked: round.picked, hazards: round.hazards }
}

/** When a stone begins to fall after the answer: on the climber as they land, else in a ripple from there. */
export function delayOf({ hit, column, distance }: StepCell): number {
  // Neighbours never fall in one line: each column has its own beat.
  return hit ? HOP_MS / 2 : HOP_MS + STONE_MS + RIPPLE_MS * distance + ((column * 37) % 5) * 24
}

/** How long the stair takes from the deciding answer until everything lies still, in milliseconds. */
export function revealMs(round: RowsRound): number {
  const furthest = Math.max(round.picked.length - 1, STEPS - round.picked.length)
  const stones = HOP_MS + STONE_MS + RIPPLE_MS * furthest + 4 * 24 + STONE_MS
  return Math.max(stones, isLost(round) ? HOP_MS + STONE_MS + TUMBLE_MS : 0)
}
