// npm test: installs everything, then proves it: checks, unit, server and browser tests. Runs on any Node from 20.
// The last line is the sum of all tests; steps and tests that failed are named above it, after the output of those steps.
import './start-node-version.mjs'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'
import { findChromium } from './test-chromium.mjs'
import { countTests } from './test-counts.mjs'
import { runSteps } from './test-steps.mjs'

console.info('Fairground is being tested')
ensureInstalled('all')
const reports = mkdtempSync(join(tmpdir(), 'fairground-reports-'))
const env = () => toolEnvironment({ CI: '1' })
const cores = cpus().length

/** Any command that needs nothing of the others. */
function plain(name, ...words) {
  return { name, program: PINNED_NODE, words, env, needs: [], after: [] }
}

/** All tests of one Vitest project, with their report. */
function vitest(name, after) {
  const report = join(reports, `${name}.json`)
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', name, '--reporter=default', '--reporter=json']
  return { ...plain(name, ...words, `--outputFile.json=${report}`), after, report }
}

/** The journeys, against the built site in the browser that was found. */
function journeys(after) {
  const report = join(reports, 'browser.json')
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  return {
    ...plain('browser', ...words, '--reporter=list,json'),
    env: () => ({ ...env(), CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    needs: ['chromium', 'site'],
    after,
    report,
  }
}

const short = [
  plain('check', 'scripts/check.mjs'),
  plain('chromium', 'scripts/test-chromium.mjs'),
  plain('site', 'scripts/build.mjs'),
  { ...plain('first load', 'scripts/check-first-load.mjs'), needs: ['site'] },
  vitest('unit', []),
]
// The two long ones share the machine with each other only where it is large.
const steps = [
  ...short,
  vitest(
    'server',
    short.map(({ name }) => name),
  ),
  // Kills whole servers under load, so it has the machine for itself.
  vitest('kill', ['server']),
]
if (existsSync(join(ROOT, 'e2e', 'playwright.config.ts'))) steps.push(journeys(cores >= 8 ? [] : ['server', 'kill']))

const succeeded = await runSteps(steps, cores >= 4 ? 4 : 1)
const counts = steps.map(({ name, report }) => countTests({ report, ok: succeeded.get(name) }))
rmSync(reports, { recursive: true })
const failedSteps = steps.map(({ name }) => name).filter((name) => !succeeded.get(name))
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
if (failedSteps.length > 0) console.error(`failed: ${failedSteps.join(', ')}`)
for (const title of counts.flatMap(({ failures }) => failures)) console.error(`failed: ${title}`)
for (const title of counts.flatMap(({ late }) => late)) console.info(`passed at the second try: ${title}`)
console.info(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = failedSteps.length > 0 || sum('failed') > 0 ? 1 : 0
