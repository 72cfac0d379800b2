// npm run mutate -- games|ledger|money [path inside the package, such as src/fair]
// Makes small changes to the package's code, one at a time, and reports those that no test notices. The score must be at
// least 80. The report is a page: reports/mutation/<package>.html
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Stryker } from '@stryker-mutator/core'

const room = process.argv[2]
if (room === undefined || !existsSync(`packages/${room}/src`)) {
  console.error('Which package? npm run mutate -- games|ledger|money')
  process.exit(2)
}
const part = process.argv[3] ?? 'src'
// Read by scripts/mutate.vitest.mjs, which Stryker loads in threads of this process.
process.env.MUTATE_PACKAGE = room

await new Stryker({
  mutate: [
    `packages/${room}/${part}/**/*.ts`,
    `packages/${room}/${part}*.ts`,
    '!packages/**/*.test.ts',
    '!packages/**/*.data.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate.vitest.mjs', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Copies only what the pure packages and their tests read.
  ignorePatterns: ['**', '!package.json', '!packages/**', '!docs/**', '!scripts/**', 'packages/*/dist'],
  // A changed constant matters as much as a changed branch.
  ignoreStatic: false,
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? Math.max(1, availableParallelism() - 1)),
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: `reports/mutation/${room}.html` },
  thresholds: { high: 90, low: 85, break: 80 },
  tempDirName: '.stryker-tmp',
  allowEmpty: false,
}).runMutationTest()
