import { type DesignPage, GLOBAL_DESIGN } from '@fairground/contract'
import { type Fault, readData } from '../fields.ts'
import { type GlobalDesign, globalDesignFields } from './fields.ts'

/** The global design of some pages: the item C000045 on the global page; without one, every field's default. */
export function readGlobalDesign(pages: readonly DesignPage[], fault: Fault = () => undefined): GlobalDesign {
  const items = pages.find(({ type }) => type === 'global')?.items ?? []
  return readData(globalDesignFields, items.find(({ comId }) => comId === GLOBAL_DESIGN)?.data, fault)
}
