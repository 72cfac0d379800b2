import type { Options } from '@fairground/games'
import type { Translate } from '@fairground/phrases'
import type { CSSProperties } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import css from './step-keys.module.css'

/** The words of a game of rows for the places of its next step. Rows and columns count from 0, rows from the bottom. */
export interface StepWords {
  /** The number of places of each row. */
  widths: (options: Options) => readonly number[]
  /** The request: "Tap a place on step 3". */
  title: (row: number, t: Translate) => string
  /** The danger: "2 of 18 have a stone". */
  danger: (row: number, options: Options, t: Translate) => string
}

interface StepKeysProps {
  words: StepWords
  options: Options
  /** The row that is next. */
  row: number
  /** Whether the player can pick now. */
  isLive: boolean
  /** The picked place whose answer is due. */
  waiting: number | undefined
  onPick: (column: number) => void
}

/** At most this many keys stand in a line, and in a frame that is narrower than a phone. */
const LINE = 10
const SHORT_LINE = 7

const inLine = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most))

/** The places of the next step as keys, each as large as a finger: on the board a place may be narrower. */
export function StepKeys({ words, options, row, isLive, waiting, onPick }: StepKeysProps) {
  const t = useTranslate()
  const count = words.widths(options)[row] ?? 0
  const title = words.title(row, t)
  return (
    <fieldset
      data-step-keys=""
      className={css.keys}
      style={{ '--in-line': inLine(count, LINE), '--in-short-line': inLine(count, SHORT_LINE) } as CSSProperties}
    >
      <legend className={css.title}>
        <span className="font-display font-bold">{title}</span>
        <span className="text-xs text-muted">{words.danger(row, options, t)}</span>
      </legend>
      {Array.from({ length: count }, (_, column) => column).map((column) => (
        <button
          key={column}
          type="button"
          aria-disabled={!isLive}
          data-waiting={column === waiting || undefined}
          onClick={isLive ? () => onPick(column) : undefined}
          onPointerEnter={() => aim(row, column)}
          onPointerLeave={() => aim()}
          onFocus={() => aim(row, column)}
          onBlur={() => aim()}
          className={css.key}
        >
          {column + 1}
        </button>
      ))}
    </fieldset>
  )
}

/** Marks the board's place that a key means, or none. The board's own state stays as it is. */
function aim(row?: number, column?: number): void {
  for (const aimed of document.querySelectorAll('[data-board] [data-aimed]')) aimed.removeAttribute('data-aimed')
  document.querySelector(`[data-board] [data-place="${row}-${column}"]`)?.setAttribute('data-aimed', '')
}
