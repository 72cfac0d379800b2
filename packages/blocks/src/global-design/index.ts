/**
 * How to read the global design and write its CSS: for the server, and for a page that switches to a design it was not
 * rendered with.
 */
export { globalDesignCss } from './css.ts'
export { readGlobalDesign } from './read.ts'
