import { defineBlock } from '../block.tsx'
import { choice, rich } from '../kinds.ts'
import { TextSketch } from '../text-sketch.tsx'

/** The text, and the width of its lines. */
export const richTextFields = {
  body: rich(),
  width: choice('reading', 'full'),
  frame: choice('none', 'card'),
}

/** Text with headings, lists, links, pictures and tables. */
export const richText = defineBlock({
  comId: 'C000111',
  name: 'rich-text',
  place: 'page',
  fields: richTextFields,
  load: () => import('./view.tsx'),
  Sketch: TextSketch,
})
