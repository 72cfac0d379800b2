// npm run check: all checks that do not run the product. `quick` leaves out unused code.
// Each step is one tool; the first failure stops, with the tool's output.
import { spawnSync } from 'node:child_process'

const quick = process.argv[2] === 'quick'
const steps = [
  { name: 'types', command: ['node', 'node_modules/typescript7/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'lint and format', command: ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'dependency rule', command: ['node', 'scripts/check-dependencies.mjs'] },
  { name: 'shape of the house', command: ['node', 'scripts/house.mjs', 'check'] },
  { name: 'file sizes', command: ['node', 'scripts/check-sizes.mjs'] },
  { name: 'rules of tests', command: ['node', 'scripts/check-tests.mjs'] },
  { name: 'late tests', command: ['node', 'scripts/flaky.mjs'] },
  { name: 'unused code', command: ['node_modules/.bin/knip', '--no-progress'], full: true },
]

for (const { name, command, full } of steps) {
  if (full && quick) continue
  const [program, ...args] = command
  const startedAt = Date.now()
  const { status, error } = spawnSync(program === 'node' ? 'node_modules/.bin/node' : program, args, {
    stdio: 'inherit',
  })
  if (error) console.error(error.message)
  if (status !== 0) {
    console.error(`check failed: ${name}`)
    process.exit(1)
  }
  console.info(`ok ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
}
