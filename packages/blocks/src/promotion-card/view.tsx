import { Badge } from '@fairground/ui/badge'
import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { useId } from 'react'
import { CalendarArt } from '../art/calendar-art.tsx'
import { CrownArt } from '../art/crown-art.tsx'
import { EnvelopesArt } from '../art/envelopes-art.tsx'
import { InviteArt } from '../art/invite-art.tsx'
import { RosetteArt } from '../art/rosette-art.tsx'
import { TrophyArt } from '../art/trophy-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { Clock } from '../clock.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import { Picture } from '../picture.tsx'
import type { promotionCardFields } from './block.tsx'

type Data = DataOf<typeof promotionCardFields>

const drawings = {
  rosette: RosetteArt,
  trophy: TrophyArt,
  tickets: InviteArt,
  envelopes: EnvelopesArt,
  calendar: CalendarArt,
  crown: CrownArt,
} as const

/** The ticket: the promise, and its action behind a dotted line. After its end it says that it is over. */
export function View({ data }: ViewProps<typeof promotionCardFields>) {
  const host = useHost()
  const text = host.useText()
  const leftMs = host.useTimeLeft(data.until)
  const titleId = useId()
  if (data.title === '') return null
  const isWide = data.look === 'wide'
  const isOver = data.until > 0 && leftMs <= 0
  return (
    <div className="@container h-full">
      <article
        aria-labelledby={titleId}
        className={cx(
          'flex h-full flex-col drop-shadow-[0_6px_16px_rgb(2_6_14/14%)] [--tear:0.5rem]',
          isWide && '@3xl:flex-row',
        )}
      >
        <div
          className={cx(
            'flex min-w-0 grow flex-col overflow-hidden rounded-t-l bg-block',
            '[mask:radial-gradient(circle_var(--tear)_at_0_100%,transparent_98%,#000)_0_0/51%_100%_no-repeat,radial-gradient(circle_var(--tear)_at_100%_100%,transparent_98%,#000)_100%_0/51%_100%_no-repeat]',
            isWide && '@3xl:flex-row @3xl:rounded-se-none @3xl:rounded-es-l @3xl:[mask:none]',
          )}
        >
          <Front data={data} isWide={isWide} />
          <div className={cx('flex flex-col items-start gap-2 p-5', isWide && '@3xl:justify-center @3xl:p-7')}>
            {data.badge !== '' && <Badge tone="accent">{text(data.badge)}</Badge>}
            <h2 id={titleId} className="text-l">
              {text(data.title)}
            </h2>
            {data.text !== '' && <p className="text-s text-muted">{text(data.text)}</p>}
          </div>
        </div>
        <div
          className={cx(
            'relative flex flex-col items-center gap-3 rounded-b-l bg-block p-5',
            '[mask:radial-gradient(circle_var(--tear)_at_0_0,transparent_98%,#000)_0_0/51%_100%_no-repeat,radial-gradient(circle_var(--tear)_at_100%_0,transparent_98%,#000)_100%_0/51%_100%_no-repeat]',
            isWide &&
              '@3xl:w-72 @3xl:shrink-0 @3xl:justify-center @3xl:rounded-se-l @3xl:rounded-es-none @3xl:[mask:none]',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute inset-x-4 top-0 border-t-2 border-dotted border-line',
              isWide && '@3xl:inset-x-auto @3xl:inset-y-4 @3xl:start-0 @3xl:border-s-2 @3xl:border-t-0',
            )}
          />
          {isWide && <WideNotches />}
          <Stub data={data} leftMs={leftMs} isOver={isOver} />
        </div>
      </article>
    </div>
  )
}

/**
 * On a vertical tear the notches are spots in the ground's colour, because a mask cannot follow the writing direction.
 */
function WideNotches() {
  const spot = 'absolute start-0 hidden size-4 -ms-2 rounded-full bg-ground @3xl:block'
  return (
    <span aria-hidden="true">
      <span className={cx(spot, '-top-2')} />
      <span className={cx(spot, '-bottom-2')} />
    </span>
  )
}

function Front({ data, isWide }: { data: Data; isWide: boolean }) {
  const Drawing = drawings[data.art]
  const size = isWide ? '@3xl:w-60 @3xl:shrink-0' : ''
  if (data.image !== '') {
    return (
      <Picture
        asset={data.image}
        alt=""
        ratio={{ width: 16, height: 9 }}
        sizes="(min-width: 768px) 400px, 100vw"
        className={cx('max-h-72', size, isWide && '@3xl:h-auto @3xl:max-h-none')}
      />
    )
  }
  return (
    <div
      aria-hidden="true"
      className={cx(
        'relative flex h-36 items-center justify-center overflow-hidden bg-[linear-gradient(180deg,var(--design-sky-color),var(--design-block-bg))]',
        isWide && '@3xl:h-auto',
        size,
      )}
    >
      <span className="awning absolute inset-0" />
      <Drawing className={data.art === 'rosette' ? 'relative h-32' : 'relative h-26'} />
    </div>
  )
}

function Stub({ data, leftMs, isOver }: { data: Data; leftMs: number; isOver: boolean }) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  if (isOver) return <p className="py-2 text-center font-semibold text-muted">{t('content.over')}</p>
  return (
    <>
      {data.until > 0 && <Clock leftMs={leftMs} size="s" />}
      {data.link !== '' && (
        <BlockLink to={data.link} className={buttonClass('primary', 'm', 'w-full max-w-sm')}>
          {text(data.linkText)}
        </BlockLink>
      )}
      {data.terms !== '' && <p className="w-full max-w-sm text-xs text-muted">{text(data.terms)}</p>}
    </>
  )
}
