import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const font = (name: string): Buffer => readFileSync(require.resolve(`@fontsource-variable/${name}.woff2`))

/** Files that the pages load, by name under `/assets/`. */
export const assets: ReadonlyMap<string, { type: string; content: Buffer }> = new Map([
  [
    'checkout.css',
    { type: 'text/css; charset=utf-8', content: readFileSync(new URL('checkout.css', import.meta.url)) },
  ],
  ['figtree.woff2', { type: 'font/woff2', content: font('figtree/files/figtree-latin-wght-normal') }],
  [
    'bricolage.woff2',
    { type: 'font/woff2', content: font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal') },
  ],
])
