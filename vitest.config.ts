import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const cores = availableParallelism()

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'packages/games/verifier/*.test.ts',
            'bench/sim/*.test.ts',
            'apps/site/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
          ],
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'apps/sandbox/{src,test}/**/*.test.ts',
            'testkit/src/**/*.test.ts',
          ],
          globalSetup: ['testkit/src/global-setup.ts'],
          pool: 'forks',
          maxWorkers: Math.max(1, cores - 1),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
