import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of a benchmark in its own process. */
export type Program = { url: string; stop(): Promise<void> }

/**
 * Starts a TypeScript file and waits for its line `ready http://…`.
 * @param file relative to the folder of benchmarks
 */
export async function startProgram(file: string, environment: Record<string, string> = {}): Promise<Program> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (http:\S+)$/.exec(line)?.[1]
    if (!url) continue
    return {
      url,
      async stop() {
        child.kill('SIGTERM')
        await exit
      },
    }
  }
  throw new Error(`${file} ended before it was ready`)
}

/** Pins a load to the last core, if the system has taskset, so that it costs each contestant the same. */
const PINNED = spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '-c', String(cpus().length - 1)] : []

/** Runs a TypeScript file to its end, on one core, and reads the JSON of its last line. */
export async function runProgram(file: string, words: string[]): Promise<unknown> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const [program = '', ...programWords] = [...PINNED, process.execPath, path, ...words]
  const child = spawn(program, programWords, { stdio: ['ignore', 'pipe', 'inherit'] })
  const text = (await child.stdout.toArray()).join('')
  return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')
}
