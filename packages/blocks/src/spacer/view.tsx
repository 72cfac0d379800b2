import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import type { spacerFields } from './fields.ts'

/** Room, and a line in the middle of it if the operator wants one. */
export function View({ data }: ViewProps<typeof spacerFields>) {
  const isDesktop = useHost().useLayout() === 'desktop'
  return (
    <div
      aria-hidden="true"
      className="flex items-center"
      style={{ height: isDesktop ? data.pcHeight : data.mobileHeight }}
    >
      {data.line && <span className="w-full border-t border-line" />}
    </div>
  )
}
