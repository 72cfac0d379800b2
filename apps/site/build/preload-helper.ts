import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's module that each dynamic import of a build goes through. */
const HELPER = /^\0vite\/preload-helper\.js$/
const OWN = join(import.meta.dirname, '../src/kernel/chunks/preload.ts')

/** Puts the site's own preloading (`kernel/chunks/preload.ts`) in place of Vite's. */
export function preloadHelper(): Plugin {
  return {
    name: 'fairground-preload-helper',
    enforce: 'pre',
    transform: {
      filter: { id: HELPER },
      handler: () => ({ code: `export { preload as __vitePreload } from ${JSON.stringify(OWN)}`, map: null }),
    },
  }
}
