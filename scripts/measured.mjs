// node scripts/measured.mjs FILE PROGRAM [words…]: runs a program as if it were started itself, and writes to FILE how many CPU
// seconds it and all its children took. So a step's cost is its own, also while other steps run.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { childrenCpuSeconds } from './budget.mjs'

const [file, program, ...words] = process.argv.slice(2)
const child = spawn(program, words, { stdio: 'inherit' })
child.once('error', (error) => {
  console.error(error.message)
  process.exit(127)
})
child.once('close', (code, signal) => {
  writeFileSync(file, JSON.stringify(childrenCpuSeconds() ?? null))
  if (signal) process.kill(process.pid, signal)
  else process.exit(code)
})
