import { Bulbs } from '@fairground/ui/bulbs'
import { cx } from '@fairground/ui/cx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import type { headingFields } from './block.tsx'

const headings = { '1': 'h1', '2': 'h2', '3': 'h3' } as const
const sizes = { '1': 'text-[2.25rem] leading-[1.04] desktop:text-2xl', '2': 'text-xl', '3': 'text-l' } as const

/** The heading, or nothing while it has no words. */
export function View({ data }: ViewProps<typeof headingFields>) {
  const text = useHost().useText()
  if (data.text === '') return null
  const Heading = headings[data.level]
  const isCentred = data.align === 'center'
  return (
    <div className={cx('flex flex-col gap-2', isCentred && 'items-center text-center')}>
      {data.kicker !== '' && (
        <p className="flex items-center gap-2.5 text-s font-semibold text-accent-text">
          <Bulbs count={3} className="gap-1.5" />
          {text(data.kicker)}
        </p>
      )}
      <div
        className={cx(
          'flex flex-wrap items-baseline gap-x-4 gap-y-1',
          isCentred ? 'justify-center' : 'justify-between',
        )}
      >
        <Heading className={sizes[data.level]}>{text(data.text)}</Heading>
        {data.link !== '' && data.linkText !== '' && (
          <BlockLink
            to={data.link}
            className="inline-flex min-h-6 items-center text-s font-semibold text-accent-text hover:underline"
          >
            {text(data.linkText)}
          </BlockLink>
        )}
      </div>
      {data.lead !== '' && <p className="max-w-2xl text-muted">{text(data.lead)}</p>}
      {data.bulbs && <Bulbs count={24} className="mt-3 w-full px-2" />}
    </div>
  )
}
