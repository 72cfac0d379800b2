// Runs one of the product's own tools on the pinned Node: node scripts/tool.mjs FILE [words…].
import './start-node-version.mjs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'

ensureInstalled('run')
const { status, error } = spawnSync(PINNED_NODE, process.argv.slice(2), {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnvironment(),
})
if (error) console.error(error.message)
process.exitCode = status === null ? 1 : status
