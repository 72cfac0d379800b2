import { defineBlock } from '../block.tsx'
import { TextSketch } from '../text-sketch.tsx'
import { richTextFields } from './fields.ts'

/** Text with headings, lists, links, pictures and tables. */
export const richText = defineBlock({
  comId: 'C000111',
  name: 'rich-text',
  place: 'page',
  fields: richTextFields,
  load: () => import('./view.tsx'),
  Sketch: TextSketch,
})
