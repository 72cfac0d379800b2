import { defineBlock } from '../block.tsx'
import { footerFields } from './fields.ts'

/** The end of each page: promises, links, ways to pay, the licence, the languages. */
export const footer = defineBlock({
  comId: 'C000004',
  name: 'footer',
  place: 'global',
  fields: footerFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="mt-16 h-72 border-t border-line bg-footer" />,
})
