import { STEPS, widthOf } from '@fairground/games/stair'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { cellsOf, isLost, type RowsRound, type StepCell } from '../kit/step-grid/cells.ts'

/** Columns of each step, the lowest first. */
export const WIDTHS: readonly number[] = Array.from({ length: STEPS }, (_, step) => widthOf(step))

/** How long a hop to the next step takes, a stone's fall, and the climber's tumble. */
export const HOP_MS = 360
export const STONE_MS = 520
export const TUMBLE_MS = 900
const RIPPLE_MS = 65

/** What the stair shows of a bet. */
export function roundOfBet({ round }: Pick<PicturedRound, 'round'>): RowsRound {
  return { widths: WIDTHS, picked: round.picked, hazards: round.hazards }
}

/** Windows in which the whole stair fits on its board (stair.module.css). */
export const WHOLE_STAIR = '(width >= 760px)'
/** Columns that the view of such a board can go to either side of the middle, and those that it shows beside its own middle. */
export const PAN = 7
const BESIDE = 5

/**
 * All columns as `cellsOf` gives them; once the round is decided those that a phone's view does not reach are far, too.
 * @param state.showsAll whether the view reaches every column (`WHOLE_STAIR`)
 */
export function columnsOf(
  round: RowsRound,
  { live, waiting, showsAll }: { live: boolean; waiting: readonly number[]; showsAll: boolean },
): StepCell[][] {
  const cells = cellsOf(round, live, waiting)
  const { widths, hazards } = round
  if (hazards === undefined || showsAll) return cells
  const middle = Math.max(-PAN, Math.min(asideOf(round), PAN))
  return cells.map((row) =>
    row.map((cell) => ({
      ...cell,
      far: cell.far || Math.abs(cell.column - ((widths[cell.row] ?? 1) - 1) / 2 - middle) > BESIDE,
    })),
  )
}

/** How many columns the climber stands aside, from the middle to the right; 0 on the ground. */
export function asideOf({ widths, picked }: RowsRound): number {
  const last = picked.length - 1
  return last < 0 ? 0 : (picked[last] ?? 0) - ((widths[last] ?? 1) - 1) / 2
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
