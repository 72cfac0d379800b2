import type { ViewProps } from '../block.tsx'
import type { anchorFields } from './block.tsx'

/** A target for links: it takes the focus, so that reading continues from it. */
export function View({ data }: ViewProps<typeof anchorFields>) {
  if (data.name === '') return null
  return <div id={data.name} tabIndex={-1} className="scroll-mt-20 outline-none" />
}
