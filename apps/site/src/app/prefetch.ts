import { idle } from '../kernel/browser/idle.ts'
import { findToken } from '../kernel/token.ts'
import { popupScreens } from '../shell/popup-screen.tsx'
import { findScreen } from './routes.tsx'

/** The delay that leaves the network to the page's own files. */
const SETTLES_MS = 2_000

/** What some browsers report about their network (Network Information). */
type Line = { saveData?: boolean; effectiveType?: string }

/**
 * Fetches what the player is likely to open next while the page is idle, so that the first tap opens it at once: a
 * visitor's forms, a player's wallet, and the game of the first card on the page. Does nothing where the player saves
 * data or the network is very slow. What fails here is fetched when it is opened.
 */
export async function prefetch(): Promise<void> {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Line }).connection ?? {}
  if (saveData || effectiveType.includes('2g')) return
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
  await idle()
  const screens = findToken() === undefined ? [popupScreens.register, popupScreens.login] : [popupScreens.wallet]
  for (const screen of screens) await screen.load().catch(() => undefined)
  const card = document.querySelector<HTMLAnchorElement>('main a[href^="/game/"]')
  if (!card) return
  findScreen(card.pathname)?.fetch()
  await fetchFrame(card.pathname.replace('/game/', '/h5/')).catch(() => undefined)
}

/** Puts the files that a game's frame page names into the browser's cache, at the lowest priority. */
async function fetchFrame(path: string): Promise<void> {
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
  for (const element of page.querySelectorAll('link[rel=later], link[rel=soon], script[type=later]')) {
    const href = element.getAttribute('href') ?? element.getAttribute('src')
    if (href === null || document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = href.endsWith('.js') ? 'script' : 'style'
    link.href = href
    document.head.append(link)
  }
}
