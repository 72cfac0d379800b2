// npm start: installs, builds and runs Fairground, each only when needed. Runs on any Node from 20 with npm.
import './start-node-version.mjs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { runUntilEnd } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'

console.info('Fairground is starting')
ensureInstalled('run')
if (!ensureBuilt()) process.exit(1)
process.exitCode = await runUntilEnd([
  {
    program: PINNED_NODE,
    words: ['apps/server/src/main.ts'],
    env: toolEnvironment({
      NODE_ENV: process.env.NODE_ENV || 'production',
      // Caches compiled code, which halves the time from a start to the first answer.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(ROOT, 'node_modules', '.cache', 'node'),
    }),
  },
])
