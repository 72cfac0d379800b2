import { join } from 'node:path'
import { themeCss } from '@fairground/ui/theme'
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite'

type BeforePaint = typeof import('../src/app/prerender/before-paint.ts')
type AfterPaint = typeof import('../src/app/prerender/after-paint.ts')

/** Fonts that the first screen is set in. */
const FIRST_FONTS = ['figtree-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']

/**
 * Puts into each page what its first paint needs, so that it waits for no script and no style sheet: the theme's
 * variables, the layout, the styles, the fonts' addresses. The server puts in the operator's own theme and the rendered page.
 * The page's scripts come after its first paint.
 */
export function firstPaint(): Plugin {
  return {
    name: 'fairground-first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const always: HtmlTagDescriptor[] = [
          { tag: 'style', attrs: { id: 'theme' }, children: themeCss(), injectTo: 'head' },
          // After the viewport's meta tag, since before it every phone is 980 px wide; and after the theme, which it reads.
          { tag: 'script', children: await beforePaintScript(), injectTo: 'head' },
        ]
        if (!bundle) return always
        const files = Object.values(bundle)
        const starter: HtmlTagDescriptor = { tag: 'script', children: await afterPaintScript(), injectTo: 'body' }
        return { html: inlineStyles(laterScripts(html), files), tags: [...always, ...fontPreloads(files), starter] }
      },
    },
  }
}

type Files = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]

/** A function of ours as an inline script that calls it. */
const inline = (call: () => void): string => `(${call.toString()})()`

async function beforePaintScript(): Promise<string> {
  return inline((await load<BeforePaint>('src/app/prerender/before-paint.ts')).beforePaint)
}

async function afterPaintScript(): Promise<string> {
  return inline((await load<AfterPaint>('src/app/prerender/after-paint.ts')).afterPaint)
}

async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(new URL(`../${path}`, import.meta.url).pathname, {
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    configFile: false,
  })
  return module
}

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

/** Scripts and their preloads are there by name only, until `afterPaint` fetches them. */
function laterScripts(html: string): string {
  return html
    .replace(/<script type="module" crossorigin src="([^"]*)"><\/script>/g, '<script type="later" src="$1"></script>')
    .replace(/<link rel="modulepreload" crossorigin href="([^"]*)">/g, '<link rel="later" href="$1">')
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
