import { defineBlock } from '../block.tsx'
import { image, link, text } from '../kinds.ts'

/** The brand and the parts beside it. */
export const headerFields = {
  /** Without one, the product's own mark. */
  logo: image(),
  brand: text('common.brand', 40),
  link: link('/'),
  /** The id of a menu whose lines stand in the header on desktops. */
  menu: text('', 64),
  /** The link of the search, such as `#onOpen=search`; without one there is no search. */
  search: link(),
}

/** The bar at the top: the brand, a menu, the search, country and language, the account. */
export const header = defineBlock({
  comId: 'C000001',
  name: 'header',
  place: 'global',
  fields: headerFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="sticky top-0 z-40 h-16 border-b border-line bg-ground" />,
})
