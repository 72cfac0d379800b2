export { type Block, defineBlock, type Need, type Place, type ViewProps } from './block.tsx'
export { type DataOf, type Fault, type Field, type FieldKind, type Fields, readData } from './fields.ts'
export { loadAllBlocks } from './find-block.ts'
export type { GlobalDesign } from './global-design/fields.ts'
export { isMobileForced } from './global-design/is-mobile-forced.ts'
export {
  type BlockHost,
  type CallResult,
  type FlightRound,
  type HostPart,
  HostProvider,
  type Layout,
  type MyGamesDoor,
  useHost,
} from './host.ts'
export { Items } from './items.tsx'
export { prepareLaterBlocks } from './later-words.ts'
export { needsOf } from './needs.ts'
export { blocksOf, loadViews } from './views.ts'
