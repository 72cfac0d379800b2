import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { LESS_TRANSPARENCY } from '../scripts/test-chromium.mjs'

// The workers read this file too; they inherit the environment of the first process.
process.env.CHROMIUM_PATH ??= execFileSync(
  process.execPath,
  [join(import.meta.dirname, '../scripts/test-chromium.mjs')],
  { encoding: 'utf8' },
).trim()

const isRoot = process.getuid?.() === 0

/** How the browser is started, with more words of a project. */
export const browserWith = (...words: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '',
  args: ['--disable-background-networking', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : []), ...words],
})

/**
 * Journeys in which something is watched while it moves. All others are walked with reduced motion, which draws a page once, and with
 * less transparency.
 */
const moving = ['aviator', 'crash', 'freespin', 'games', 'popups', 'scratch'].map((name) => `**/${name}.spec.ts`)

/** The journeys: one built product for all, started by the set-up; see README.md. */
export default defineConfig({
  testDir: '.',
  projects: [
    // First, since the longest are among them.
    { name: 'moving', testMatch: moving, use: { launchOptions: browserWith() } },
    {
      name: 'still',
      testIgnore: moving,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: browserWith(LESS_TRANSPARENCY),
      },
    },
  ],
  outputDir: '../test-results',
  globalSetup: './set-up.ts',
  fullyParallel: true,
  // A journey waits for its server, and its server for it: three keep two cores busy.
  workers: availableParallelism() >= 4 ? 4 : 3,
  // On a machine that others share a journey is tried once more; `npm test` names those that needed it.
  retries: 1,
  forbidOnly: true,
  // A limit that a busy machine reaches proves nothing; it ends what hangs. The longest journeys take a minute alone, and three share a machine with other work.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.FAIRGROUND_URL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a first failure did and asked for; without pictures and copies of the page, which cost more than the test.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
    // A picture of each page is taken before it closes, in case of a failure: for whoever looks on.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
  },
})
