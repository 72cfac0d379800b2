import { defineConfig } from 'vitest/config'

/** The tests that a mutation run of one package needs, and no others. */
export default defineConfig({
  test: { include: [`packages/${process.env.MUTATE_PACKAGE}/src/**/*.test.ts`], pool: 'threads' },
})
