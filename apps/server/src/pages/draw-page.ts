import { hash } from 'node:crypto'
import type { Drawing, DrawnPage, PageData } from '@fairground/contract/page'
import type { Handler } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { RecentMap } from '../site/recent-map.ts'
import type { FindDrawing } from './drawing.ts'
import { answerNeeds } from './known-answers.ts'

/** The parts that rendering adds to a page. All are empty without a renderer, or when it fails. */
export interface Drawn {
  theme: { css: string; colour: string }
  /** Path endings of the source modules of the screen at the page's address. */
  screenModules: readonly string[]
  /** Path endings of the source modules of the forms that a first press opens. */
  formModules: readonly string[]
  page: DrawnPage | undefined
}

/**
 * Renders a page and adds the answers that it shows to its data.
 * @param screen an address with the same screen; empty without one
 * @param path of the rendered page; undefined renders its theme only
 */
export type DrawPage = (data: PageData, screen: string, path: string | undefined) => Promise<Drawn>

/** Most rendered pages in memory. Pages with equal data are rendered once. */
const MOST_DRAWN = 60
const UNDRAWN: Drawn = { theme: { css: '', colour: '' }, screenModules: [], formModules: [], page: undefined }

/** Creates the renderer. */
export function createDrawer(services: Services, findDrawing: FindDrawing, handlers: readonly Handler[]): DrawPage {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]))
  const recentPages = new RecentMap<string, Promise<DrawnPage>>(MOST_DRAWN)

  async function drawOnce(drawing: Drawing, data: PageData, path: string, screen: string): Promise<DrawnPage> {
    data.answers.push(...(await answerNeeds(drawing.needs(data, path), byName, services)))
    // The page's data contains its time, but the page does not show it.
    const key = hash(
      'sha256',
      JSON.stringify([path, screen, { ...data, config: { ...data.config, localTime: 0 } }]),
      'hex',
    )
    const recentPage = recentPages.get(key)
    if (recentPage) return recentPage
    const drawn = drawing.draw(data, path, screen)
    recentPages.set(key, drawn)
    return drawn
  }

  return async (data, screen, path) => {
    const drawing = await findDrawing()
    if (!drawing) return UNDRAWN
    try {
      const { global, ...theme } = drawing.theme(data)
      data.design.global = global
      const page = path === undefined ? undefined : await drawOnce(drawing, data, path, screen)
      const formModules = page ? drawing.formModules : []
      return { theme, screenModules: drawing.screenModules(screen), formModules, page }
    } catch (error) {
      services.log.warn({ err: error, screen, path }, 'a page is sent undrawn')
      return UNDRAWN
    }
  }
}
