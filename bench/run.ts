// npm run bench -- settle|hot|embedded|…: each is a file beside this one whose run() prints a table. Exit 1: a bar is missed.
import { existsSync } from 'node:fs'

/** What a benchmark exports: measures, prints its table, and says whether it kept every bar. */
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
  'fanout',
  'history',
  'taps',
]

const [name = '', ...options] = process.argv.slice(2)
const file = new URL(`./${name}.ts`, import.meta.url)
if (!NAMES.includes(name) || !existsSync(file)) {
  console.error(`Say which one: npm run bench -- ${NAMES.join(' | ')}`)
  process.exit(2)
}
const { run } = (await import(file.href)) as Bench
process.exit((await run(options)) ? 0 : 1)
