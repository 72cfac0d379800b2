import { ROWS, TOWER, TOWER_DIFFICULTIES } from '@fairground/games/tower'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { isLost, type RowsRound, type StepCell } from '../kit/step-grid/cells.ts'

/** The time of a leap to the next row, and of the slide down to the ground. */
export const LEAP_MS = 420
export const SLIDE_MS = 900
const RIPPLE_MS = 70
const SHUT_MS = 320

/** The difficulty of a bet's options; the easiest for unknown options. */
export function difficultyOf(options: unknown): (typeof TOWER_DIFFICULTIES)[number] {
  const word =
    typeof options === 'object' && options !== null && 'difficulty' in options ? options.difficulty : undefined
  return TOWER_DIFFICULTIES.find((difficulty) => difficulty === word) ?? 'easy'
}

/** The number of windows of each row for a bet's options. */
export function widthsOf(options: unknown): readonly number[] {
  return new Array<number>(ROWS).fill(TOWER[difficultyOf(options)].width)
}

/** The round of a bet, for the tower. */
export function roundOfBet({ options, round }: Pick<PicturedRound, 'options' | 'round'>): RowsRound {
  return { widths: widthsOf(options), picked: round.picked, hazards: round.hazards }
}

/**
 * When a window begins to change after the answer: as the climber arrives, or in a ripple from the end of the climb.
 */
export function delayOf({ isPicked, distance }: StepCell): number {
  return isPicked ? LEAP_MS / 2 : LEAP_MS + RIPPLE_MS * distance
}

/** How long the tower's animation takes after the deciding answer, in milliseconds. */
export function revealMs(round: RowsRound): number {
  const furthest = Math.max(round.picked.length - 1, ROWS - round.picked.length)
  return Math.max(LEAP_MS + RIPPLE_MS * furthest + SHUT_MS, isLost(round) ? LEAP_MS + SLIDE_MS : 0)
}
