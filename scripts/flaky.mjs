// Tests that passed at the second try only: e2e/flaky.json. `npm test` writes them down; `npm run check` fails while there are too
// many of them, or one is old. Whoever mends a test, or finds the fault of the product behind it, removes its entry.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

const FILE = join(ROOT, 'e2e', 'flaky.json')
const MOST = 5
const OLDEST_DAYS = 14
const DAY_MS = 24 * 60 * 60_000

/** @typedef {{ title: string, date: string, commit: string }} Flaky a test, the first day (`YYYY-MM-DD`) and the commit of that day */

/**
 * The list with tests that passed late; a test that stands there keeps its first day.
 * @param {readonly Flaky[]} list
 * @param {readonly string[]} titles
 * @param {{ date: string, commit: string }} run
 * @returns {Flaky[]}
 */
export function withLate(list, titles, { date, commit }) {
  const newTitles = titles.filter((title) => !list.some((entry) => entry.title === title))
  return [...list, ...newTitles.map((title) => ({ title, date, commit }))]
}

/**
 * What is wrong with a list.
 * @param {readonly Flaky[]} list
 * @param {number} now milliseconds since 1970
 * @returns {string[]} sentences; empty: nothing
 */
export function faultsOf(list, now) {
  const old = list.filter(({ date }) => now - Date.parse(date) > OLDEST_DAYS * DAY_MS)
  return [
    ...(list.length > MOST ? [`${list.length} tests pass at the second try only; ${MOST} may: e2e/flaky.json`] : []),
    ...old.map(
      ({ title, date }) => `since ${date}, more than ${OLDEST_DAYS} days, passes at the second try only: ${title}`,
    ),
  ]
}

const readList = () => JSON.parse(readFileSync(FILE, 'utf8'))

/** Writes down tests that passed at the second try. */
export function recordLate(titles) {
  if (titles.length === 0) return
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(FILE, `${JSON.stringify(withLate(readList(), titles, { date, commit }), null, 2)}\n`)
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const faults = faultsOf(readList(), Date.now())
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
