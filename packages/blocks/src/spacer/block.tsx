import { defineBlock } from '../block.tsx'
import { flag, number } from '../kinds.ts'

/** Heights in pixels. */
export const spacerFields = {
  pcHeight: number(32, 0, 400),
  mobileHeight: number(16, 0, 400),
  line: flag('off'),
}

/** Space between two blocks. */
export const spacer = defineBlock({
  comId: 'C000120',
  name: 'spacer',
  place: 'page',
  fields: spacerFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="h-4" />,
})
