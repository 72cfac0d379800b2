import { createHash, hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A page as the build made it. */
export interface Template {
  html: string
  /** Names its content. */
  etag: string
  /** Digests of its inline scripts, for the content security policy. */
  scriptDigests: readonly string[]
}

/** Which of the built pages: the site, or one game in its frame. */
export type TemplateName = 'index.html' | 'h5.html'

/** What is written into a template. Texts are plain: they are escaped here. */
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
  pressed: readonly string[]
  /** Inner HTML of the root element, and what its `data-drawn` says; empty without one. */
  root: string
  drawn: string
  /** Put into the page as JSON, under this id. */
  data: { id: string; value: unknown }
}

/**
 * Reads the pages of a build, and again when their file has changed.
 * @returns a function from a page's name to it; `undefined` when there is none, since the site is not built
 */
export function createTemplateReader(folder: string): (name: TemplateName) => Promise<Template | undefined> {
  const known = new Map<string, { changedMs: number; template: Template }>()
  return async (name) => {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found) return undefined
    const before = known.get(name)
    if (before?.changedMs === found.mtimeMs) return before.template
    const html = await readFile(path, 'utf8')
    const template = { html, etag: hash('sha256', html, 'base64url').slice(0, 22), scriptDigests: digestsOf(html) }
    known.set(name, { changedMs: found.mtimeMs, template })
    return template
  }
}

function digestsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Writes the parts into a template. A place that the template does not have is left out. */
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
    // A theme's values cannot end a declaration, but the element's end is the parser's, not the declaration's.
    ...(parts.css
      ? [[/(?<=<style id="theme">)[\s\S]*?(?=<\/style>)/, parts.css.replaceAll('</', '<\\/')] as const]
      : []),
    [
      /<\/head>/,
      `${parts.preloads.map(named('later')).join('')}${parts.pressed.map(named('pressed')).join('')}</head>`,
    ],
    ...(parts.bodyStyle ? [[/<body>/, `<body style="${escapeHtml(parts.bodyStyle)}">`] as const] : []),
    ...(parts.root
      ? [
          [
            /<div id="root"><\/div>/,
            `<div id="root"${parts.drawn ? ` data-drawn="${escapeHtml(parts.drawn)}"` : ''}>${parts.root}</div>`,
          ] as const,
        ]
      : []),
    [/<\/body>/, `${dataScript(parts.data)}</body>`],
  ]
  return places.reduce((page, [place, text]) => page.replace(place, () => text), html)
}

/** Fetched once the page is painted, or a form's button is pressed, by the script that the build has put at the page's end. */
const named = (when: 'later' | 'pressed') => (file: string) => `<link rel="${when}" href="${escapeHtml(file)}" />`

/** JSON inside of an element: nothing in it can end the element, since no `<` is left. */
function dataScript({ id, value }: PageParts['data']): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text in HTML, also inside of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}
