// node scripts/measured.mjs FILE PROGRAM [words…]: runs a program as if it were started itself, and writes to FILE how many CPU
// seconds it and everything that it started took. So a step's cost is its own, also while other steps run, and a browser counts,
// which its parent kills and never asks about.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { childrenCpuSeconds } from './budget.mjs'

const LOOK_MS = 1_000
const [file, program, ...words] = process.argv.slice(2)
const child = spawn(program, words, { stdio: 'inherit' })
/** CPU seconds of each process that the program has started, as they were last seen. */
const secondsByPid = new Map([[child.pid, 0]])

/** Looks at all processes of the system. Does nothing where the system does not tell. */
function look() {
  const foundFolders = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
  // A parent may stand below its child in the list.
  for (let before = -1; before < secondsByPid.size; ) {
    before = secondsByPid.size
    for (const { pid, parent, seconds } of foundFolders)
      if (secondsByPid.has(pid) || secondsByPid.has(parent)) secondsByPid.set(pid, seconds)
  }
}

function readProcess(name) {
  try {
    // Fields 4, 14 and 15 of proc_pid_stat(5), the times in hundredths of a second; the name before them may have spaces.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').pop().split(' ')
    return [{ pid: Number(name), parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / 100 }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

const timer = childrenCpuSeconds() === undefined ? undefined : setInterval(look, LOOK_MS)
child.once('error', (error) => {
  console.error(error.message)
  process.exit(127)
})
child.once('close', (code, signal) => {
  clearInterval(timer)
  const seenSeconds = [...secondsByPid.values()].reduce((sum, seconds) => sum + seconds, 0)
  const ended = childrenCpuSeconds()
  writeFileSync(file, JSON.stringify(ended === undefined ? null : Math.max(ended, seenSeconds)))
  if (signal) process.kill(process.pid, signal)
  else process.exit(code)
})
