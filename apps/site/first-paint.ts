import { themeCss } from '@fairground/ui/theme'
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite'

type BeforePaint = typeof import('./src/prerender/before-paint.ts')

/** Fonts that the first screen is set in. */
const FIRST_FONTS = ['figtree-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']

/**
 * Puts into each page what its first paint needs, so that it waits for no script and no style sheet: the theme's
 * variables, the layout, the styles, the fonts' addresses. The server puts in the operator's own theme and the drawn page.
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
        return { html: inlineStyles(afterPaint(html), files), tags: [...always, ...fontPreloads(files)] }
      },
    },
  }
}

type Files = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]

async function beforePaintScript(): Promise<string> {
  const { module } = await runnerImport<BeforePaint>(
    new URL('src/prerender/before-paint.ts', import.meta.url).pathname,
    {
      root: import.meta.dirname,
      logLevel: 'warn',
      configFile: false,
    },
  )
  return `(${module.beforePaint.toString()})()`
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
