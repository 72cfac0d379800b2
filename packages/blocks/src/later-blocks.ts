/** The blocks that only other pages have: fetched with the first page that has one of them (see `first-blocks.ts`). */
export { blocks as laterBlocks } from './registry.ts'
