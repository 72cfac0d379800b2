// npm test: installs everything, then runs the checks and the unit, server and browser tests. Runs on any Node from 20.
// `npm test -- --changed` runs the checks and the tests nearest to the changes since the last commit, or since
// `--changed=<commit>`; without changes, nearest to the last commit itself.
// The last line is the sum of all tests; above it are the names of failed steps and tests, after the output of those steps.
// `npm run test:all` sets TEST_EXTENT: the whole, with all kills, long fuzz runs, real chains, every language, shuffled, twice.
import './start-node-version.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { judge, limitOf, machineFactor, slowTests } from './budget.mjs'
import { changedFiles } from './changed-files.mjs'
import { recordLate } from './flaky.mjs'
import { folderInMemory } from './folder-in-memory.mjs'
import { ensureInstalled } from './install.mjs'
import { planTests } from './plan-tests.mjs'
import { PINNED_NODE, toolEnvironment } from './project.mjs'
import { findChromium } from './test-chromium.mjs'
import { countTests } from './test-counts.mjs'
import { runSteps } from './test-steps.mjs'

const [wish, ...otherWords] = process.argv.slice(2)
const [, isPart, commit] = /^(--changed)(?:=(.+))?$/.exec(wish ?? '') ?? []
const isWhole = wish === '--all'
if (otherWords.length > 0 || (wish !== undefined && !isPart && !isWhole)) {
  console.error('npm test runs everything; npm test -- --changed or --changed=<commit>, what a change touches')
  process.exit(1)
}
console.info('Fairground is being tested')
ensureInstalled('all')
const plan = isPart && planChange()
const reports = mkdtempSync(join(tmpdir(), 'fairground-reports-'))
const inMemory = folderInMemory()
/** Memory that a process frees stays its own: a page that the system gives anew costs more than the work on it on a virtual machine. */
const keptHeap = { MALLOC_TOP_PAD_: 2 ** 20, MALLOC_TRIM_THRESHOLD_: 2 ** 30, MALLOC_MMAP_THRESHOLD_: 2 ** 30 }
const cheapMemory = { ...keptHeap, ...(inMemory && { TMPDIR: inMemory }) }
const env = () => toolEnvironment({ CI: '1', ...cheapMemory, ...(isWhole && { TEST_EXTENT: 'whole' }) })
const cores = cpus().length

/** Plans the tests nearest to the change, and prints the plan. */
function planChange() {
  try {
    const { files, since } = changedFiles(commit)
    const tests = planTests(files)
    console.info([`changed since ${since}: ${files.join(', ')}`, ...tests.lines].join('\n'))
    return { ...tests, changedPaths: files }
  } catch (error) {
    console.error(`What changed is not known: ${error.message}`)
    process.exit(1)
  }
}

/** A step that depends on no other. */
function plainStep(name, ...words) {
  return { name, program: PINNED_NODE, words, env, needs: [], after: [], limitMs: limitOf(name) }
}

/** The step of one Vitest project, with its report: the given files, or all tests. */
function vitest(name, after, files = []) {
  const report = join(reports, `${name}.json`)
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', name, '--reporter=default', '--reporter=json']
  // In another order each time: a test must not need the one before it. Vitest prints the seed of a failed run.
  const order = isWhole ? ['--sequence.shuffle.tests'] : []
  return { ...plainStep(name, ...words, `--outputFile.json=${report}`, ...order, ...files), after, report }
}

/** A browser and its tests wait for each other: four of them keep two cores busy. */
const CORES_OF_A_BROWSER = 0.5
/** The site's tests are so many steps, each with a browser of its own. */
const SITE_PARTS = 3

/** The step of one project of the site's tests in a browser, with its report: the given files, or all tests. */
function inBrowser(name, after, files = []) {
  const step = vitest(name, after, files)
  const config = `apps/site/vitest.${name === 'walk' ? 'walk.' : ''}config.ts`
  const words = [...step.words.slice(0, 2), '--config', config, ...step.words.slice(2)]
  return {
    ...step,
    words,
    env: () => ({ ...env(), NODE_ENV: 'production', CHROMIUM_PATH: findChromium() }),
    needs: ['chromium'],
    cores: CORES_OF_A_BROWSER,
  }
}

/** The steps of the site's tests. */
const siteParts = (after) => Array.from({ length: SITE_PARTS }, (_, at) => sitePart(at + 1, after))

function sitePart(number, after) {
  const step = inBrowser('site', after)
  const name = `site ${number}`
  const report = join(reports, `site-${number}.json`)
  const words = step.words.map((word) => (word.startsWith('--outputFile.json=') ? `--outputFile.json=${report}` : word))
  return { ...step, name, words: [...words, `--shard=${number}/${SITE_PARTS}`], report, limitMs: limitOf(name) }
}

