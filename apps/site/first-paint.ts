import { themeCss } from '@fairground/ui/theme'
import type { Plugin } from 'vite'

/** Puts into each page what its first paint needs before any script has run: the theme's variables. */
export function firstPaint(): Plugin {
  return {
    name: 'fairground-first-paint',
    transformIndexHtml() {
      return [{ tag: 'style', attrs: { id: 'theme' }, children: themeCss(), injectTo: 'head-prepend' }]
    },
  }
}
