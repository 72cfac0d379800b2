// npm run dev: the site and the staff page with hot reload, and the server restarted at each change.
import './start-node-version.mjs'
import { join } from 'node:path'
import { runUntilEnd } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'

console.info('Fairground is starting for development')
ensureInstalled('all')
const env = toolEnvironment({ NODE_ENV: 'development' })
// The site's development server forwards calls to our server.
const site = { ...env, API_URL: `http://127.0.0.1:${process.env.PORT || 8080}` }
process.exitCode = await runUntilEnd([
  { program: PINNED_NODE, words: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], env },
  { program: PINNED_NODE, words: [join(ROOT, 'node_modules/vite/bin/vite.js'), 'apps/site'], env: site },
  { program: PINNED_NODE, words: [join(ROOT, 'node_modules/vite/bin/vite.js'), 'apps/staff'], env: site },
])
