import { hash } from 'node:crypto'
import type { Drawing, DrawnPage, PageData } from '@fairground/contract'
import type { Handler } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { RecentMap } from '../site/recent-map.ts'
import type { FindDrawing } from './drawing.ts'
import { answerNeeds } from './known-answers.ts'

/** What drawing adds to a page. Without a drawing, or when it fails, all of it is empty. */
export interface Drawn {
  theme: { css: string; colour: string }
  /** Ends of the source modules' paths of the screen at the page's address. */
  screenModules: readonly string[]
  /** The same of the forms that a first press opens. */
  formModules: readonly string[]
  page: DrawnPage | undefined
}

/**
 * Draws a page and puts the answers that it shows into its data.
 * @param screen an address with the same screen of the site's own; empty without one
 * @param path of the page that is drawn there; `undefined` gets its theme alone
 */
export type DrawPage = (data: PageData, screen: string, path: string | undefined) => Promise<Drawn>

/** Drawn pages held: the same data is drawn once. */
const MOST_DRAWN = 60
const UNDRAWN: Drawn = { theme: { css: '', colour: '' }, screenModules: [], formModules: [], page: undefined }

/** Makes the drawer. */
export function createDrawer(services: Services, findDrawing: FindDrawing, handlers: readonly Handler[]): DrawPage {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]))
  const held = new RecentMap<string, Promise<DrawnPage>>(MOST_DRAWN)

  async function drawOnce(drawing: Drawing, data: PageData, path: string, screen: string): Promise<DrawnPage> {
    data.answers.push(...(await answerNeeds(drawing.needs(data, path), byName, services)))
    // The moment of the page is in its data, and nowhere on the page.
    const key = hash(
      'sha256',
      JSON.stringify([path, screen, { ...data, config: { ...data.config, localTime: 0 } }]),
      'hex',
    )
    const known = held.get(key)
    if (known) return known
    const drawn = drawing.draw(data, path, screen)
    held.set(key, drawn)
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
