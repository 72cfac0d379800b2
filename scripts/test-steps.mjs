// Runs steps side by side as far as they allow, each in a process of its own, with its output kept until it is needed.
import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/** A step that takes longer hangs; it is ended and counts as failed. */
const LIMIT_MS = 50 * 60_000

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} program
 * @property {string[]} words
 * @property {() => NodeJS.ProcessEnv} env asked for when the step starts
 * @property {string[]} needs steps that must have succeeded; when one has not, this one does not run and counts as failed
 * @property {string[]} after steps that must have ended, however
 * @property {string} [report] path of the report that it writes
 */

/**
 * Runs all steps, at most `width` at a time, and prints a line for each as it ends; the whole output of one that failed.
 * @param {Step[]} steps in an order that lets each run
 * @returns {Promise<Map<string, boolean>>} by name, whether it succeeded
 */
export async function runSteps(steps, width) {
  const succeeded = new Map()
  const running = new Map()
  const children = new Set()
  const endAll = () => {
    for (const child of children) process.kill(-child.pid, 'SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))
  process.on('exit', endAll)
  const isDue = (step) => [...step.needs, ...step.after].every((name) => succeeded.has(name))
  while (succeeded.size < steps.length) {
    for (const step of steps.filter(({ name }) => !succeeded.has(name) && !running.has(name)).filter(isDue)) {
      if (running.size >= width) break
      const run = step.needs.every((name) => succeeded.get(name)) ? runStep(step, children) : notRun(step)
      running.set(
        step.name,
        run.then((ok) => {
          running.delete(step.name)
          succeeded.set(step.name, ok)
        }),
      )
    }
    await Promise.race(running.values())
  }
  process.off('exit', endAll)
  return succeeded
}

async function notRun({ name }) {
  console.error(`-- ${name}: not run`)
  return false
}

async function runStep({ name, program, words, env }, children) {
  const started = Date.now()
  const output = []
  const child = spawn(program, words, { cwd: ROOT, env: env(), stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  children.add(child)
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const limit = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LIMIT_MS)
  const ending = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal || code))
  })
  clearTimeout(limit)
  children.delete(child)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (ending === 0) console.info(`ok ${name} (${seconds} s)`)
  else console.error(`${Buffer.concat(output)}\n-- ${name} failed: ${ending} (${seconds} s)`)
  return ending === 0
}
