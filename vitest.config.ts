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
            'apps/site/{build,src}/**/*.test.{ts,tsx}',
            'apps/staff/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
          ],
          // Starts threads of its own, which a thread of Vitest's is no place for.
          exclude: ['**/node_modules/**', 'bench/sim/simulate.test.ts'],
          pool: 'threads',
          // On two cores too: Vitest would leave one of them idle.
          maxWorkers: Math.max(2, cores - 1),
          // Ends what hangs only: a slow machine that builds the site beside these tests takes seconds for some.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'packages/embedded-postgres/test/*.test.ts',
            'apps/sandbox/{src,test}/**/*.test.ts',
            'testkit/src/**/*.test.ts',
            'bench/sim/simulate.test.ts',
          ],
          exclude: ['apps/server/test/kill/**'],
          globalSetup: ['testkit/src/global-setup.ts'],
          // Node runs the source as it is, as it does in the product: nothing to transform.
          experimental: { viteModuleRunner: false },
          setupFiles: ['testkit/src/compile-cache.ts', 'testkit/src/one-connection.ts'],
          pool: 'forks',
          // A process takes many files and loads the server once: its parts are made by functions and share no state.
          isolate: false,
          // Two files side by side on two cores: a test that a busy machine made late is tried once more, and `npm test` names it.
          retry: 1,
          // Two also on two cores: while one worker's tests wait for a second to pass, the other's compute.
          maxWorkers: Math.max(3, cores - 1),
          // Whole servers are started here, several at a time: these only end what hangs.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // Kills whole servers under load: it wants the machine for itself.
        test: {
          name: 'kill',
          include: ['apps/server/test/kill/*.test.ts'],
          experimental: { viteModuleRunner: false },
          setupFiles: ['testkit/src/compile-cache.ts'],
          testTimeout: 420_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
