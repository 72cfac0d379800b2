import { siteProject } from './vitest.config.ts'

/** Every screen of the site and of staff; see test/walk. */
export default siteProject('walk', { include: ['test/walk/*.test.tsx'] })
