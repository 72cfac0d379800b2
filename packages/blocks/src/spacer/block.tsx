import { defineBlock } from '../block.tsx'
import { spacerFields } from './fields.ts'

/** Room between two blocks. */
export const spacer = defineBlock({
  comId: 'C000120',
  name: 'spacer',
  place: 'page',
  fields: spacerFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="h-4" />,
})
