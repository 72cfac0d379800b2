import type { ReactNode } from 'react'
import css from './game-bar.module.css'

interface BarButtonProps {
  label: string
  isPressed?: boolean
  isExpanded?: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** A tool of a game: an icon in the bar, or an icon with its name in the bar's menu. */
export function BarButton({ label, isPressed, isExpanded, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
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
