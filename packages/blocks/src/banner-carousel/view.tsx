import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import type { bannerCarouselFields } from './block.tsx'
import { Controls } from './controls.tsx'
import { Slide } from './slide.tsx'
import { useCarousel } from './use-carousel.ts'

/**
 * Banners side by side. The player drags or swipes them, or uses arrows and lamps; they move by themselves until the
 * player stops them, touches one, or wants less motion.
 */
export function View({ data }: ViewProps<typeof bannerCarouselFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const isDesktop = host.useLayout() === 'desktop'
  const slides = data.slides
  const carousel = useCarousel({ count: slides.length, seconds: data.seconds })
  if (slides.length === 0) return null
  const height = isDesktop ? data.pcHeight : data.mobileHeight
  return (
    <section aria-roledescription="carousel" aria-label={text(data.label)} className="relative">
      <div ref={carousel.ref} className="overflow-hidden rounded-l border border-line shadow-block">
        <ul className="flex touch-pan-y" aria-live={carousel.isMoving ? 'off' : 'polite'}>
          {slides.map((slide, at) => {
            // Slides have no id: their position identifies them.
            const key = `slide-${at}`
            return (
              <li
                key={key}
                aria-roledescription="slide"
                aria-label={t('common.of', { done: at + 1, all: slides.length })}
                aria-hidden={at !== carousel.at || undefined}
                inert={at !== carousel.at}
                className="min-w-0 shrink-0 grow-0 basis-full"
                style={{ minHeight: height }}
              >
                <Slide slide={slide} isFirst={at === 0} />
              </li>
            )
          })}
        </ul>
      </div>
      {slides.length > 1 && <Controls carousel={carousel} count={slides.length} />}
    </section>
  )
}
