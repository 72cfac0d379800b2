import { type KeyboardEvent, useRef, useState } from 'react'
import css from './board.module.css'
import { CUP_X, type CupView, SCENE } from './table.ts'
import { ThimblesScene } from './thimbles-scene.tsx'

interface ThimblesBoardProps {
  cups: readonly CupView[]
  shuffle: number | undefined
  /** Whether a cup can be picked now. */
  live: boolean
  /** Whether the last cup was lifted here and now. */
  acted: boolean
  gained: boolean
  texts: { board: string; cup: (cup: number, view: CupView) => string }
  onPick: (cup: number) => void
}

/** The cups that are picked from: arrows move between them; Enter, a digit or a tap lifts one. */
export function ThimblesBoard({ cups, shuffle, live, acted, gained, texts, onPick }: ThimblesBoardProps) {
  const [current, setCurrent] = useState(1)
  const group = useRef<HTMLFieldSetElement>(null)

  const move = (event: KeyboardEvent) => {
    const { key } = event
    const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : key === 'ArrowRight' || key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    group.current?.querySelector<HTMLElement>(`[data-place="${current + step}"]`)?.focus()
  }

  return (
    <fieldset ref={group} className={css.board} data-board="" aria-label={texts.board}>
      <ThimblesScene cups={cups} shuffle={shuffle} live={live} acted={acted} gained={gained} />
      {cups.map((view, cup) => (
        <button
          key={CUP_X[cup]}
          type="button"
          className={css.cup}
          style={{ left: `${((CUP_X[cup] ?? 0) / SCENE.width) * 100}%` }}
          data-place={cup}
          data-digit={cup + 1}
          data-live={live}
          tabIndex={cup === current ? 0 : -1}
          aria-label={texts.cup(cup, view)}
          aria-disabled={!live}
          onClick={() => live && onPick(cup)}
          onFocus={() => setCurrent(cup)}
          onKeyDown={move}
        >
          <span className={css.number} aria-hidden="true">
            {cup + 1}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

/** A round to look at: its page, its replay, the verifier. `label` says what it shows. */
export function ThimblesPicture({ cups, acted, label }: { cups: readonly CupView[]; acted: boolean; label: string }) {
  return (
    <div role="img" aria-label={label} className={css.board}>
      <ThimblesScene cups={cups} live={false} acted={acted} gained={false} />
    </div>
  )
}
