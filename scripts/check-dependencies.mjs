// Checks the dependency rule (docs/architecture.md) with dependency-cruiser. It also fails when the cruiser found too few
// modules: a cruiser that cannot read TypeScript would otherwise succeed without checking anything.
import { spawnSync } from 'node:child_process'

const roots = ['apps', 'packages', 'testkit', 'e2e', 'bench']
const { status, stdout, stderr } = spawnSync(
  'node_modules/.bin/node',
  ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...roots, '--output-type', 'err-long'],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
)
const moduleCount = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
if (status !== 0 || moduleCount < 10) {
  console.error(stdout, stderr, `modules seen: ${moduleCount}`)
  process.exit(1)
}
console.info(`${moduleCount} modules keep the rule`)
