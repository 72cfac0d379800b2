import { defineConfig } from 'vitest/config'

/** The unit tests for a mutation run of one room. */
export default defineConfig({
  test: { include: [`${process.env.MUTATE_FOLDER}/src/**/*.test.{ts,tsx}`], pool: 'threads' },
})
