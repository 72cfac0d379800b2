import { type DesignPage, GLOBAL_DESIGN } from '@fairground/contract/design'
import { type Fault, readData } from '../fields.ts'
import { type GlobalDesign, globalDesignFields } from './fields.ts'

/**
 * How to read the global design and write its CSS: for the server, and for a page that switches to a design it was not
 * rendered with.
 */
export { globalDesignCss } from './css.ts'

/** The global design of some pages: the item C000045 on the global page; without one, every field's default. */
export function readGlobalDesign(pages: readonly DesignPage[], fault: Fault = () => undefined): GlobalDesign {
  const items = pages.find(({ type }) => type === 'global')?.items ?? []
  return readData(globalDesignFields, items.find(({ comId }) => comId === GLOBAL_DESIGN)?.data, fault)
}