/** The step of the journeys on the built site: the given files, or all journeys. */
function journeys(after, files = []) {
  const report = join(reports, 'browser.json')
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
  return {
    ...plainStep('browser', ...words, '--reporter=list,json', ...files),
    env: () => ({ ...env(), CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    needs: ['chromium', 'site build'],
    after,
    report,
  }
}

const check = plainStep('check', 'scripts/check.mjs')
const site = [
  { ...plainStep('chromium', 'scripts/test-chromium.mjs'), isTold: true },
  plainStep('site build', 'scripts/build.mjs'),
  { ...plainStep('first load', 'scripts/check-first-load.mjs'), needs: ['site build'] },
]

function everything() {
  const shortSteps = [check, ...site, { ...vitest('unit', []), cores: 2 }]
  const shortNames = shortSteps.map(({ name }) => name)
  const browserSteps = [inBrowser('walk', shortNames), ...siteParts(shortNames)]
  // The steps in a browser and the server step are long and run in parallel only on a large machine. The kill step kills servers
  // under load, so it runs alone.
  const browserAfter = cores >= 8 ? [] : ['server', 'kill']
  return [
    ...shortSteps,
    ...browserSteps,
    {
      ...vitest(
        'server',
        browserSteps.map(({ name }) => name),
      ),
      cores: 2,
    },
    { ...vitest('kill', ['server']), cores: 2 },
    { ...journeys(browserAfter), cores: 2 },
  ]
}

/** The steps of a plan, the fast ones first. */
function partOf({ unit, site: siteTests, walk, server, browser }) {
  const steps = [check]
  if (unit.length > 0) steps.push(vitest('unit', [], unit))
  if (server.length > 0) steps.push(vitest('server', [], server))
  if (siteTests.length + walk.length + browser.length > 0) steps.push(...site)
  if (siteTests.length > 0) steps.push(inBrowser('site', [], siteTests))
  if (walk.length > 0) steps.push(inBrowser('walk', [], walk))
  if (browser.length > 0) steps.push(journeys([], browser))
  const again = [
    ...changedIn(siteTests).map((file) => inBrowser('site', [], [file])),
    ...changedIn(browser).map((file) => journeys([], [file])),
  ]
  return [...steps, ...again.map((step, at) => fiveTimes(step, at))]
}

/** Files of a plan that changed themselves. */
const changedIn = (files) => files.filter((file) => plan.changedPaths.includes(file))

/** A step again, five times, with every core at work. */
function fiveTimes({ name, program, words, report: _, ...step }, at) {
  const plainWords = words.filter((word) => !/^--(outputFile|reporter)/.test(word))
  return {
    ...step,
    name: `${name} ${at + 1}, five times`,
    program: PINNED_NODE,
    words: ['scripts/five-times.mjs', program, ...plainWords],
  }
}

/** All tests again after all others, in another order. */
function twice(steps) {
  const names = steps.map(({ name }) => name)
  const again = steps.filter(({ report }) => report !== undefined)
  return [
    ...steps,
    ...again.map((step) => ({ ...step, name: `${step.name}, again`, after: [...names], limitMs: limitOf(step.name) })),
  ]
}

const steps = plan ? partOf(plan) : isWhole ? twice(everything()) : everything()
const factor = machineFactor()
if (factor > 1)
  console.info(`this machine takes ${factor.toFixed(2)} times the CPU time of the one that budgets were measured on`)
const successByName = await runSteps(steps, cores, (name, cpuSeconds) =>
  plan || isWhole ? { ok: true, line: '' } : judge(name, cpuSeconds, factor),
)
const counts = steps.map(({ name, report }) => ({ name, ...countTests({ report, ok: successByName.get(name) }) }))
rmSync(reports, { recursive: true })
const failedSteps = steps.map(({ name }) => name).filter((name) => !successByName.get(name))
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
const late = counts.flatMap((count) => count.late)
for (const line of counts.flatMap(({ name, times }) => slowTests(name.replace(/ \d$/, ''), times))) console.info(line)
if (failedSteps.length > 0) console.error(`failed: ${failedSteps.join(', ')}`)
for (const title of counts.flatMap(({ failures }) => failures)) console.error(`failed: ${title}`)
for (const { title, reason } of late)
  console.info(`passed at the second try: ${[title, reason].filter(Boolean).join(': ')}`)
recordLate(late.map(({ title }) => title))
if (plan) console.info('these are the tests nearest to the change; npm test runs all')
console.info(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = failedSteps.length > 0 || sum('failed') > 0 ? 1 : 0
