import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PAGE_DATA_ID, renderedAs } from '@fairground/contract/page'
import type { Handler } from '../../ground/call/handler.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { callHostsOf } from './cdn-roots.ts'
import { createManifestReader } from './manifest.ts'
import { pageDataOf, readPresentSite, type Site } from './page-data.ts'
import { createPageRendererLoader } from './page-renderer.ts'
import type { PagesParts } from './parts.ts'
import { type Place, placeOf, screenAddress } from './place.ts'
import { createCachedRenderer } from './render-page.ts'
import { createTemplateReader, fillTemplate, type Template, type TemplateName } from './template.ts'
import type { Visitor } from './visitor.ts'

/** A page that is ready to send. */
export interface ReadyPage {
  html: string
  brotli: Buffer
  etag: string
  scriptDigests: readonly string[]
  /** The studio's origin, if it differs from the site's. It may frame the page. */
  previewOrigin: string
  /** The operator's other hosts that the page calls. */
  callHosts: readonly string[]
}

/** The site's pages: the built pages with their data, rendered where the build has a renderer. */
export interface Pages {
  /** @returns `undefined` when the site is not built */
  find(path: string, readVisitor: (operatorsLanguage: string) => Visitor): Promise<ReadyPage | undefined>
}

const compress = promisify(brotliCompress)
const QUALITY = 5
/** Greatest age of the answers in a page. A change of design, texts or settings shows at once. */
const FRESH_MS = 5_000
/** Most pages in memory: languages times devices times places. */
const MOST_PAGES = 120
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/
const HOUSE = 'Fairground'

/** The modules of a language's texts, by their names in the build's manifest: the first ones, and those of most screens. */
function phrases(locale: string, parts: readonly ('first' | 'later')[]): string[] {
  const tag = locale.toLowerCase()
  return parts.map((part) => `phrases/src/${tag}/${tag}-${part}.ts`)
}

/** The parts that one page is made from. */
interface Making {
  template: Template
  site: Site
  visitor: Visitor
  /** The address that represents all pages with the same screen. */
  screen: string
  place: Place | undefined
}

/**
 * Creates the pages of a build.
 * @param folder of the build
 */
export function createPages<Parts extends PagesParts>(
  parts: Parts,
  folder: string,
  handlers: readonly Handler<Parts>[],
): Pages {
  const readTemplate = createTemplateReader(folder)
  const readManifest = createManifestReader(folder)
  const render = createCachedRenderer(parts, createPageRendererLoader(folder, parts.log), handlers)
  const readyPages = new RecentMap<string, { madeAt: number; page: Promise<ReadyPage> }>(MOST_PAGES)

  async function make({ template, site, visitor, screen, place }: Making): Promise<ReadyPage> {
    const { locale } = visitor
    const data = await pageDataOf(parts, site, visitor, place)
    const { theme, screenModules, formModules, page } = await render(
      data,
      screen,
      mayBeRendered(site, visitor) ? place?.path : undefined,
    )
    const findFiles = await readManifest()
    const map = data.texts.map
    const isLater = (file: string) => !template.html.includes(`"${file}"`)
    const texts = phrases(locale, place?.page ? ['first'] : ['first', 'later'])
    const preloads = findFiles([...texts, ...(page?.modules ?? []), ...screenModules]).filter(isLater)
    const forms = findFiles([...phrases(locale, ['later']), ...formModules]).filter(isLater)
    const html = fillTemplate(template.html, {
      lang: locale,
      dir: RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr',
      title: page?.title ?? map['common.brand'] ?? HOUSE,
      description: map['site.description'] ?? '',
      themeColour: theme.colour,
      icon: site.settings.document.icon,
      css: theme.css,
      bodyStyle: site.startup.buildConfig.varStyles,
      preloads,
      pressFiles: page ? forms.filter((file) => !preloads.includes(file)) : [],
      root: page?.html ?? '',
      rendered: page && place?.page ? renderedAs(locale, place.path) : '',
      data: { id: PAGE_DATA_ID, value: data },
    })
    return readyPage(html, template, {
      previewOrigin: site.startup.previewOrigin,
      callHosts: callHostsOf(data.config),
    })
  }

  return {
    async find(path, readVisitor) {
      const name: TemplateName = /^\/h5(\/|$)/.test(path) ? 'h5.html' : 'index.html'
      const template = await readTemplate(name)
      if (!template) return undefined
      const site = await readPresentSite(parts).catch((error: unknown) => {
        parts.log.warn({ reason: String(error) }, 'a page is sent without its data')
        return undefined
      })
      // The page itself makes all calls and repeats them: better than no page while the database is down.
      if (!site) return readyPage(template.html, template, { previewOrigin: '', callHosts: [] })
      const visitor = readVisitor(site.startup.language)
      const gameIds = site.startup.games.map(({ id }) => id)
      const place = placeOf(path, site.design, gameIds)
      const screen = screenAddress(path, gameIds)
      const from = [name, template.etag, visitor, place?.path, screen, site.settings, site.startup]
      const key = hash('sha256', JSON.stringify(from), 'hex')
      const recentPage = readyPages.get(key)
      if (recentPage && performance.now() - recentPage.madeAt < FRESH_MS) return recentPage.page
      const page = make({ template, site, visitor, screen, place })
      readyPages.set(key, { madeAt: performance.now(), page })
      page.catch(() => readyPages.delete(key))
      return page
    },
  }
}

/**
 * Whether the server may render the page: not where the start-up shows another screen first or redirects (RT-02, RT-09, RT-10,
 * RT-17). The server does not know what a browser has stored, so it assumes that every gate applies.
 */
function mayBeRendered({ startup }: Site, { asksSpinner }: Visitor): boolean {
  return !startup.maintenance && startup.domainKind !== 'gp' && startup.redirectUrl === '' && !asksSpinner
}

async function readyPage(
  html: string,
  { scriptDigests }: Template,
  others: Pick<ReadyPage, 'previewOrigin' | 'callHosts'>,
): Promise<ReadyPage> {
  return {
    html,
    brotli: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    etag: `"${hash('sha256', html, 'base64url').slice(0, 22)}"`,
    scriptDigests,
    ...others,
  }
}
