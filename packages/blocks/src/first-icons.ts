/**
 * The icons of the blocks that answer the first tap, and the names of all others. A build of the site leaves those out
 * (`apps/site/build/first-load.data.ts`); anywhere else these are all.
 */
export { icons as firstIcons } from './icon-list.ts'
