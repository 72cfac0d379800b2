/** A place among the steps of a game. Rows and columns count from 0, rows from the bottom. */
export interface Place {
  row: number
  column: number
}

/** What a game of rows must know of a round. */
export interface RowsRound {
  /** Positions of each row, the lowest first. */
  widths: readonly number[]
  /** The position that was picked in each row so far, the last one perhaps bad. */
  picked: readonly number[]
  /** The bad positions of each row; there once the round is decided. */
  hazards?: readonly (readonly number[])[] | undefined
}

/** What a position shows. */
export interface StepCell extends Place {
  /** `asleep` before anything is known of it. */
  face: 'asleep' | 'safe' | 'bad'
  /** In the row that is next, and it can be picked. */
  next: boolean
  picked: boolean
  /** The position that ended the round. */
  hit: boolean
  /** Tapped, and not answered yet. */
  waiting: boolean
  /** Rows between it and where the round ended; 0 or 1 while it is open. */
  distance: number
  /** Out of sight, or untouched by the last pick: it changes without being seen to. */
  far: boolean
}

/** Rows below and above the one where the round ended that are in sight: a motion out of sight costs frames of those in it. */
const IN_SIGHT = { below: 3, above: 5 } as const

/** Whether two are the same position and show the same. */
export function sameCell(one: StepCell, other: StepCell | undefined): boolean {
  return (
    one.row === other?.row &&
    one.column === other.column &&
    one.face === other.face &&
    one.next === other.next &&
    one.picked === other.picked &&
    one.hit === other.hit &&
    one.waiting === other.waiting &&
    one.distance === other.distance &&
    one.far === other.far
  )
}

/** Whether the last pick was a bad one. */
export function isLost({ picked, hazards }: Omit<RowsRound, 'widths'>): boolean {
  const last = picked.at(-1)
  return last !== undefined && hazards?.[picked.length - 1]?.includes(last) === true
}

/** Rows that were climbed. */
export function rowsClimbed(round: Omit<RowsRound, 'widths'>): number {
  return round.picked.length - (isLost(round) ? 1 : 0)
}

/**
 * All positions, the lowest row first. Once the round is decided each one is shown.
 * @param live whether the row that is next can be climbed
 * @param waiting positions of that row that were tapped and are not answered yet
 */
export function cellsOf(round: RowsRound, live = false, waiting: readonly number[] = []): StepCell[][] {
  const { widths, picked, hazards } = round
  const last = picked.length - 1
  return widths.map((width, row) => {
    // Of an open round only the last two rows have something to tell.
    const distance = Math.min(Math.abs(row - last), hazards === undefined ? 1 : widths.length)
    const isSeen = row >= last - IN_SIGHT.below && row <= last + IN_SIGHT.above
    const far = hazards === undefined ? row !== last && row !== last + 1 : !isSeen
    return Array.from({ length: width }, (_, column) => {
      const isPicked = picked[row] === column
      const bad = hazards?.[row]?.includes(column) === true
      const next = live && hazards === undefined && row === picked.length
      return {
        row,
        column,
        face: bad ? 'bad' : hazards !== undefined || isPicked ? 'safe' : 'asleep',
        next,
        picked: isPicked,
        hit: bad && isPicked,
        waiting: next && waiting.includes(column),
        distance,
        far,
      }
    })
  })
}

/** A way on the grid. */
export type Arrow = 'up' | 'down' | 'left' | 'right'

/** The position that an arrow leads to, straight up or down among centred rows; the edges stop it. */
export function neighbour({ row, column }: Place, arrow: Arrow, widths: readonly number[]): Place {
  if (arrow === 'left') return { row, column: Math.max(column - 1, 0) }
  if (arrow === 'right') return { row, column: Math.min(column + 1, (widths[row] ?? 1) - 1) }
  const to = Math.min(Math.max(row + (arrow === 'up' ? 1 : -1), 0), widths.length - 1)
  return { row: to, column: columnAbove(column, widths[row] ?? 1, widths[to] ?? 1) }
}

/** The column of a row of `to` positions that lies straight above or below one of a row of `from`. */
export function columnAbove(column: number, from: number, to: number): number {
  const middle = column - (from - 1) / 2
  const straight = (to - 1) / 2 + middle
  // Half-way between two it goes to the one that is nearer to the middle.
  const nearest = middle > 0 ? Math.ceil(straight - 0.5) : Math.floor(straight + 0.5)
  return Math.min(Math.max(nearest, 0), to - 1)
}
