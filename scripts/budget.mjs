// What each step of `npm test` may cost: tests.budget.json. Costs are CPU seconds of all cores, since the clock says how busy the
// machine is. A step that costs more than 115 % of its budget fails.
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Cost of a step that fails it, as a part of its budget. */
const MOST_PERCENT = 115
/** A step that takes this many times its budget by the clock is ended: it hangs, or the machine cannot be used for tests. */
const LIMIT = 5
const LEAST_LIMIT_MS = 5 * 60_000

const budget = JSON.parse(readFileSync(join(ROOT, 'tests.budget.json'), 'utf8'))

/** CPU seconds that all ended children of this process have used so far; undefined where the system does not tell. */
export function childrenCpuSeconds() {
  if (!existsSync('/proc/self/stat')) return undefined
  // Fields 16 and 17, cutime and cstime, in hundredths of a second (proc_pid_stat(5)); the name before them may have spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').pop().split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** CPU seconds of the work that `machineFactor` does, on the machine that the budget was measured on. */
const REFERENCE_SECONDS = 0.3

/**
 * How much more CPU time this machine needs than the one that the budget was measured on: at least 1, at most 3.
 */
export function machineFactor() {
  const before = process.cpuUsage()
  const texts = {}
  for (let turn = 0; turn < 1_000_000; turn++) texts[`text ${turn % 5_000}`] = JSON.stringify({ turn })
  const { user, system } = process.cpuUsage(before)
  return Math.min(3, Math.max(1, (user + system) / 1e6 / REFERENCE_SECONDS))
}

/** By the clock, after how many milliseconds a step is ended. */
export function limitOf(name) {
  const seconds = budget.cpuSeconds[name]
  return seconds === undefined ? LEAST_LIMIT_MS : Math.max(LEAST_LIMIT_MS, (seconds * LIMIT * 1000) / cpus().length)
}

/**
 * Compares the cost of a step with its budget.
 * @param {string} name
 * @param {number | undefined} usedSeconds undefined: not known
 * @param {number} factor of this machine
 * @returns {{ ok: boolean, line: string }} the line says what was used and what is allowed
 */
export function judge(name, usedSeconds, factor) {
  const seconds = budget.cpuSeconds[name]
  if (seconds === undefined || usedSeconds === undefined) return { ok: true, line: 'no budget' }
  const allowed = seconds * factor
  const ok = usedSeconds <= (allowed * MOST_PERCENT) / 100
  const over = ok ? '' : `: more than ${MOST_PERCENT} %`
  return { ok, line: `${usedSeconds.toFixed(0)} CPU seconds of ${allowed.toFixed(0)}${over}` }
}

/**
 * Names the tests of a step that take longer than a test of their kind should.
 * @param {string} name of the step
 * @param {readonly { title: string, seconds: number }[]} tests
 * @returns {string[]} lines, the slowest first
 */
export function slowTests(name, tests) {
  const most = budget.slowestSeconds[name]
  if (most === undefined) return []
  return tests
    .filter(({ seconds }) => seconds > most)
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ title, seconds }) => `slower than ${most} s: ${title} (${seconds.toFixed(1)} s)`)
}
