// npm run mutate -- games|ledger|money|site [path inside the room, such as src/fair]
// Makes small changes to the code, one at a time, and reports those that no unit test notices: the survivors. The score of a pure
// package must be at least 80; of the site it covers calls, live, player and links, whose other tests run in a browser. The report
// is a page: reports/mutation/<room>.html
import { availableParallelism } from 'node:os'
import { Stryker } from '@stryker-mutator/core'

/** Where a room's code is, what of it is changed, and the lowest score that passes. */
const ROOMS = {
  games: { folder: 'packages/games', parts: ['src'], lowest: 80 },
  ledger: { folder: 'packages/ledger', parts: ['src'], lowest: 80 },
  money: { folder: 'packages/money', parts: ['src'], lowest: 80 },
  site: { folder: 'apps/site', parts: ['src/calls', 'src/live', 'src/player', 'src/links'], lowest: null },
}

const room = ROOMS[process.argv[2]]
const parts = process.argv[3] ? [process.argv[3]] : room?.parts
if (!room) {
  console.error(`Which room? npm run mutate -- ${Object.keys(ROOMS).join('|')}`)
  process.exit(2)
}
// Read by scripts/mutate.vitest.mjs, which Stryker loads in threads of this process.
process.env.MUTATE_FOLDER = room.folder

await new Stryker({
  mutate: [
    ...parts.flatMap((part) => [`${room.folder}/${part}/**/*.{ts,tsx}`, `${room.folder}/${part}*.{ts,tsx}`]),
    '!**/*.test.{ts,tsx}',
    '!**/*.data.ts',
    '!**/stub-browser.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate.vitest.mjs', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Copies only what the room and its tests read.
  ignorePatterns: [
    '**',
    '!package.json',
    '!packages/**',
    '!docs/**',
    '!scripts/**',
    `!${room.folder}/**`,
    '**/dist',
    '**/dist-server',
  ],
  // A changed constant matters as much as a changed branch.
  ignoreStatic: false,
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? Math.max(1, availableParallelism() - 1)),
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: `reports/mutation/${process.argv[2]}.html` },
  thresholds: { high: 90, low: 85, break: room.lowest },
  tempDirName: '.stryker-tmp',
  allowEmpty: false,
}).runMutationTest()
