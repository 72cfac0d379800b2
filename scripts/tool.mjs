// Runs one of the product's own tools on the pinned Node: node scripts/tool.mjs [--for-tests] FILE [words…]. It installs the
// packages that it needs first: those of the product, with `--for-tests` also those that only tests and tools have.
import './start-node-version.mjs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'

const words = process.argv.slice(2)
const isForTests = words[0] === '--for-tests'
ensureInstalled(isForTests ? 'all' : 'run')
const { status, error } = spawnSync(PINNED_NODE, isForTests ? words.slice(1) : words, {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnvironment(),
})
if (error) console.error(error.message)
process.exitCode = status === null ? 1 : status
