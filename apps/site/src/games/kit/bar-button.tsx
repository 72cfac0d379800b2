import type { ReactNode } from 'react'
import css from './game-bar.module.css'

interface BarButtonProps {
  label: string
  pressed?: boolean
  expanded?: boolean
  onClick: () => void
  /** Its icon. */
  children: ReactNode
}

/** A tool of a game: an icon in the bar, or, behind the bar's one button, an icon with its name. */
export function BarButton({ label, pressed, expanded, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onClick()
      }}
      className={css.button}
    >
      {children}
      <span className={css.word}>{label}</span>
    </button>
  )
}
