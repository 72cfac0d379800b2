import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Arrow, columnAbove, neighbour, type Place, type StepCell } from './cells.ts'

interface StepGridProps {
  /** All positions, the lowest row first. */
  cells: readonly (readonly StepCell[])[]
  /** Picks made so far: the focus goes along with them. */
  picks: number
  /** Whether the next pick can be made now. */
  live: boolean
  label: string
  /** Where the focus is to begin with, in the lowest row. */
  firstColumn: number
  /** The classes of table, body, row and cell. */
  css: Readonly<Record<string, string>>
  cellLabel: (cell: StepCell) => string
  /** Attributes of a position's button, by which the game's style sheet knows how it stands. */
  look: (cell: StepCell) => object
  draw: (cell: StepCell) => ReactNode
  onPick: (column: number) => void
  /** Told of the row that an arrow leads to, once there is nothing left to pick; the next row before. */
  onLook: (row: number | undefined) => void
}

const ARROWS: Record<string, Arrow> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** A table whose cells are walked with the arrows is a grid. */
const GRID = { role: 'grid' } as const

/** Rows that are climbed one after the other: a grid in which the arrows move, and Enter, a digit or a tap picks. */
export function StepGrid(props: StepGridProps) {
  const { cells, picks, live, css, onLook } = props
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<Place & { picks: number }>()
  const widths = cells.map((row) => row.length)
  // The focus goes along with the climber, straight up, until an arrow leads it elsewhere.
  const stays = focused?.picks === picks
  const row = Math.min(stays ? focused.row : picks, cells.length - 1)
  const from = focused ?? { row: 0, column: props.firstColumn }
  const column = columnAbove(from.column, widths[from.row] ?? 1, widths[row] ?? 1)

  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) focusPlace(grid.current, { row, column })
  }, [row, column])

  // However it was picked: a digit's press leaves the focus where it is.
  const pick = (cell: StepCell) => {
    setFocused({ row: cell.row, column: cell.column, picks })
    props.onPick(cell.column)
  }
  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const to = neighbour({ row, column }, arrow, widths)
    if (grid.current) focusPlace(grid.current, to)
    onLook(live ? undefined : to.row)
  }
  return (
    <table ref={grid} className={css.rows} {...GRID} aria-label={props.label} data-board="">
      <tbody className={css.body}>
        {cells.map((places) => (
          <tr key={places[0]?.row} className={css.row}>
            {places.map((cell) => {
              const open = cell.next && live
              return (
                <td key={cell.column} className={css.cell}>
                  <button
                    type="button"
                    {...props.look(cell)}
                    {...cellState(cell)}
                    data-live={open}
                    data-place={`${cell.row}-${cell.column}`}
                    data-digit={open ? cell.column + 1 : undefined}
                    tabIndex={cell.row === row && cell.column === column ? 0 : -1}
                    aria-label={props.cellLabel(cell)}
                    aria-disabled={!open}
                    onClick={() => open && pick(cell)}
                    onFocus={() => setFocused({ row: cell.row, column: cell.column, picks })}
                    onKeyDown={move}
                  >
                    {props.draw(cell)}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How a position stands, as attributes for style sheets. */
export function cellState({ face, picked, hit, next, waiting }: StepCell) {
  return { 'data-face': face, 'data-picked': picked, 'data-hit': hit, 'data-next': next, 'data-waiting': waiting }
}

/** The view follows the climber by itself: the browser must not scroll to the focus. */
function focusPlace(grid: HTMLElement, { row, column }: Place): void {
  grid.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)?.focus({ preventScroll: true })
}
