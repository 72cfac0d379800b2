import { Bulbs } from '@fairground/ui/bulbs'
import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import type { ReactNode } from 'react'
import { BlockLink } from '../block-link.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import type { bannerCarouselFields } from './block.tsx'

type SlideData = DataOf<typeof bannerCarouselFields>['slides'][number]

const GROUNDS = {
  night: 'bg-[linear-gradient(180deg,var(--design-sky-color),var(--main-bg-color)_96%)]',
  sunset:
    'bg-[radial-gradient(120%_160%_at_85%_110%,color-mix(in_srgb,var(--design-button-active-gradient-color)_46%,transparent),transparent_62%)] bg-block',
  lantern:
    'bg-[radial-gradient(80%_120%_at_80%_0%,color-mix(in_srgb,var(--design-bulb-color)_30%,transparent),transparent_66%)] bg-block',
} as const

/** One banner. With words it is a card with a button; a picture alone is one link. */
export function Slide({ slide, isFirst }: { slide: SlideData; isFirst: boolean }) {
  const host = useHost()
  const text = host.useText()
  const isDesktop = host.useLayout() === 'desktop'
  const picture = isDesktop ? slide.image : slide.mobileImage || slide.image
  const hasWords = slide.title !== '' || slide.text !== ''
  const src =
    picture === '' ? '' : host.assetUrl(picture, isDesktop ? { width: 1280, height: 480 } : { width: 640, height: 400 })
  return (
    <Frame slide={slide} isWhole={!hasWords}>
      {src === '' ? (
        <span
          aria-hidden="true"
          className="awning absolute inset-0 -z-10 [mask:linear-gradient(100deg,transparent_30%,#000)]"
        />
      ) : (
        <img
          src={src}
          alt=""
          fetchPriority={isFirst ? 'high' : 'low'}
          className={cx(
            'absolute inset-0 -z-10 size-full object-cover',
            hasWords &&
              '[mask:linear-gradient(to_right,transparent,#000_62%)] rtl:[mask:linear-gradient(to_left,transparent,#000_62%)]',
          )}
        />
      )}
      {hasWords && (
        <span className="flex max-w-lg flex-col items-start gap-3">
          <Bulbs count={5} className="gap-2" />
          {slide.title !== '' && (
            <strong className="font-display text-xl leading-tight font-extrabold text-balance">
              {text(slide.title)}
            </strong>
          )}
          {slide.text !== '' && <span className="text-muted">{text(slide.text)}</span>}
          {slide.buttonText !== '' && (
            <BlockLink to={slide.link} className={buttonClass('primary', 'm', 'mt-1')}>
              {text(slide.buttonText)}
            </BlockLink>
          )}
        </span>
      )}
    </Frame>
  )
}

function Frame({ slide, isWhole, children }: { slide: SlideData; isWhole: boolean; children: ReactNode }) {
  const host = useHost()
  const text = host.useText()
  const className = cx(
    'relative isolate flex size-full min-h-[inherit] items-center overflow-hidden p-6 text-start tablet:p-10',
    GROUNDS[slide.ground],
  )
  if (!isWhole || slide.link === '') return <div className={className}>{children}</div>
  return (
    <BlockLink
      to={slide.link}
      label={text(slide.buttonText) || host.hrefOf(slide.link) || slide.link}
      className={className}
    >
      {children}
    </BlockLink>
  )
}
