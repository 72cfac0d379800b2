import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { cx, prefersReducedMotion } from '@fairground/ui'
import { memo } from 'react'
import { useLocale } from '../../kernel/language/language.ts'
import { afterFrame } from './after-frame.ts'
import { formatMultiplier } from './numbers.ts'

interface LadderProps {
  /** What a cash-out after each step would pay. */
  steps: readonly StepOdds[]
  /** How many were survived. */
  step: number
  label: string
}

/** All multipliers of a round in a row that keeps the next one in sight. */
export const Ladder = memo(function Ladder({ steps, step, label }: LadderProps) {
  const locale = useLocale()
  const shown = steps.length === step ? step : step + 1
  return (
    <div
      ref={reachByKeyboard}
      className="relative overflow-x-auto [scrollbar-width:none] [mask:linear-gradient(90deg,transparent,#000_0.75rem_calc(100%-0.75rem),transparent)]"
    >
      <ol aria-label={label} className="flex w-max gap-1.5 px-3 py-1">
        {steps.map((rung) => (
          <li
            key={rung.step}
            ref={rung.step === shown ? keepInSight : undefined}
            aria-current={rung.step === step ? 'step' : undefined}
            className={cx(
              'nums relative isolate flex shrink-0 items-baseline gap-1.5 rounded-full border px-2.5 py-1 text-xs font-semibold',
              // Only its opacity moves, and only as it lights up: a colour that changes by and by is painted anew with each frame,
              // and the rung that it leaves may be out of sight by then.
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

/** What scrolls must be within reach of the keyboard, though nothing in it can be pressed. */
function reachByKeyboard(row: HTMLElement | null): void {
  if (row) row.tabIndex = 0
}

/** How long the row takes to a new place. */
const GLIDE_MS = 220

/**
 * Scrolls only the row itself, never the page. It measures once the frame is on the screen: right after a change the
 * browser would have to lay everything out for it, and then once more. The row is there at once and glides by a motion
 * that is the compositor's; a browser's own smooth scrolling is the page's, frame by frame.
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
