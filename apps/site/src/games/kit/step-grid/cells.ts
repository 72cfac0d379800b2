/** A position among the steps of a game. Rows and columns count from 0, rows from the bottom. */
export interface Place {
  row: number
  column: number
}

/** The data of a round in a game of rows. */
export interface RowsRound {
  /** The number of positions of each row, the lowest first. */
  widths: readonly number[]
  /** The picked position of each row so far. The last one may be bad. */
  picked: readonly number[]
  /** The bad positions of each row; set once the round is decided. */
  hazards?: readonly (readonly number[])[] | undefined
}

/** The state of a position. */
export interface StepCell extends Place {
  /** `asleep` before it is revealed. */
  face: 'asleep' | 'safe' | 'bad'
  /** Whether it is in the next row, and the player can pick it. */
  isNext: boolean
  isPicked: boolean
  /** Whether it ended the round. */
  isHit: boolean
  /** Whether the player has tapped it and the answer is due. */
  isWaiting: boolean
  /** The number of rows between it and the end of the round; 0 or 1 while the round is open. */
  distance: number
  /** Whether it is out of sight or unaffected by the last pick, so its change needs no animation. */
  isFar: boolean
}

/** The visible rows below and above the end of the round. An animation out of sight would cost frames. */
const IN_SIGHT = { below: 3, above: 5 } as const

/** Whether two cells have the same position and state. */
export function sameCell(a: StepCell, b: StepCell | undefined): boolean {
  return (
    a.row === b?.row &&
    a.column === b.column &&
    a.face === b.face &&
    a.isNext === b.isNext &&
    a.isPicked === b.isPicked &&
    a.isHit === b.isHit &&
    a.isWaiting === b.isWaiting &&
    a.distance === b.distance &&
    a.isFar === b.isFar
  )
}

/** Whether the last pick was a bad one. */
export function isLost({ picked, hazards }: Omit<RowsRound, 'widths'>): boolean {
  const lastRow = picked.at(-1)
  return lastRow !== undefined && hazards?.[picked.length - 1]?.includes(lastRow) === true
}

/** The number of climbed rows. */
export function rowsClimbed(round: Omit<RowsRound, 'widths'>): number {
  return round.picked.length - (isLost(round) ? 1 : 0)
}

/**
 * All positions, the lowest row first. Once the round is decided, all are revealed.
 * @param isLive whether the player can climb the next row
 * @param waitingColumns tapped positions of that row whose answer is due
 */
export function cellsOf(round: RowsRound, isLive = false, waitingColumns: readonly number[] = []): StepCell[][] {
  const { widths, picked, hazards } = round
  const lastRow = picked.length - 1
  return widths.map((width, row) => {
    // In an open round only the last two rows can change.
    const distance = Math.min(Math.abs(row - lastRow), hazards === undefined ? 1 : widths.length)
    const isSeen = row >= lastRow - IN_SIGHT.below && row <= lastRow + IN_SIGHT.above
    const isFar = hazards === undefined ? row !== lastRow && row !== lastRow + 1 : !isSeen
    return Array.from({ length: width }, (_, column) => {
      const isPicked = picked[row] === column
      const isBad = hazards?.[row]?.includes(column) === true
      const isNext = isLive && hazards === undefined && row === picked.length
      return {
        row,
        column,
        face: isBad ? 'bad' : hazards !== undefined || isPicked ? 'safe' : 'asleep',
        isNext,
        isPicked,
        isHit: isBad && isPicked,
        isWaiting: isNext && waitingColumns.includes(column),
        distance,
        isFar,
      }
    })
  })
}

/** A direction on the grid. */
export type Arrow = 'up' | 'down' | 'left' | 'right'

/** The position in an arrow's direction; up and down go straight among centred rows, and the edges stop it. */
export function neighbour({ row, column }: Place, arrow: Arrow, widths: readonly number[]): Place {
  if (arrow === 'left') return { row, column: Math.max(column - 1, 0) }
  if (arrow === 'right') return { row, column: Math.min(column + 1, (widths[row] ?? 1) - 1) }
  const to = Math.min(Math.max(row + (arrow === 'up' ? 1 : -1), 0), widths.length - 1)
  return { row: to, column: columnAbove(column, widths[row] ?? 1, widths[to] ?? 1) }
}

/** The column of a row of `to` positions that lies straight above or below a column in a row of `from`. */
export function columnAbove(column: number, from: number, to: number): number {
  const middle = column - (from - 1) / 2
  const straight = (to - 1) / 2 + middle
  // Half-way between two columns, the one nearer to the middle wins.
  const nearest = middle > 0 ? Math.ceil(straight - 0.5) : Math.floor(straight + 0.5)
  return Math.min(Math.max(nearest, 0), to - 1)
}
