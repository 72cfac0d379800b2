import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, toolEnvironment } from './project.mjs'

test('npm run screens finds a picture to take for every screen and every theme', { timeout: 60_000 }, () => {
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/pictures/playwright.config.ts',
    '--list',
  ]
  const env = toolEnvironment({ CHROMIUM_PATH: join(ROOT, 'not-started') })
  const listed = execFileSync(process.execPath, words, { cwd: ROOT, env, encoding: 'utf8' })
  expect(listed).toMatch(/take\.ts:\d+:\d+ › .*lobby/)
  expect(listed).toMatch(/themes\.ts:\d+:\d+ › /)
})
