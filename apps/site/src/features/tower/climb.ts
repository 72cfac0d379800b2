import type { BetRecord } from '@fairground/contract'
import { ROWS, TOWER, TOWER_DIFFICULTIES } from '@fairground/games/tower'

/** What the tower must know of a round. Rows and columns count from 0, rows from the bottom. */
export interface TowerRound {
  /** Windows of a row. */
  width: number
  /** The window that was picked in each row so far, the last one perhaps dark. */
  picked: readonly number[]
  /** The dark windows of each row; there once the round is decided. */
  hazards?: readonly (readonly number[])[] | undefined
}

/** A window's place. */
export interface Place {
  row: number
  column: number
}

/** What a window shows. */
export interface Pane extends Place {
  /** `asleep` before anything is known of it, `lit`, or `dark`: its shutters have fallen. */
  face: 'asleep' | 'lit' | 'dark'
  /** In the row that is next, and the climber can go there. */
  next: boolean
  picked: boolean
  /** The window that ended the round. */
  hit: boolean
  /** Tapped, and not answered yet. */
  waiting: boolean
  /** When it begins to change, after the answer. */
  delayMs: number
}

/** How long a leap to the next row takes, and the slide down to the ground. */
export const LEAP_MS = 420
export const SLIDE_MS = 900
const RIPPLE_MS = 70
const SHUT_MS = 320

/** Windows of a row with the options of a bet; those of the mildest tower where they say nothing known. */
export function widthOf(options: unknown): number {
  const word =
    typeof options === 'object' && options !== null && 'difficulty' in options ? options.difficulty : undefined
  return TOWER[TOWER_DIFFICULTIES.find((known) => known === word) ?? 'easy'].width
}

/** What the tower shows of a bet. */
export function roundOfBet({ options, round }: Pick<BetRecord, 'options' | 'round'>): TowerRound {
  return { width: widthOf(options), picked: round.picked, hazards: round.hazards }
}

/** Whether the last pick was a dark window. */
export function isLost({ picked, hazards }: TowerRound): boolean {
  const last = picked.at(-1)
  return last !== undefined && hazards?.[picked.length - 1]?.includes(last) === true
}

/** Rows that were climbed. */
export function rowsClimbed(round: TowerRound): number {
  return round.picked.length - (isLost(round) ? 1 : 0)
}

/**
 * All windows, the lowest row first. Once the round is decided each one is shown, in a ripple from where it ended.
 * @param live whether the row that is next can be climbed
 * @param waiting windows of that row that were tapped and are not answered yet
 */
export function panesOf(round: TowerRound, live = false, waiting: readonly number[] = []): Pane[][] {
  const { width, picked, hazards } = round
  const last = picked.length - 1
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const isPicked = picked[row] === column
      const dark = hazards?.[row]?.includes(column) === true
      const next = live && hazards === undefined && row === picked.length
      return {
        row,
        column,
        face: dark ? 'dark' : hazards !== undefined || isPicked ? 'lit' : 'asleep',
        next,
        picked: isPicked,
        hit: dark && isPicked,
        waiting: next && waiting.includes(column),
        delayMs: isPicked || hazards === undefined ? 0 : LEAP_MS + RIPPLE_MS * Math.abs(row - last),
      }
    }),
  )
}

/** Half of the leap: the light of the window that is leapt to changes as the climber comes. */
export const ARRIVE_MS = LEAP_MS / 2

/** How long the tower takes from the deciding answer until everything stands still, in milliseconds. */
export function revealMs(round: TowerRound): number {
  const ripple = Math.max(...panesOf(round).flatMap((row) => row.map((pane) => pane.delayMs)))
  return Math.max(ripple + SHUT_MS, isLost(round) ? LEAP_MS + SLIDE_MS : 0)
}

/** The window that an arrow leads to; the edges of the tower stop it. */
export function neighbour({ row, column }: Place, arrow: 'up' | 'down' | 'left' | 'right', width: number): Place {
  if (arrow === 'up') return { row: Math.min(row + 1, ROWS - 1), column }
  if (arrow === 'down') return { row: Math.max(row - 1, 0), column }
  if (arrow === 'left') return { row, column: Math.max(column - 1, 0) }
  return { row, column: Math.min(column + 1, width - 1) }
}
