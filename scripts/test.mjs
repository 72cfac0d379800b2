// npm test: installs everything, then proves it: checks, unit, server and browser tests. Runs on any Node from 20.
// `npm test -- --changed` runs the checks and the tests nearest to what changed since the last commit, or since the one that
// `--changed=<commit>` names; where nothing has, to the last commit itself.
// The last line is the sum of all tests; steps and tests that failed are named above it, after the output of those steps.
import './start-node-version.mjs'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles } from './changed-files.mjs'
import { ensureInstalled } from './install.mjs'
import { planTests } from './plan-tests.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'
import { findChromium } from './test-chromium.mjs'
import { countTests } from './test-counts.mjs'
import { runSteps } from './test-steps.mjs'

const [wish, ...more] = process.argv.slice(2)
const [, isPart, commit] = /^(--changed)(?:=(.+))?$/.exec(wish ?? '') ?? []
if (more.length > 0 || (wish !== undefined && !isPart)) {
  console.error('npm test runs everything; npm test -- --changed or --changed=<commit>, what a change touches')
  process.exit(1)
}
console.info('Fairground is being tested')
ensureInstalled('all')
const plan = isPart && planChange()
const reports = mkdtempSync(join(tmpdir(), 'fairground-reports-'))
const env = () => toolEnvironment({ CI: '1' })
const cores = cpus().length

/** The tests nearest to the change, once it is said which they are. */
function planChange() {
  try {
    const { files, since } = changedFiles(commit)
    const tests = planTests(files)
    console.info([`changed since ${since}: ${files.join(', ')}`, ...tests.lines].join('\n'))
    return tests
  } catch (error) {
    console.error(`What changed is not known: ${error.message}`)
    process.exit(1)
  }
}

/** Any command that needs nothing of the others. */
function plain(name, ...words) {
  return { name, program: PINNED_NODE, words, env, needs: [], after: [] }
}

/** The tests of one Vitest project, with their report: all where no files are named. */
function vitest(name, after, files = []) {
  const report = join(reports, `${name}.json`)
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', name, '--reporter=default', '--reporter=json']
  return { ...plain(name, ...words, `--outputFile.json=${report}`, ...files), after, report }
}

/** The journeys, against the built site in the browser that was found: all where no files are named. */
function journeys(after, files = []) {
  const report = join(reports, 'browser.json')
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  return {
    ...plain('browser', ...words, '--reporter=list,json', ...files),
    env: () => ({ ...env(), CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    needs: ['chromium', 'site'],
    after,
    report,
  }
}

const check = plain('check', 'scripts/check.mjs')
const site = [
  plain('chromium', 'scripts/test-chromium.mjs'),
  plain('site', 'scripts/build.mjs'),
  { ...plain('first load', 'scripts/check-first-load.mjs'), needs: ['site'] },
]

function everything() {
  const short = [check, ...site, vitest('unit', [])]
  const shortNames = short.map(({ name }) => name)
  // The two long ones share the machine with each other only where it is large. Kill kills whole servers under load, so it
  // has the machine for itself.
  const steps = [...short, vitest('server', shortNames), vitest('kill', ['server'])]
  if (existsSync(join(ROOT, 'e2e', 'playwright.config.ts'))) steps.push(journeys(cores >= 8 ? [] : ['server', 'kill']))
  return steps
}

/** The steps of a plan, the quick ones first. */
function partOf({ unit, server, browser }) {
  const steps = [check]
  if (unit.length > 0) steps.push(vitest('unit', [], unit))
  if (server.length > 0) steps.push(vitest('server', [], server))
  if (browser.length > 0) steps.push(...site, journeys([], browser))
  return steps
}

const steps = plan ? partOf(plan) : everything()
const succeeded = await runSteps(steps, cores >= 4 ? 4 : 1)
const counts = steps.map(({ name, report }) => countTests({ report, ok: succeeded.get(name) }))
rmSync(reports, { recursive: true })
const failedSteps = steps.map(({ name }) => name).filter((name) => !succeeded.get(name))
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
if (failedSteps.length > 0) console.error(`failed: ${failedSteps.join(', ')}`)
for (const title of counts.flatMap(({ failures }) => failures)) console.error(`failed: ${title}`)
for (const title of counts.flatMap(({ late }) => late)) console.info(`passed at the second try: ${title}`)
if (plan) console.info('these are the tests nearest to the change; npm test runs all')
console.info(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = failedSteps.length > 0 || sum('failed') > 0 ? 1 : 0
