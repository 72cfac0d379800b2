import { defineBlock } from '../block.tsx'
import { headerFields } from './fields.ts'

/** The bar at the top: the house, a menu, the search, country and language, the account. */
export const header = defineBlock({
  comId: 'C000001',
  name: 'header',
  place: 'global',
  fields: headerFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="sticky top-0 z-40 h-16 border-b border-line bg-ground" />,
})
