import { defineBlock } from '../block.tsx'
import { noticeBarFields } from './fields.ts'

/** A quiet line of news that goes by, and can be stopped. */
export const noticeBar = defineBlock({
  comId: 'C000005',
  name: 'notice-bar',
  place: 'global',
  fields: noticeBarFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="h-11 border-b border-line bg-block" />,
})
