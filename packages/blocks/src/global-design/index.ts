/** The global design, read and as CSS: the server's part, and a page's that takes over a design it was not drawn with. */
export { globalDesignCss } from './css.ts'
export { readGlobalDesign } from './read.ts'
