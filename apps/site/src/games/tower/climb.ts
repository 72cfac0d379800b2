import { ROWS, TOWER, TOWER_DIFFICULTIES } from '@fairground/games/tower'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { isLost, type RowsRound, type StepCell } from '../kit/step-grid/cells.ts'

/** How long a leap to the next row takes, and the slide down to the ground. */
export const LEAP_MS = 420
export const SLIDE_MS = 900
const RIPPLE_MS = 70
const SHUT_MS = 320

/** Windows of a row with the options of a bet; those of the mildest tower where they say nothing known. */
function widthOf(options: unknown): number {
  const word =
    typeof options === 'object' && options !== null && 'difficulty' in options ? options.difficulty : undefined
  return TOWER[TOWER_DIFFICULTIES.find((known) => known === word) ?? 'easy'].width
}

/** Windows of each row with the options of a bet. */
export function widthsOf(options: unknown): readonly number[] {
  return new Array<number>(ROWS).fill(widthOf(options))
}

/** What the tower shows of a bet. */
export function roundOfBet({ options, round }: Pick<PicturedRound, 'options' | 'round'>): RowsRound {
  return { widths: widthsOf(options), picked: round.picked, hazards: round.hazards }
}

/** When a window begins to change after the answer: as the climber comes, or in a ripple from where it ended. */
export function delayOf({ picked, distance }: StepCell): number {
  return picked ? LEAP_MS / 2 : LEAP_MS + RIPPLE_MS * distance
}

/** How long the tower takes from the deciding answer until everything stands still, in milliseconds. */
export function revealMs(round: RowsRound): number {
  const furthest = Math.max(round.picked.length - 1, ROWS - round.picked.length)
  return Math.max(LEAP_MS + RIPPLE_MS * furthest + SHUT_MS, isLost(round) ? LEAP_MS + SLIDE_MS : 0)
}
