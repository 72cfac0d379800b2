import { type KeyboardEvent, useRef, useState } from 'react'
import css from './board.module.css'
import { CUP_X, type CupView, SCENE } from './table.ts'
import { ThimblesScene } from './thimbles-scene.tsx'

interface ThimblesBoardProps {
  cups: readonly CupView[]
  shuffle: number | undefined
  /** Whether the player can pick a cup. */
  isLive: boolean
  /** Whether this page has animated the last pick. */
  wasAnimated: boolean
  isGain: boolean
  texts: { board: string; cup: (cup: number, view: CupView) => string }
  onPick: (cup: number) => void
}

/** The cups for picking: arrows move between them; Enter, a digit or a tap lifts one. */
export function ThimblesBoard({ cups, shuffle, isLive, wasAnimated, isGain, texts, onPick }: ThimblesBoardProps) {
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
      <ThimblesScene cups={cups} shuffle={shuffle} isLive={isLive} wasAnimated={wasAnimated} isGain={isGain} />
      {cups.map((view, cup) => (
        <button
          key={CUP_X[cup]}
          type="button"
          className={css.cup}
          style={{ left: `${((CUP_X[cup] ?? 0) / SCENE.width) * 100}%` }}
          data-place={cup}
          data-digit={cup + 1}
          data-live={isLive}
          tabIndex={cup === current ? 0 : -1}
          aria-label={texts.cup(cup, view)}
          aria-disabled={!isLive}
          onClick={() => isLive && onPick(cup)}
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

/** A round for viewing: its page, its replay, the verifier. `label` describes the picture. */
export function ThimblesPicture({
  cups,
  wasAnimated,
  label,
}: {
  cups: readonly CupView[]
  wasAnimated: boolean
  label: string
}) {
  return (
    <div role="img" aria-label={label} className={css.board}>
      <ThimblesScene cups={cups} isLive={false} wasAnimated={wasAnimated} isGain={false} />
    </div>
  )
}
