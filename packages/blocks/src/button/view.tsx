import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import type { buttonFields } from './block.tsx'

const ALIGN = { start: 'justify-start', center: 'justify-center', end: 'justify-end', stretch: '' } as const

/** A button, or nothing while it has no words: an empty button says nothing to anybody. */
export function View({ data }: ViewProps<typeof buttonFields>) {
  const text = useHost().useText()
  if (data.text === '') return null
  return (
    <div className={cx('flex', ALIGN[data.align])}>
      <BlockLink
        to={data.link}
        className={buttonClass(data.look, data.size, data.align === 'stretch' ? 'grow' : undefined)}
      >
        {text(data.text)}
      </BlockLink>
    </div>
  )
}
