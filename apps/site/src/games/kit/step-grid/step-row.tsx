import type { Translate } from '@fairground/phrases'
import { memo, type ReactNode } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { type StepCell, sameCell } from './cells.ts'

/** How a game draws a position. */
export interface StepArt {
  /** The classes of table, body, row and cell. */
  css: Readonly<Record<string, string>>
  cellLabel: (cell: StepCell, t: Translate) => string
  /** Attributes of a position's button, by which the game's style sheet knows how it stands. */
  look: (cell: StepCell) => object
  draw: (cell: StepCell) => ReactNode
}

interface StepRowProps {
  places: readonly StepCell[]
  /** Whether one of its positions can be picked now. */
  live: boolean
  /** The position that the tabulator key leads to, where it is in this row. */
  tabColumn: number | undefined
  art: StepArt
}

/** A row of positions. It is drawn anew only when something of it has changed: most rows stay as they are with a pick. */
export const StepRow = memo(function StepRow({ places, live, tabColumn, art }: StepRowProps) {
  const t = useTranslate()
  return (
    <tr className={art.css.row} data-next={places[0]?.next}>
      {places.map((cell) => (
        <td key={cell.column} className={art.css.cell}>
          <button
            type="button"
            {...art.look(cell)}
            {...cellState(cell)}
            data-live={live}
            data-place={`${cell.row}-${cell.column}`}
            data-digit={live ? cell.column + 1 : undefined}
            tabIndex={cell.column === tabColumn ? 0 : -1}
            aria-label={art.cellLabel(cell, t)}
            aria-disabled={!live}
          >
            {art.draw(cell)}
          </button>
        </td>
      ))}
    </tr>
  )
}, sameRow)

function sameRow(one: StepRowProps, other: StepRowProps): boolean {
  return (
    one.live === other.live &&
    one.tabColumn === other.tabColumn &&
    one.art === other.art &&
    one.places.length === other.places.length &&
    one.places.every((cell, at) => sameCell(cell, other.places[at]))
  )
}

/** How a position stands, as attributes for style sheets. */
export function cellState({ face, picked, hit, next, waiting }: StepCell) {
  return {
    'data-face': face,
    'data-picked': picked,
    'data-hit': hit,
    'data-next': next,
    'data-waiting': waiting,
  }
}
