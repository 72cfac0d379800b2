import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the site like `npm start`. Returns its folder. */
export function buildSite(): string {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'inherit' })
  return join(ROOT, 'apps/site/dist')
}

const BARE_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>`

const BARE_SCRIPT = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const text = 'Fair games. Check every result yourself. '
createRoot(document.getElementById('root')).render(
  createElement('main', null, createElement('h1', null, 'A bare page'), createElement('p', null, text.repeat(6))))
`

/** Builds a page with only React, a heading and a paragraph, for comparison. Returns its folder. */
export async function buildBarePage(): Promise<string> {
  // Inside the project, so that the bare page finds the same React.
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const root = mkdtempSync(join(cache, 'bare-'))
  writeFileSync(join(root, 'index.html'), BARE_PAGE)
  writeFileSync(join(root, 'main.js'), BARE_SCRIPT)
  await build({ root, configFile: false, logLevel: 'warn', build: { modulePreload: { polyfill: false } } })
  return join(root, 'dist')
}
