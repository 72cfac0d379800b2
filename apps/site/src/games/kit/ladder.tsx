import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { cx } from '@fairground/ui/cx'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { memo } from 'react'
import { useLocale } from '../../kernel/language/language.ts'
import { formatMultiplier } from './numbers.ts'

interface LadderProps {
  /** The payout of a cash-out after each step. */
  steps: readonly StepOdds[]
  /** The number of survived steps. */
  step: number
  label: string
}

/** All multipliers of a round in a row. The row scrolls to the next one. */
export const Ladder = memo(function Ladder({ steps, step, label }: LadderProps) {
  const locale = useLocale()
  const nextStep = steps.length === step ? step : step + 1
  return (
    <div
      ref={reachByKeyboard}
      className="relative overflow-x-auto [scrollbar-width:none] [mask:linear-gradient(90deg,transparent,#000_0.75rem_calc(100%-0.75rem),transparent)]"
    >
      <ol aria-label={label} className="flex w-max gap-1.5 px-3 py-1">
        {steps.map((rung) => (
          <li
            key={rung.step}
            ref={rung.step === nextStep ? keepInSight : undefined}
            aria-current={rung.step === step ? 'step' : undefined}
            className={cx(
              'nums relative isolate flex shrink-0 items-baseline gap-1.5 rounded-full border px-2.5 py-1 text-xs font-semibold',
              // Only the opacity changes, and only when a rung lights up: the browser would repaint a changing colour
              // in each frame, and the rung before may be out of sight by then.
              'before:absolute before:-inset-px before:-z-1 before:rounded-full before:bg-accent before:opacity-0',
              rung.step < step && 'border-transparent text-faint',
              rung.step === step &&
                'border-transparent text-on-accent before:opacity-100 before:transition-opacity before:duration-200',
              rung.step === step + 1 && 'border-accent text-accent-text',
              rung.step > step + 1 && 'border-line text-muted',
            )}
          >
            {formatMultiplier(multiplierToNumber(rung.multiplier), locale)}
          </li>
        ))}
      </ol>
    </div>
  )
})

/** Makes a scrolling row focusable, although it has no buttons. */
function reachByKeyboard(row: HTMLElement | null): void {
  if (row) row.tabIndex = 0
}

/** The time of the glide to a new position. */
const GLIDE_MS = 220

/**
 * Scrolls only the row itself, never the page. It measures after the frame, because measuring right after a change
 * would cost a second layout. The row jumps at once and then glides by a compositor animation; the browser's smooth
 * scrolling would run in the page's thread.
 */
function keepInSight(item: HTMLLIElement | null): void {
  const list = item?.parentElement
  const row = list?.parentElement
  if (!item || !list || !row) return
  afterFrame(() => {
    const from = row.scrollLeft
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
    const by = row.scrollLeft - from
    if (by === 0 || prefersReducedMotion()) return
    list.animate([{ transform: `translateX(${by}px)` }, { transform: 'none' }], {
      duration: GLIDE_MS,
      easing: 'ease-out',
    })
  })
}

/** Calls `act` after the next frame, when measuring needs no extra layout. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
