import { cx } from '@fairground/ui/cx'
import type { CSSProperties } from 'react'
import type { ViewProps } from '../block.tsx'
import { InnerBlocks } from '../inner-blocks.tsx'
import type { columnsFields } from './block.tsx'

const ALIGN = { start: 'items-start', stretch: 'items-stretch', center: 'items-center' } as const
const GAP = { s: 'gap-3', m: 'gap-4 desktop:gap-6', l: 'gap-8 desktop:gap-10' } as const

/** The classes by the layout up to which the columns stack. */
const STACK = {
  never: 'grid-cols-[var(--shares)]',
  phone: 'grid-cols-[minmax(0,1fr)] tablet:grid-cols-[var(--shares)]',
  tablet: 'grid-cols-[minmax(0,1fr)] desktop:grid-cols-[var(--shares)]',
} as const

/** The columns in their shares of the width; stacked where the page is too narrow. Without anything in them they take no room. */
export function View({ data }: ViewProps<typeof columnsFields>) {
  const shares = data.columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' ')
  return (
    <div
      className={cx('grid not-has-[>*>*]:hidden', STACK[data.stack], GAP[data.gap], ALIGN[data.align])}
      // By style, not by script: a page rendered for another width is right before any script runs.
      style={{ '--shares': shares } as CSSProperties}
    >
      {data.columns.map(({ items }, at) => {
        // Columns have no id: their position identifies them.
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
