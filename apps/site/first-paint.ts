import { themeCss } from '@fairground/ui/theme'
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { BeforePaintData } from './src/prerender/before-paint.ts'

type Prerender = typeof import('./src/prerender/first-screen.tsx')
type BeforePaint = typeof import('./src/prerender/before-paint.ts')

/** Fonts that the first screen is set in. */
const FIRST_FONTS = ['figtree-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']

/**
 * Puts into each page what its first paint needs, so that it waits for no script and no style sheet: the theme's
 * variables, the layout, the styles, the fonts' addresses, and on `index.html` the lobby itself, in English, with the other
 * languages' texts beside it.
 */
export function firstPaint(): Plugin {
  return {
    name: 'fairground-first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, filename }) {
        const { beforePaint, layOut } = await load<BeforePaint>('./src/prerender/before-paint.ts')
        const always: HtmlTagDescriptor[] = [
          // After the viewport's meta tag: before it every phone is 980 px wide.
          { tag: 'script', children: `(${layOut.toString()})()`, injectTo: 'head' },
          { tag: 'style', attrs: { id: 'theme' }, children: themeCss(), injectTo: 'head' },
        ]
        if (!bundle) return always
        const files = Object.values(bundle)
        const tags = [...always, ...fontPreloads(files)]
        const styled = inlineStyles(afterPaint(html), files)
        const page = filename.endsWith('index.html') ? await drawLobby(styled, files, beforePaint) : styled
        return { html: page, tags }
      },
    },
  }
}

type Files = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]

function fontPreloads(files: Files): HtmlTagDescriptor[] {
  const fonts = files.filter(({ fileName }) => FIRST_FONTS.some((name) => fileName.includes(name)))
  return fonts.map(({ fileName }) => ({
    tag: 'link',
    attrs: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: `/${fileName}`,
      crossorigin: '',
      fetchpriority: 'low',
    },
    injectTo: 'head-prepend',
  }))
}

/** Scripts and their preloads give way to the page itself: the first screen needs none of them. */
function afterPaint(html: string): string {
  return html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}

/**
 * Each linked style sheet stands in the page instead. A disabled link, which is never fetched, stays behind: by it the
 * loader of later chunks sees that the styles are there.
 */
function inlineStyles(html: string, files: Files): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
    const file = files.find(({ fileName }) => fileName === name)
    if (file?.type !== 'asset') return link
    return `<style>${String(file.source)}</style><link rel="stylesheet" href="/${name}" disabled>`
  })
}

async function drawLobby(html: string, files: Files, beforePaint: BeforePaint['beforePaint']): Promise<string> {
  const { firstScreen: screen } = await load<Prerender>('./src/prerender/first-screen.tsx')
  const data: BeforePaintData = { languages: {}, files: {} }
  for (const [tag, patch] of Object.entries(screen.patches)) data.languages[tag.toLowerCase()] = { tag, patch }
  for (const file of files) {
    const [, tag] =
      (file.type === 'chunk' && /phrases\/src\/([a-z-]+)\/index\.ts$/.exec(file.facadeModuleId ?? '')) || []
    if (tag) data.files[tag] = `/${file.fileName}`
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const script = `<script>(${beforePaint.toString()})(${json})</script>`
  return html.replace('<div id="root"></div>', () => `<div id="root">${screen.html}</div>${script}`)
}

async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(new URL(path, import.meta.url).pathname, {
    root: import.meta.dirname,
    logLevel: 'warn',
    configFile: false,
  })
  return module
}
