// node scripts/five-times.mjs PROGRAM [words…]: runs a command five times while every core computes something else, and ends with
// the first failure. New and changed tests in a browser go through it: what fails on a busy machine fails here first.
import { spawn, spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

const TIMES = 5
const [program, ...words] = process.argv.slice(2)

const loads = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
process.on('exit', () => {
  for (const load of loads) load.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))

for (let time = 1; time <= TIMES; time++) {
  const { status, signal, error } = spawnSync(program, words, { stdio: 'inherit' })
  if (status === 0) continue
  console.error(`failed at time ${time} of ${TIMES}, with every core at work: ${error?.message ?? signal ?? status}`)
  process.exit(1)
}
console.info(`passed ${TIMES} times with every core at work`)
process.exit(0)
