import { firstWords } from '@fairground/phrases'
import { cx } from '@fairground/ui/cx'
import { useLocale } from '../../kernel/language/language.ts'
import { LOADING_BAR } from './progress.ts'
import { useProgress } from './use-progress.ts'

/** The bar at the top of a loading page: a string of lamps that light up one after the other (RT-16). */
export function LoadingBar() {
  const { percent, phase } = useProgress()
  const locale = useLocale()
  return (
    <div
      role="progressbar"
      aria-label={firstWords[locale].loading}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-3000 bg-[color-mix(in_srgb,var(--design-button-active-bg)_14%,transparent)] transition-opacity',
        phase === 'fading' ? 'opacity-0' : 'opacity-100',
      )}
      style={{ height: LOADING_BAR.heightPx, transitionDuration: `${LOADING_BAR.transitionMs}ms` }}
    >
      <div
        className="glow h-full rounded-e-full"
        style={{ width: `${percent}%`, transition: `width ${LOADING_BAR.speedMs}ms ease-out` }}
      />
      <div className="absolute inset-0 bg-[radial-gradient(circle_at_6px_3px,var(--design-bulb-color)_0_1.5px,transparent_2px)] bg-size-[12px_6px] opacity-55" />
    </div>
  )
}
