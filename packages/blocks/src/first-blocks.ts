/**
 * The blocks that answer the first tap. A build of the site leaves the others out (`apps/site/build/first-load.data.ts`);
 * anywhere else these are all.
 */
export { blocks as firstBlocks } from './registry.ts'
