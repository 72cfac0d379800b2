import { cx } from '@fairground/ui'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import { InnerBlocks } from '../inner-blocks.tsx'
import type { columnsFields } from './fields.ts'

const ALIGN = { start: 'items-start', stretch: 'items-stretch', center: 'items-center' } as const
const GAP = { s: 'gap-3', m: 'gap-4 desktop:gap-6', l: 'gap-8 desktop:gap-10' } as const

/** The columns in their shares of the width; below one another where the page is too narrow for them. */
export function View({ data }: ViewProps<typeof columnsFields>) {
  const layout = useHost().useLayout()
  const isStacked = data.stack !== 'never' && (layout === 'phone' || (layout === 'tablet' && data.stack === 'tablet'))
  const shares = data.columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' ')
  return (
    <div
      className={cx('grid', GAP[data.gap], ALIGN[data.align])}
      style={{ gridTemplateColumns: isStacked ? 'minmax(0, 1fr)' : shares }}
    >
      {data.columns.map(({ items }, at) => {
        // Columns have no name of their own: their place is what they are.
        const key = `column-${at}`
        return (
          <div
            key={key}
            className={cx('flex min-w-0 flex-col', GAP[data.gap], data.align === 'stretch' && '[&>*:only-child]:grow')}
          >
            <InnerBlocks items={items} />
          </div>
        )
      })}
    </div>
  )
}
