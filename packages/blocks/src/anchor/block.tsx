import { defineBlock } from '../block.tsx'
import { anchorFields } from './fields.ts'

/** A place on the page that links lead to. It takes no room. */
export const anchor = defineBlock({
  comId: 'C000135',
  name: 'anchor',
  place: 'page',
  fields: anchorFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
