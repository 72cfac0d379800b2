// Rules of tests that no linter has: what makes a test late, lucky or unable to fail. Part of `npm run check`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Where tests, and what only tests use, lie. */
const TESTS = /^(e2e\/(?!gallery|studio)|apps\/[^/]+\/test\/|testkit\/src\/)|\.(test|spec)\.tsx?$/
const IN_BROWSER = /^(e2e\/(?!gallery|studio|pictures)|apps\/(site|staff)\/test\/)/

/**
 * @typedef {object} Rule
 * @property {string} why a sentence: what is wrong, and what to do instead
 * @property {RegExp} in the files that it holds in
 * @property {(text: string) => Iterable<number>} find where in a file's text it is broken
 */

/** Places where a pattern is found. */
const places = (pattern) => (text) => [...text.matchAll(pattern)].map(({ index }) => index)

/** Bodies of calls that are repeated until they hold: `expect.poll(…)`, `expect(…).toPass()`. */
function repeatedPresses(text) {
  const presses = /\.(click|press|fill|check|tap|dblclick)\(/g
  return [...text.matchAll(/expect\s*\.poll\(|expect\(async/g)].flatMap(({ index, 0: opening }) => {
    const end = endOfCall(text, index + opening.indexOf('('))
    const body = text.slice(index, end)
    if (opening.startsWith('expect(') && !/^\)?\s*\.toPass\(/.test(text.slice(end))) return []
    return [...body.matchAll(presses)].map((press) => index + press.index)
  })
}

/** Where the bracket that opens at `from` is closed. */
function endOfCall(text, from) {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}

/** @type {readonly Rule[]} */
export const rules = [
  {
    why: 'a time-out below the default fails on a busy machine: leave it out',
    in: IN_BROWSER,
    // Defaults: 5 s for what is polled, 15 s for a test of the site.
    find: places(/\b(timeout|actionTimeout): (\d{1,3}|[1-4]_?\d{3})\b/g),
  },
  {
    why: 'a press inside a repeat presses more than once: press first, then wait for what it does',
    in: IN_BROWSER,
    find: repeatedPresses,
  },
  {
    why: 'isVisible() in a condition looks once, too early or not: wait for the one or the other',
    in: IN_BROWSER,
    find: places(/(\bif \(|\bwhile \(|&& |\|\| |\? )[^\n]*\bisVisible\(\)|isVisible\(\)\)?( &&| \|\||\) \?| \?)/g),
  },
  {
    why: 'luck without a seed: choose what happens (testkit/src/aim.ts), or print a seed',
    in: TESTS,
    find: places(/\bMath\.random\(/g),
  },
]

/**
 * What breaks a rule in a file.
 * @param {string} file its path from the project's folder
 * @param {string} text
 * @returns {string[]} one line a fault
 */
export function faultsIn(file, text) {
  const lineOf = (index) => text.slice(0, index).split('\n').length
  return rules
    .filter((rule) => rule.in.test(file))
    .flatMap(({ why, find }) => [...find(text)].map((index) => `${file}:${lineOf(index)}: ${why}`))
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && rules.some((rule) => rule.in.test(file)))
    // What is removed and not yet committed is listed too.
    .filter((file) => existsSync(join(ROOT, file)))
  const faults = files.flatMap((file) => faultsIn(file, readFileSync(join(ROOT, file), 'utf8')))
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
