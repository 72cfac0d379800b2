// npm run bench -- settle|hot|embedded|…: each is a file beside this one whose run() prints a table. Exit 1: it misses a bar.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The exports of a benchmark: `run` measures, prints its table, and returns whether it met every bar. */
export type Bench = { run(options: string[]): Promise<boolean> }

const NAMES = [
  'settle',
  'hot',
  'embedded',
  'http',
  'route',
  'load',
  'frames',
  'kill',
  'kill-crash',
  'kill-lottery',
  'lottery',
  'fanout',
  'sockets',
  'history',
  'taps',
  'scroll',
  'look',
  'durable',
  'limits',
  'statement',
]

/** Benchmarks with a browser. */
const IN_BROWSER = ['load', 'frames', 'taps', 'scroll', 'look']

const [name = '', ...options] = process.argv.slice(2)
const file = new URL(`./${name}.ts`, import.meta.url)
if (!NAMES.includes(name) || !existsSync(file)) {
  console.error(`Say which one: npm run bench -- ${NAMES.join(' | ')}`)
  process.exit(2)
}
if (IN_BROWSER.includes(name)) {
  const finder = fileURLToPath(new URL('../scripts/test-chromium.mjs', import.meta.url))
  process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim()
}
const { run } = (await import(file.href)) as Bench
process.exit((await run(options)) ? 0 : 1)
