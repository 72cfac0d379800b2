import { cx } from '@fairground/ui/cx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { KeyboardEvent } from 'react'
import { useHost } from '../host.ts'
import type { Carousel } from './use-carousel.ts'

const buttonClass =
  'grid size-9 shrink-0 place-items-center rounded-full text-muted transition-colors duration-120 hover:bg-button hover:text-text'

/**
 * The controls below the slides: back, a lamp for each slide, forward, and stop or continue. Arrow keys move between
 * lamps.
 */
export function Controls({ carousel, count }: { carousel: Carousel; count: number }) {
  const t = useHost().useTranslate()
  const onKey = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (by !== 1 && by !== -1) return
    event.preventDefault()
    carousel.step(by)
  }
  return (
    <fieldset
      aria-label={t('content.slides')}
      className="mt-2 flex items-center justify-center gap-1 border-0"
      onKeyDown={onKey}
    >
      <button
        type="button"
        aria-label={t('content.previous')}
        className={buttonClass}
        onClick={() => carousel.step(-1)}
      >
        <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <button
          key={at}
          type="button"
          aria-label={t('content.showSlide', { slide: at + 1 })}
          aria-current={at === carousel.at || undefined}
          className="grid size-6 place-items-center rounded-full"
          onClick={() => carousel.go(at)}
        >
          <span
            className={cx(
              'size-2 rounded-full transition-colors duration-200',
              at === carousel.at ? 'bg-bulb shadow-[0_0_8px_2px_var(--design-bulb-color)]' : 'bg-edge',
            )}
          />
        </button>
      ))}
      <button type="button" aria-label={t('content.next')} className={buttonClass} onClick={() => carousel.step(1)}>
        <ChevronRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
      {carousel.canMove && (
        <button
          type="button"
          aria-label={t(carousel.isMoving ? 'content.stop' : 'content.goOn')}
          className={buttonClass}
          onClick={carousel.toggle}
        >
          {carousel.isMoving ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        </button>
      )}
    </fieldset>
  )
}
