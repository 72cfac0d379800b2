// Runs the product's processes until they end or somebody ends them.
import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/** A terminal's Ctrl-C reaches us more than once, from the terminal and from npm: within this time it is one wish. */
const ONE_WISH_MS = 1_000

/**
 * Starts programs and waits for all of them. SIGINT, SIGTERM and SIGHUP are passed on once, as SIGTERM; a second wish
 * after a second is passed on as SIGKILL. When one ends, the others are asked to end too.
 * They are kept out of the terminal's process group, so that each is asked exactly once; should we be killed ourselves,
 * they notice by their standard input, a pipe that closes with us.
 * @param {{ program: string, words: string[], env?: NodeJS.ProcessEnv }[]} programs
 * @returns {Promise<number>} exit code of the one that ended first; 0 when we were asked to end and all went well
 */
export async function runUntilEnd(programs) {
  const children = programs.map(({ program, words, env }) =>
    spawn(program, words, {
      cwd: ROOT,
      env: { ...(env || process.env), SUPERVISED: 'on' },
      stdio: ['pipe', 'inherit', 'inherit'],
      detached: true,
    }),
  )
  const tell = (signal) => {
    for (const child of children) if (isRunning(child)) signalGroup(child, signal)
  }
  let askedAt = 0
  const ask = () => {
    if (askedAt === 0) {
      askedAt = Date.now()
      tell('SIGTERM')
    } else if (Date.now() - askedAt > ONE_WISH_MS) tell('SIGKILL')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask)
  process.on('exit', () => tell('SIGKILL'))
  const codes = []
  await Promise.all(
    children.map(async (child) => {
      codes.push(await exitCodeOf(child))
      if (askedAt === 0) {
        askedAt = Date.now()
        tell('SIGTERM')
      }
    }),
  )
  return codes.find((code) => code !== 0) || 0
}

function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** SIGTERM goes to the program, which ends its own children in order; SIGKILL to all that it has started. */
function signalGroup(child, signal) {
  try {
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code === null ? 128 + signalNumber(signal) : code))
  })
}

function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 }[signal] || 1
}
