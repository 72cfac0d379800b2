import { Bulbs } from '@fairground/ui/bulbs'
import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { keptDrawing } from '../kept-drawing.tsx'
import type { welcomeFields } from './block.tsx'

const loadFair = async () => (await import('./art/hero-scene.tsx')).HeroScene
const loadGarland = async () => (await import('./art/garland.tsx')).Garland

/** The fair at night, 640 by 440. */
const FairScene = keptDrawing('fair', loadFair, import.meta.env.SSR ? await loadFair() : undefined)
/** A string of lamps along the upper edge, 960 by 56. */
const GarlandScene = keptDrawing('garland', loadGarland, import.meta.env.SSR ? await loadGarland() : undefined)

const PLACE =
  'absolute inset-y-0 end-0 -z-10 h-full w-[62%] [mask:linear-gradient(to_right,transparent_4%,#000_60%)] tablet:w-[66%] tablet:[mask:linear-gradient(to_right,transparent_4%,#000_42%)] rtl:-scale-x-100'

/** The buttons are large where there is room. */
const LARGER = 'tablet:h-13 tablet:px-6'

/**
 * The promise in one sentence, before the fair at night. It is part of the rendered page. On a phone it shows only the
 * title and the buttons, and leaves most of the first screen to the games. A limited player does not get the first
 * button, the call to play (RG-03).
 */
export function View({ data }: ViewProps<typeof welcomeFields>) {
  const host = useHost()
  const text = host.useText()
  const isLimited = host.useUser()?.limited
  const hasPicture = data.image !== '' || data.scene === 'fair'
  return (
    <section className="relative isolate overflow-hidden rounded-l border border-line bg-[linear-gradient(180deg,var(--design-sky-color),var(--main-bg-color)_92%)] shadow-block">
      <svg
        viewBox="0 0 960 56"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-14 w-full"
      >
        <g transform="translate(-40 0)">
          <GarlandScene />
        </g>
      </svg>
      <div
        className={cx(
          'flex max-w-xl flex-col items-start gap-3 px-4 pt-11 pb-4 tablet:gap-4 tablet:px-10 tablet:pt-24 tablet:pb-16',
          hasPicture && 'tablet:max-w-[60%] desktop:max-w-[50%]',
        )}
      >
        {data.kicker !== '' && (
          <p className="hidden items-center gap-2.5 text-s font-semibold text-accent-text tablet:flex">
            <Bulbs count={3} className="gap-1.5" />
            {text(data.kicker)}
          </p>
        )}
        <h1 className="max-w-64 text-[1.625rem] leading-[1.08] font-extrabold tracking-[-0.02em] tablet:max-w-none tablet:text-[2.25rem] tablet:leading-[1.04] tablet:tracking-[-0.025em] desktop:text-2xl">
          {text(data.title)}
        </h1>
        {data.text !== '' && (
          <p className="hidden max-w-md text-muted tablet:block tablet:max-w-76 desktop:max-w-md">{text(data.text)}</p>
        )}
        <div className="flex flex-wrap gap-2 tablet:mt-2 tablet:gap-3">
          {data.primaryText !== '' && !isLimited && (
            <BlockLink to={data.primaryLink} className={buttonClass('primary', 'm', LARGER)}>
              {text(data.primaryText)}
            </BlockLink>
          )}
          {data.secondaryText !== '' && (
            <BlockLink to={data.secondaryLink} className={buttonClass('plain', 'm', LARGER)}>
              {text(data.secondaryText)}
            </BlockLink>
          )}
        </div>
      </div>
      {/* After the words, so that a half-read page does not move when it paints. */}
      {data.image !== '' ? (
        <img src={host.assetUrl(data.image, { width: 960, height: 640 })} alt="" className={`${PLACE} object-cover`} />
      ) : (
        data.scene === 'fair' && (
          <svg
            viewBox="0 0 640 440"
            preserveAspectRatio="xMaxYMax meet"
            className={`overflow-visible ${PLACE}`}
            aria-hidden="true"
          >
            <FairScene />
          </svg>
        )
      )}
    </section>
  )
}
