import type { ViewProps } from '../block.tsx'
import type { anchorFields } from './block.tsx'

/** Can be scrolled to and takes the focus there, so that reading goes on from it. */
export function View({ data }: ViewProps<typeof anchorFields>) {
  if (data.name === '') return null
  return <div id={data.name} tabIndex={-1} className="scroll-mt-20 outline-none" />
}
