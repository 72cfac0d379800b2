import { hash } from 'node:crypto'
import type { PageData, PageRenderer, RenderedPage } from '@fairground/contract/page'
import type { Handler } from '../../ground/call/handler.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { answerNeeds } from './known-answers.ts'
import type { FindPageRenderer } from './page-renderer.ts'
import type { PagesParts } from './parts.ts'

/** The parts that rendering adds to a page. All are empty without a renderer, or when it fails. */
export interface RenderedParts {
  theme: { css: string; colour: string }
  /** Path endings of the source modules of the screen at the page's address. */
  screenModules: readonly string[]
  /** Path endings of the source modules of the forms that a first press opens. */
  formModules: readonly string[]
  page: RenderedPage | undefined
}

/**
 * Renders a page and adds the answers that it shows to its data.
 * @param screen an address with the same screen; empty without one
 * @param path of the rendered page; undefined renders its theme only
 */
export type RenderPage = (data: PageData, screen: string, path: string | undefined) => Promise<RenderedParts>

/** Most rendered pages in memory. Pages with equal data are rendered once. */
const MOST_RENDERED = 60
const UNRENDERED: RenderedParts = {
  theme: { css: '', colour: '' },
  screenModules: [],
  formModules: [],
  page: undefined,
}

/** Creates the renderer. */
export function createCachedRenderer<Parts extends PagesParts>(
  parts: Parts,
  findPageRenderer: FindPageRenderer,
  handlers: readonly Handler<Parts>[],
): RenderPage {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]))
  const recentPages = new RecentMap<string, Promise<RenderedPage>>(MOST_RENDERED)

  async function renderOnce(
    pageRenderer: PageRenderer,
    data: PageData,
    path: string,
    screen: string,
  ): Promise<RenderedPage> {
    data.answers.push(...(await answerNeeds(pageRenderer.needs(data, path), byName, parts)))
    // The page's data contains its time, but the page does not show it.
    const key = hash(
      'sha256',
      JSON.stringify([path, screen, { ...data, config: { ...data.config, localTime: 0 } }]),
      'hex',
    )
    const recentPage = recentPages.get(key)
    if (recentPage) return recentPage
    const rendered = pageRenderer.render(data, path, screen)
    recentPages.set(key, rendered)
    return rendered
  }

  return async (data, screen, path) => {
    const pageRenderer = await findPageRenderer()
    if (!pageRenderer) return UNRENDERED
    try {
      const { global, ...theme } = pageRenderer.theme(data)
      data.design.global = global
      const page = path === undefined ? undefined : await renderOnce(pageRenderer, data, path, screen)
      const formModules = page ? pageRenderer.formModules : []
      return { theme, screenModules: pageRenderer.screenModules(screen), formModules, page }
    } catch (error) {
      parts.log.warn({ err: error, screen, path }, 'a page is sent unrendered')
      return UNRENDERED
    }
  }
}
