// npm test: installs everything, then runs the checks and the unit, server and browser tests. Runs on any Node from 20.
// `npm test -- --changed` runs the checks and the tests nearest to the changes since the last commit, or since
// `--changed=<commit>`; without changes, nearest to the last commit itself.
// The last line is the sum of all tests; above it are the names of failed steps and tests, after the output of those steps.
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

const [wish, ...otherWords] = process.argv.slice(2)
const [, isPart, commit] = /^(--changed)(?:=(.+))?$/.exec(wish ?? '') ?? []
if (otherWords.length > 0 || (wish !== undefined && !isPart)) {
  console.error('npm test runs everything; npm test -- --changed or --changed=<commit>, what a change touches')
  process.exit(1)
}
console.info('Fairground is being tested')
ensureInstalled('all')
const plan = isPart && planChange()
const reports = mkdtempSync(join(tmpdir(), 'fairground-reports-'))
const env = () => toolEnvironment({ CI: '1' })
const cores = cpus().length

/** Plans the tests nearest to the change, and prints the plan. */
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

/** A step that depends on no other. */
function plainStep(name, ...words) {
  return { name, program: PINNED_NODE, words, env, needs: [], after: [] }
}

/** The step of one Vitest project, with its report: the given files, or all tests. */
function vitest(name, after, files = []) {
  const report = join(reports, `${name}.json`)
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', name, '--reporter=default', '--reporter=json']
  return { ...plainStep(name, ...words, `--outputFile.json=${report}`, ...files), after, report }
}

/** The step of the journeys on the built site: the given files, or all journeys. */
function journeys(after, files = []) {
  const report = join(reports, 'browser.json')
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  return {
    ...plainStep('browser', ...words, '--reporter=list,json', ...files),
    env: () => ({ ...env(), CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    needs: ['chromium', 'site'],
    after,
    report,
  }
}

const check = plainStep('check', 'scripts/check.mjs')
const site = [
  plainStep('chromium', 'scripts/test-chromium.mjs'),
  plainStep('site', 'scripts/build.mjs'),
  { ...plainStep('first load', 'scripts/check-first-load.mjs'), needs: ['site'] },
]

function everything() {
  const shortSteps = [check, ...site, vitest('unit', [])]
  const shortNames = shortSteps.map(({ name }) => name)
  // The server and browser steps are long and run in parallel only on a large machine. The kill step kills servers under
  // load, so it runs alone.
  const steps = [...shortSteps, vitest('server', shortNames), vitest('kill', ['server'])]
  if (existsSync(join(ROOT, 'e2e', 'playwright.config.ts'))) steps.push(journeys(cores >= 8 ? [] : ['server', 'kill']))
  return steps
}

/** The steps of a plan, the fast ones first. */
function partOf({ unit, server, browser }) {
  const steps = [check]
  if (unit.length > 0) steps.push(vitest('unit', [], unit))
  if (server.length > 0) steps.push(vitest('server', [], server))
  if (browser.length > 0) steps.push(...site, journeys([], browser))
  return steps
}

const steps = plan ? partOf(plan) : everything()
const successByName = await runSteps(steps, cores >= 4 ? 4 : 1)
const counts = steps.map(({ name, report }) => countTests({ report, ok: successByName.get(name) }))
rmSync(reports, { recursive: true })
const failedSteps = steps.map(({ name }) => name).filter((name) => !successByName.get(name))
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
if (failedSteps.length > 0) console.error(`failed: ${failedSteps.join(', ')}`)
for (const title of counts.flatMap(({ failures }) => failures)) console.error(`failed: ${title}`)
for (const title of counts.flatMap(({ late }) => late)) console.info(`passed at the second try: ${title}`)
if (plan) console.info('these are the tests nearest to the change; npm test runs all')
console.info(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = failedSteps.length > 0 || sum('failed') > 0 ? 1 : 0
