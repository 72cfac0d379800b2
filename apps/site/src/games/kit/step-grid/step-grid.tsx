import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Arrow, columnAbove, neighbour, type Place, type StepCell } from './cells.ts'
import { type StepArt, StepRow } from './step-row.tsx'

interface StepGridProps {
  /** All positions, the lowest row first. */
  cells: readonly (readonly StepCell[])[]
  /** The number of picks so far. The focus moves with them. */
  picks: number
  /** Whether the player can pick the next position. */
  isLive: boolean
  label: string
  /** The first column of the focus, in the lowest row. */
  firstColumn: number
  /** Draws a position. Must stay the same while the game is open. */
  art: StepArt
  onPick: (column: number) => void
  /** Called with the row that an arrow leads to after the round, and with the next row while it is open. */
  onLook: (row: number | undefined) => void
}

const ARROWS: Record<string, Arrow> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** A table whose cells the arrows reach has the role of a grid. */
const GRID = { role: 'grid' } as const

/**
 * A grid of rows that the player climbs one after the other. The arrows move the focus, and Enter, a digit or a tap
 * picks.
 */
export function StepGrid(props: StepGridProps) {
  const { cells, picks, isLive, art, onLook } = props
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<Place & { picks: number }>()
  const widths = cells.map((row) => row.length)
  // The focus moves up with the climber, until an arrow moves it.
  const isWithClimber = focused?.picks === picks
  const row = Math.min(isWithClimber ? focused.row : picks, cells.length - 1)
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
    onLook(isLive ? undefined : to.row)
  }
  // The grid listens for all its positions, so that a row renders only when it has changed.
  const pick = (event: MouseEvent) => {
    const cell = cellAt(event.target, cells)
    if (!cell?.isNext || !isLive) return
    // After any kind of pick, even by a digit key, the focus moves to the picked position.
    setFocused({ row: cell.row, column: cell.column, picks })
    props.onPick(cell.column)
  }
  const followFocus = (event: FocusEvent) => {
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
      onFocus={followFocus}
      onKeyDown={move}
    >
      <tbody className={art.css.body}>
        {cells.map((places, at) => (
          <StepRow
            key={places[0]?.row}
            places={places}
            isLive={isLive && places[0]?.isNext === true}
            tabColumn={at === row ? column : undefined}
            art={art}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The position whose button is the target of an event. */
function cellAt(target: EventTarget, cells: StepGridProps['cells']): StepCell | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : undefined
  const [row = -1, column = -1] = button?.dataset.place?.split('-').map(Number) ?? []
  return cells[row]?.[column]
}

/** The view follows the climber by its own animation, so the browser must not scroll to the focus. */
function focusPlace(grid: HTMLElement, { row, column }: Place): void {
  grid.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)?.focus({ preventScroll: true })
}
