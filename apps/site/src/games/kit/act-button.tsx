import { Button, cx, InPlace } from '@fairground/ui'
import type { ReactNode } from 'react'

interface ActButtonProps {
  title: string
  /** What it costs or pays, under the title. */
  amount?: ReactNode
  /** A cash-out glows: it is what can be won now. */
  glowing?: boolean
  busy?: boolean
  disabled?: boolean
  /** Says what to do elsewhere: it keeps the focus, but a press does nothing. */
  resting?: boolean
  /** Undoes what waits: it steps back beside what can be won. */
  quiet?: boolean
  onPress: () => void
}

/** The one big button of a game: bet, then cash out with the amount that it pays. */
export function ActButton(props: ActButtonProps) {
  const { title, amount, glowing = false, busy = false, disabled = false, resting = false, quiet = false } = props
  return (
    <Button
      look={resting || quiet ? 'plain' : 'primary'}
      size="l"
      busy={busy}
      disabled={disabled}
      aria-disabled={resting || undefined}
      data-act=""
      onClick={resting ? undefined : props.onPress}
      className={cx('w-full min-w-0 px-3', glowing && 'ring-2 ring-bulb/60', resting && 'text-accent-text')}
    >
      <span className="flex min-w-0 flex-col items-center">
        <span className="font-display text-l leading-tight">{title}</span>
        {amount && (
          <span className="nums text-s leading-tight font-semibold">
            <InPlace width={0}>
              <span className="absolute left-1/2 -translate-x-1/2">{amount}</span>
            </InPlace>
          </span>
        )}
      </span>
    </Button>
  )
}
