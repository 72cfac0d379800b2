// Runs the product's processes until they end or a signal ends them.
import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/** Ctrl-C sends several signals, from the terminal and from npm: within this time they count as one. */
const ONE_WISH_MS = 1_000
/** A program that has not ended so long after it was asked to hangs. The server gives up by itself after 25 s. */
const STOP_LIMIT_MS = 30_000

/**
 * Starts programs and waits for all of them. It passes SIGINT, SIGTERM and SIGHUP on once, as SIGTERM; a second signal
 * after a second becomes SIGKILL, and so does the end of the time that a stop may take. When one program ends, it stops the others too. The programs are not in the terminal's
 * process group, so that each gets exactly one signal; if this process is killed, they notice it by their standard input, a
 * pipe that closes with it.
 * @param {{ program: string, words: string[], env?: NodeJS.ProcessEnv }[]} programs
 * @returns {Promise<number>} the first exit code that is not 0; 0 when every program ended well
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
  const sendSignal = (signal) => {
    for (const child of children) if (isRunning(child)) signalGroup(child, signal)
  }
  let stopAskedAt = 0
  const stop = () => {
    stopAskedAt = Date.now()
    sendSignal('SIGTERM')
    setTimeout(() => sendSignal('SIGKILL'), STOP_LIMIT_MS).unref()
  }
  const askToStop = () => {
    if (stopAskedAt === 0) stop()
    else if (Date.now() - stopAskedAt > ONE_WISH_MS) sendSignal('SIGKILL')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, askToStop)
  process.on('exit', () => sendSignal('SIGKILL'))
  const codes = []
  await Promise.all(
    children.map(async (child) => {
      codes.push(await exitCodeOf(child))
      if (stopAskedAt === 0) stop()
    }),
  )
  return codes.find((code) => code !== 0) || 0
}

function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** SIGTERM goes to the program, which ends its own children in order; SIGKILL goes to its whole process group. */
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
