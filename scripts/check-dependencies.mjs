// The dependency rule (docs/architecture.md), held by dependency-cruiser. It also fails when it saw too few modules:
// a cruiser that could not read TypeScript would otherwise report success over nothing.
import { spawnSync } from 'node:child_process'

const roots = ['apps', 'packages', 'testkit', 'e2e', 'bench']
const { status, stdout, stderr } = spawnSync(
  'node_modules/.bin/node',
  ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...roots, '--output-type', 'err-long'],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
)
const seen = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
if (status !== 0 || seen < 10) {
  console.error(stdout, stderr, `modules seen: ${seen}`)
  process.exit(1)
}
console.info(`${seen} modules keep the rule`)
