// Runs steps in parallel where they allow it, each in its own process, and prints the output of failed ones.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} program
 * @property {string[]} words
 * @property {() => NodeJS.ProcessEnv} env called when the step starts
 * @property {string[]} needs steps that must succeed first; if one fails, this step does not run and counts as failed
 * @property {string[]} after steps that must end first, well or not
 * @property {number} [cores] how many cores it keeps busy; default: one
 * @property {string} [report] path of the step's report
 * @property {boolean} [isTold] whether its output is printed also when it succeeds
 * @property {number} [limitMs] a step that takes longer is ended and counts as failed; default: an hour
 */

/**
 * Runs all steps, side by side as far as the cores go: a step that wants more than there are runs alone. It prints a line for each
 * step that ends, and the whole output of a failed one.
 * @param {Step[]} steps each after the steps that it depends on
 * @param {number} cores of the machine
 * @param {(name: string, cpuSeconds: number | undefined) => { ok: boolean, line: string }} [judgeCost] called when a step has
 *   succeeded: whether it may cost what it did, and words for its line
 * @returns {Promise<Map<string, boolean>>} whether each step succeeded, by name
 */
export async function runSteps(steps, cores, judgeCost = () => ({ ok: true, line: '' })) {
  const successByName = new Map()
  const runningSteps = new Map()
  const children = new Set()
  const endAll = () => {
    for (const child of children) process.kill(-child.pid, 'SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))
  process.on('exit', endAll)
  const isDue = (step) => [...step.needs, ...step.after].every((name) => successByName.has(name))
  while (successByName.size < steps.length) {
    for (const step of steps.filter(({ name }) => !successByName.has(name) && !runningSteps.has(name)).filter(isDue)) {
      const busy = [...runningSteps.values()].reduce((sum, one) => sum + one.cores, 0)
      const { cores: wanted = 1 } = step
      if (runningSteps.size > 0 && busy + wanted > cores) continue
      const outcome = step.needs.every((name) => successByName.get(name))
        ? runStep(step, children, judgeCost)
        : skipStep(step)
      const end = outcome.then((ok) => {
        runningSteps.delete(step.name)
        successByName.set(step.name, ok)
      })
      runningSteps.set(step.name, { cores: wanted, end })
    }
    await Promise.race([...runningSteps.values()].map(({ end }) => end))
  }
  process.off('exit', endAll)
  return successByName
}

async function skipStep({ name }) {
  console.error(`-- ${name}: not run`)
  return false
}

async function runStep({ name, program, words, env, isTold, limitMs = 60 * 60_000 }, children, judgeCost) {
  const startedAt = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'fairground-cost-'))
  const costFile = join(folder, 'cpu-seconds.json')
  const output = []
  const measured = [join(import.meta.dirname, 'measured.mjs'), costFile, program, ...words]
  const child = spawn(process.execPath, measured, {
    cwd: ROOT,
    env: env(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  children.add(child)
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  let isEnded = false
  const limit = setTimeout(() => {
    isEnded = true
    process.kill(-child.pid, 'SIGKILL')
  }, limitMs)
  const ending = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal || code))
  })
  clearTimeout(limit)
  children.delete(child)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  const cost = ending === 0 ? judgeCost(name, JSON.parse(readFileSync(costFile, 'utf8')) ?? undefined) : undefined
  rmSync(folder, { recursive: true })
  if (ending === 0 && cost?.ok !== false) {
    console.info(
      `${isTold ? Buffer.concat(output) : ''}ok ${name} (${[`${seconds} s`, cost.line].filter(Boolean).join(', ')})`,
    )
    return true
  }
  const reason = isEnded
    ? `it was ended after ${limitMs / 1000} s: it hangs, or the machine has too much else to do`
    : (cost?.line ?? ending)
  console.error(`${Buffer.concat(output)}\n-- ${name} failed: ${reason} (${seconds} s)`)
  return false
}
