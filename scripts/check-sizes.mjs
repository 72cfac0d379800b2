// Checks sizes: no source file over 400 lines except data tables, nine in ten under 250, no committed file above 1 MB.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const problems = []
const lengths = []
for (const file of files) {
  const bytes = statSync(file).size
  if (bytes > 1_000_000) problems.push(`${file}: ${bytes} bytes`)
  if (!/\.(ts|tsx|mjs|css)$/.test(file) || /\.data\.ts$/.test(file)) continue
  const lines = readFileSync(file, 'utf8').split('\n').length
  lengths.push(lines)
  if (lines > 400) problems.push(`${file}: ${lines} lines`)
}
const longCount = lengths.filter((lines) => lines > 250).length
if (longCount > lengths.length / 10) problems.push(`${longCount} of ${lengths.length} files over 250 lines`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
