import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { drawnAs, PAGE_DATA_ID } from '@fairground/contract'
import type { Handler } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { RecentMap } from '../site/recent-map.ts'
import { callHostsOf } from './cdn-roots.ts'
import { createDrawer } from './draw-page.ts'
import { createDrawingLoader } from './drawing.ts'
import { createManifestReader } from './manifest.ts'
import { pageDataOf, readPresentSite, type Site } from './page-data.ts'
import { type Place, placeOf, screenAddress } from './place.ts'
import { createTemplateReader, fillTemplate, type Template, type TemplateName } from './template.ts'
import type { Visitor } from './visitor.ts'

/** A page, ready to be sent. */
export interface ReadyPage {
  html: string
  brotli: Buffer
  etag: string
  scriptDigests: readonly string[]
  /** The studio's, if it is another than the site's own; may frame the page. */
  previewOrigin: string
  /** The operator's own hosts that the page calls, beside the one it comes from. */
  callHosts: readonly string[]
}

/** The site's pages: as they were built, with their data written into them, and drawn where the build can draw. */
export interface Pages {
  /** @returns `undefined` when the site is not built */
  find(path: string, readVisitor: (operatorsLanguage: string) => Visitor): Promise<ReadyPage | undefined>
}

const compress = promisify(brotliCompress)
const QUALITY = 5
/** What a page shows of answers may be so old; a change of design, texts or settings is seen at once. */
const FRESH_MS = 5_000
/** Pages held: languages times devices times places. */
const MOST_PAGES = 120
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/
const HOUSE = 'Fairground'

/** The modules of a language's texts, as the build's manifest knows them: the first ones, and those of most screens. */
function phrases(locale: string, parts: readonly ('first' | 'later')[]): string[] {
  const tag = locale.toLowerCase()
  return parts.map((part) => `phrases/src/${tag}/${tag}-${part}.ts`)
}

/** What one page is made from. */
interface Making {
  template: Template
  site: Site
  visitor: Visitor
  /** Stands for all pages with the same screen. */
  screen: string
  place: Place | undefined
}

/**
 * The pages of a build.
 * @param folder where the build is
 */
export function createPages(services: Services, folder: string, handlers: readonly Handler[]): Pages {
  const readTemplate = createTemplateReader(folder)
  const readManifest = createManifestReader(folder)
  const draw = createDrawer(services, createDrawingLoader(folder, services.log), handlers)
  const ready = new RecentMap<string, { madeAt: number; page: Promise<ReadyPage> }>(MOST_PAGES)

  async function make({ template, site, visitor, screen, place }: Making): Promise<ReadyPage> {
    const { locale } = visitor
    const data = await pageDataOf(services, site, visitor, place)
    const { theme, screenModules, formModules, page } = await draw(
      data,
      screen,
      mayBeDrawn(site, visitor) ? place?.path : undefined,
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
      pressed: page ? forms.filter((file) => !preloads.includes(file)) : [],
      root: page?.html ?? '',
      drawn: page && place?.page ? drawnAs(locale, place.path) : '',
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
      const site = await readPresentSite(services).catch((error: unknown) => {
        services.log.warn({ reason: String(error) }, 'a page is sent without its data')
        return undefined
      })
      // It asks for everything itself, again and again: better than no page while the database is away.
      if (!site) return readyPage(template.html, template, { previewOrigin: '', callHosts: [] })
      const visitor = readVisitor(site.startup.language)
      const gameIds = site.startup.games.map(({ id }) => id)
      const place = placeOf(path, site.design, gameIds)
      const screen = screenAddress(path, gameIds)
      const from = [name, template.etag, visitor, place?.path, screen, site.settings, site.startup]
      const key = hash('sha256', JSON.stringify(from), 'hex')
      const known = ready.get(key)
      if (known && performance.now() - known.madeAt < FRESH_MS) return known.page
      const page = make({ template, site, visitor, screen, place })
      ready.set(key, { madeAt: performance.now(), page })
      page.catch(() => ready.delete(key))
      return page
    },
  }
}

/**
 * Whether the page may be the first thing that is seen: not where the start-up shows something else in its place or leads
 * away (RT-02, RT-09, RT-10, RT-17). What a browser has stored is not known here: a gate stands before everybody.
 */
function mayBeDrawn({ startup }: Site, { asksSpinner }: Visitor): boolean {
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
