import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import type { welcomeFields } from './block.tsx'
import fairByNight from './fair.svg?no-inline'
import fairByDay from './fair-day.svg?no-inline'
import { ProofTicket } from './proof-ticket.tsx'

/**
 * The poster of the house, for visitors: the promise in one sentence before the fair, one act and another. It is low, since the
 * games are the page. A player knows the house, and has only the page's title.
 */
export function View({ data }: ViewProps<typeof welcomeFields>) {
  const host = useHost()
  const text = host.useText()
  const isDay = host.useScheme() === 'light'
  if (host.useLoggedIn()) return <h1 className="sr-only">{text(data.title)}</h1>
  const scene = data.scene === 'fair' ? (isDay ? fairByDay : fairByNight) : ''
  const picture = data.image === '' ? scene : host.assetUrl(data.image, { width: 1280, height: 416 })
  return (
    <section
      data-guest="away"
      className={cx(
        'relative isolate flex h-32 flex-col justify-center overflow-hidden rounded-l px-3.5 shadow-block desktop:h-52 desktop:px-7',
        isDay ? 'bg-[#ffeec2] text-[#1d2433]' : 'bg-[#2a2a78] text-[#fff]',
      )}
    >
      {picture !== '' && (
        <img src={picture} alt="" className="absolute inset-0 -z-20 size-full object-cover object-[12%_100%]" />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'absolute inset-0 -z-10 rtl:-scale-x-100',
          isDay
            ? 'bg-[linear-gradient(90deg,rgb(255_250_235/94%)_0,rgb(255_250_235/78%)_42%,transparent_64%)]'
            : 'bg-[linear-gradient(90deg,rgb(8_11_34/88%)_0,rgb(8_11_34/62%)_42%,transparent_64%)]',
        )}
      />
      <h1 className="line-clamp-2 max-w-[11em] text-[1.375rem] leading-[1.08] font-extrabold tracking-[-0.02em] desktop:max-w-[15em] desktop:text-[2rem]">
        {text(data.title)}
      </h1>
      {data.text !== '' && (
        <p
          className={cx(
            'mt-2 line-clamp-2 hidden max-w-[31em] text-s desktop:block',
            isDay ? 'text-[#3a4256]' : 'text-[#d9e2f5]',
          )}
        >
          {text(data.text)}
        </p>
      )}
      <div className="mt-2.5 flex gap-2 desktop:mt-4">
        {data.primaryText !== '' && (
          <BlockLink to={data.primaryLink} className={buttonClass('primary', 'm')}>
            {text(data.primaryText)}
          </BlockLink>
        )}
        {data.secondaryText !== '' && (
          <BlockLink
            to={data.secondaryLink}
            className={cx(
              'inline-flex h-9 items-center rounded-m px-3 text-s font-semibold desktop:h-11 desktop:px-5',
              isDay ? 'bg-[#fffdf8] text-[#1d2433]' : 'bg-[rgb(8_11_34/74%)] text-[#fff]',
            )}
          >
            {text(data.secondaryText)}
          </BlockLink>
        )}
      </div>
      {data.proof !== '' && <ProofTicket gameId={data.proof} />}
    </section>
  )
}
