import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Arrow, columnAbove, neighbour, type Place, type StepCell } from './cells.ts'
import { type StepArt, StepRow } from './step-row.tsx'

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
  /** How the game draws a position. It stays the same for the game's life. */
  art: StepArt
  onPick: (column: number) => void
  /** Told of the row that an arrow leads to, once there is nothing left to pick; the next row before. */
  onLook: (row: number | undefined) => void
}

const ARROWS: Record<string, Arrow> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** A table whose cells are walked with the arrows is a grid. */
const GRID = { role: 'grid' } as const

/** Rows that are climbed one after the other: a grid in which the arrows move, and Enter, a digit or a tap picks. */
export function StepGrid(props: StepGridProps) {
  const { cells, picks, live, art, onLook } = props
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

  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const to = neighbour({ row, column }, arrow, widths)
    if (grid.current) focusPlace(grid.current, to)
    onLook(live ? undefined : to.row)
  }
  // The grid listens for all its positions: so a row is drawn anew only when something of it has changed.
  const pick = (event: MouseEvent) => {
    const cell = cellAt(event.target, cells)
    if (!cell?.next || !live) return
    // However it was picked: a digit's press leaves the focus where it is.
    setFocused({ row: cell.row, column: cell.column, picks })
    props.onPick(cell.column)
  }
  const follow = (event: FocusEvent) => {
    const cell = cellAt(event.target, cells)
    if (cell) setFocused({ row: cell.row, column: cell.column, picks })
  }
  return (
    <table
      ref={grid}
      className={art.css.rows}
      {...GRID}
      aria-label={props.label}
      data-board=""
      onClick={pick}
      onFocus={follow}
      onKeyDown={move}
    >
      <tbody className={art.css.body}>
        {cells.map((places, at) => (
          <StepRow
            key={places[0]?.row}
            places={places}
            live={live && places[0]?.next === true}
            tabColumn={at === row ? column : undefined}
            art={art}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The position whose button an event comes from. */
function cellAt(target: EventTarget, cells: StepGridProps['cells']): StepCell | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : undefined
  const [row = -1, column = -1] = button?.dataset.place?.split('-').map(Number) ?? []
  return cells[row]?.[column]
}

/** The view follows the climber by itself: the browser must not scroll to the focus. */
function focusPlace(grid: HTMLElement, { row, column }: Place): void {
  grid.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)?.focus({ preventScroll: true })
}
