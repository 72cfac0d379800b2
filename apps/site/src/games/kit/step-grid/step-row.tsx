import type { Translate } from '@fairground/phrases'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { type StepCell, sameCell } from './cells.ts'

/** How a game draws a position. */
export interface StepArt {
  /** The classes of table, body, row and cell. */
  css: Readonly<Record<string, string>>
  cellLabel: (cell: StepCell, t: Translate) => string
  /** Attributes of a position's button, for the game's style sheet. */
  look: (cell: StepCell) => object
  draw: (cell: StepCell) => ReactNode
}

interface StepRowProps {
  places: readonly StepCell[]
  /** Whether the player can pick one of its positions. */
  isLive: boolean
  /** The position that the tab key leads to, if it is in this row. */
  tabColumn: number | undefined
  art: StepArt
}

/** A row of positions. It renders only when it has changed: a pick leaves most rows as they are. */
export const StepRow = memo(function StepRow({ places, isLive, tabColumn, art }: StepRowProps) {
  const t = useTranslate()
  return (
    <tr className={art.css.row} data-next={places[0]?.isNext}>
      {places.map((cell) => (
        <td key={cell.column} className={art.css.cell}>
          <button
            type="button"
            {...art.look(cell)}
            {...cellState(cell)}
            data-live={isLive}
            data-place={`${cell.row}-${cell.column}`}
            data-digit={isLive ? cell.column + 1 : undefined}
            tabIndex={cell.column === tabColumn ? 0 : -1}
            aria-label={art.cellLabel(cell, t)}
            aria-disabled={!isLive}
          >
            {art.draw(cell)}
          </button>
        </td>
      ))}
    </tr>
  )
}, sameRow)

function sameRow(a: StepRowProps, b: StepRowProps): boolean {
  return (
    a.isLive === b.isLive &&
    a.tabColumn === b.tabColumn &&
    a.art === b.art &&
    a.places.length === b.places.length &&
    a.places.every((cell, at) => sameCell(cell, b.places[at]))
  )
}

/** The state of a position as attributes for style sheets. */
export function cellState({ face, isPicked, isHit, isNext, isWaiting }: StepCell) {
  return {
    'data-face': face,
    'data-picked': isPicked,
    'data-hit': isHit,
    'data-next': isNext,
    'data-waiting': isWaiting,
  }
}

/**
 * The delay of a part's animation in milliseconds, as `--after` for its style sheet; `still` for a part out of sight.
 * Each part has its own value: with a rule for the whole position, the browser would restyle hundreds of parts whenever
 * positions come into sight.
 */
export function motionOf(delay: number | 'still' | undefined): CSSProperties | undefined {
  if (delay === undefined) return undefined
  return delay === 'still' ? { transition: 'none', animation: 'none' } : ({ '--after': `${delay}ms` } as CSSProperties)
}
