import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { InPlace } from '@fairground/ui/in-place'
import type { ReactNode } from 'react'

interface ActButtonProps {
  title: string
  /** The cost or the payout, under the title. */
  amount?: ReactNode
  /** More words under the title, in place of an amount; in two lines where one is too short for them. */
  detail?: string | undefined
  /** A cash-out glows. */
  glowing?: boolean
  busy?: boolean
  disabled?: boolean
  /** Shows a message: the button keeps the focus, but a press does nothing. */
  isMessage?: boolean
  /** For taking a queued bet back: less prominent than a cash-out. */
  quiet?: boolean
  onPress: () => void
}

/** The one big button of a game: bet, then cash out with the current payout. */
export function ActButton(props: ActButtonProps) {
  const {
    title,
    amount,
    detail,
    glowing = false,
    busy = false,
    disabled = false,
    isMessage = false,
    quiet = false,
  } = props
  return (
    <Button
      look={isMessage || quiet ? 'plain' : 'primary'}
      size="l"
      busy={busy}
      disabled={disabled}
      aria-disabled={isMessage || undefined}
      data-act=""
      onClick={isMessage ? undefined : props.onPress}
      className={cx(
        'w-full min-w-0 px-3 [&>span]:max-w-full',
        glowing && 'ring-2 ring-bulb/60',
        isMessage && 'text-accent-text',
      )}
    >
      <span className="flex w-full min-w-0 flex-col items-center">
        <span className="font-display text-l leading-tight">{title}</span>
        {detail && <span className="nums max-w-full text-balance text-s leading-tight font-semibold">{detail}</span>}
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
