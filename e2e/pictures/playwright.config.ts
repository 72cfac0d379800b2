import { defineConfig } from '@playwright/test'
import journeys, { browserWith } from '../playwright.config.ts'

/** `npm run screens`: pictures of every screen, in `screens/` with an index page. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'pictures', testMatch: ['take.ts', 'themes.ts'], use: { launchOptions: browserWith() } }],
  outputDir: '../../test-results',
  globalSetup: './set-up.ts',
})
