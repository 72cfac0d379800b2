/** Whether the whole is run (`npm run test:all`), and not the part that each change is proved by (`npm test`). */
export const isWhole = process.env.TEST_EXTENT === 'whole'

/** How often something is done: `part` in `npm test`, `whole` in `npm run test:all`. */
export const extent = (counts: { part: number; whole: number }): number => (isWhole ? counts.whole : counts.part)
