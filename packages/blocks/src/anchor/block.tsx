import { defineBlock } from '../block.tsx'
import { elementId } from '../kinds.ts'

/** The element's id, as `#anchor=` links name it. */
export const anchorFields = { name: elementId() }

/** A place on the page that links lead to. It takes no room. */
export const anchor = defineBlock({
  comId: 'C000135',
  name: 'anchor',
  place: 'page',
  fields: anchorFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
