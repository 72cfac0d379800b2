import type { CSSProperties } from 'react'
import type { ViewProps } from '../block.tsx'
import type { spacerFields } from './block.tsx'

/** An empty space, with an optional line in its middle. */
export function View({ data }: ViewProps<typeof spacerFields>) {
  const heights = { '--pc-height': `${data.pcHeight}px`, '--mobile-height': `${data.mobileHeight}px` }
  return (
    <div
      aria-hidden="true"
      className="flex h-[var(--mobile-height)] items-center desktop:h-[var(--pc-height)]"
      style={heights as CSSProperties}
    >
      {data.line && <span className="w-full border-t border-line" />}
    </div>
  )
}
