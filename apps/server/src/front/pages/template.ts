import { createHash, hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A page of the build. */
export interface Template {
  html: string
  /** Digest of its content. */
  etag: string
  /** Digests of its inline scripts, for the content security policy. */
  scriptDigests: readonly string[]
}

/** Which of the built pages: the site, or one game in its frame. */
export type TemplateName = 'index.html' | 'h5.html'

/** The parts that fill a template. Texts are plain; `fillTemplate` escapes them. */
export interface PageParts {
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  /** Empty keeps the template's. */
  description: string
  /** A CSS colour; empty keeps the template's. */
  themeColour: string
  /** Address of the operator's icon; empty keeps the product's. */
  icon: string
  /** CSS of the theme; empty keeps the template's. */
  css: string
  /** The body's style attribute. */
  bodyStyle: string
  /** Files that the first screen needs. */
  preloads: readonly string[]
  /** Files that the first press of a button which opens a form needs. */
  pressFiles: readonly string[]
  /** Inner HTML of the root element, and the value of its `data-rendered`; empty without one. */
  root: string
  rendered: string
  /** Put into the page as JSON, under this id. */
  data: { id: string; value: unknown }
}

/**
 * Creates a reader of the pages of a build. It reads a file again after a change.
 * @returns a function from a page's name to its template; undefined when the site is not built
 */
export function createTemplateReader(folder: string): (name: TemplateName) => Promise<Template | undefined> {
  const templates = new Map<string, { changedMs: number; template: Template }>()
  return async (name) => {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => undefined)
    if (!stats) return undefined
    const before = templates.get(name)
    if (before?.changedMs === stats.mtimeMs) return before.template
    const html = await readFile(path, 'utf8')
    const template = { html, etag: hash('sha256', html, 'base64url').slice(0, 22), scriptDigests: digestsOf(html) }
    templates.set(name, { changedMs: stats.mtimeMs, template })
    return template
  }
}

function digestsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Fills a template. It skips parts that the template has no place for. */
export function fillTemplate(html: string, parts: PageParts): string {
  const places: readonly (readonly [place: RegExp, text: string])[] = [
    [/<html[^>]*>/, `<html lang="${escapeHtml(parts.lang)}" dir="${parts.dir}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(parts.title)}</title>`],
    [/(?<=<meta property="og:title" content=")[^"]*/, escapeHtml(parts.title)],
    ...(parts.description
      ? [[/(?<=<meta property="og:description" content=")[^"]*/, escapeHtml(parts.description)] as const]
      : []),
    ...(parts.description
      ? [[/(?<=<meta name="description" content=")[^"]*/, escapeHtml(parts.description)] as const]
      : []),
    ...(parts.themeColour
      ? [[/(?<=<meta name="theme-color" content=")[^"]*/, escapeHtml(parts.themeColour)] as const]
      : []),
    ...(parts.icon
      ? [[/<link rel="icon"[^>]*>/, `<link rel="icon" href="${escapeHtml(parts.icon)}" />`] as const]
      : []),
    // A theme's values cannot end a CSS declaration, but `</` could end the style element.
    ...(parts.css
      ? [[/(?<=<style id="theme">)[\s\S]*?(?=<\/style>)/, parts.css.replaceAll('</', '<\\/')] as const]
      : []),
    [
      /<\/head>/,
      `${parts.preloads.map(linkTag('soon')).join('')}${parts.pressFiles.map(linkTag('pressed')).join('')}</head>`,
    ],
    ...(parts.bodyStyle ? [[/<body>/, `<body style="${escapeHtml(parts.bodyStyle)}">`] as const] : []),
    ...(parts.root
      ? [
          [
            /<div id="root"><\/div>/,
            `<div id="root"${parts.rendered ? ` data-rendered="${escapeHtml(parts.rendered)}"` : ''}>${parts.root}</div>`,
          ] as const,
        ]
      : []),
    [/<\/body>/, `${dataScript(parts.data)}</body>`],
  ]
  return places.reduce((page, [place, text]) => page.replace(place, () => text), html)
}

/** A file that the script at the page's end fetches after the page is painted, or when a form's button is pressed. */
const linkTag = (when: 'soon' | 'pressed') => (file: string) => `<link rel="${when}" href="${escapeHtml(file)}" />`

/** JSON inside an element. It contains no `<`, so it cannot end the element. */
function dataScript({ id, value }: PageParts['data']): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}
