import { defineConfig } from 'vitest/config'

/** The tests for a mutation run of one package. */
export default defineConfig({
  test: { include: [`packages/${process.env.MUTATE_PACKAGE}/src/**/*.test.ts`], pool: 'threads' },
})
