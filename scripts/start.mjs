// npm start: installs, builds and runs Fairground, each only when needed. Runs on any Node from 20 with npm.
import './start-node-version.mjs'
import { ensureBuilt } from './build.mjs'
import { runUntilEnd } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { PINNED_NODE, toolEnvironment } from './project.mjs'

// A full disk or a closed pipe under the output loses the lines, and ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
console.info('Fairground is starting')
ensureInstalled('run')
if (!ensureBuilt()) process.exit(1)
process.exitCode = await runUntilEnd([
  {
    program: PINNED_NODE,
    words: ['apps/server/src/main.ts'],
    env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV || 'production' }),
  },
])
