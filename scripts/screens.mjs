// npm run screens: pictures of every screen, at four widths, logged in and out, in every language.
import './start-node-version.mjs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'
import { ensureChromium } from './test-chromium.mjs'

ensureInstalled('all')
const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/pictures/playwright.config.ts']
const { status } = spawnSync(PINNED_NODE, [...words, ...process.argv.slice(2)], {
  cwd: ROOT,
  env: toolEnvironment({ CHROMIUM_PATH: ensureChromium() }),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
