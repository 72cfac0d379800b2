import type { ReactNode } from 'react'
import css from './game-bar.module.css'

interface BarButtonProps {
  label: string
  isPressed?: boolean
  isExpanded?: boolean
  onClick?: () => void
  /** The id of the popover that it opens. */
  popoverTarget?: string
  /** The icon. */
  children: ReactNode
}

/** A tool of a game: an icon in the bar, or an icon with its name in the bar's menu. */
export function BarButton({ label, isPressed, isExpanded, onClick, popoverTarget, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      popoverTarget={popoverTarget}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onClick?.()
      }}
      className={css.button}
    >
      {children}
      <span className={css.word}>{label}</span>
    </button>
  )
}
