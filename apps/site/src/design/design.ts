import { type GlobalDesign, loadViews, prepareLaterBlocks } from '@fairground/blocks'
import type { PageDesign } from '@fairground/contract/page'
import { createStore } from 'zustand/vanilla'
import { usePresent } from '../kernel/browser/use-present.ts'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { pageConfig } from '../kernel/page/page-config.ts'
import { findPageData } from '../kernel/page/page-data.ts'
import { useRendered } from '../kernel/page/rendered.ts'
import { completeLanguage } from '../player/language/choose-language.ts'
import { loadStartup } from '../player/startup.ts'
import { assetUrlIn } from './asset-url.ts'
import { report } from './report.ts'
import { deviceNow, fetchTheme } from './theme.ts'

interface CurrentDesign {
  design: PageDesign
  global: GlobalDesign
}

const designStore = createStore<{ currentDesign: CurrentDesign | undefined }>(() => ({ currentDesign: undefined }))

/**
 * Puts a design in force: its surroundings, and its theme on the page. A rendered page has both already; the code that
 * reads a global design and writes its CSS is loaded only for other pages.
 */
export async function keepDesign(design: PageDesign): Promise<void> {
  designStore.setState({
    currentDesign: { design, global: (design.global as GlobalDesign | undefined) ?? (await dress(design)) },
  })
}

/** Reads the global design and puts its theme on the page. */
async function dress({ pages, assetMappings }: PageDesign): Promise<GlobalDesign> {
  const { globalDesignCss, readGlobalDesign } = await loadChunk(() => import('@fairground/blocks/global-design'))
  const global = readGlobalDesign(pages, (path, why) => report(`global design: ${path} ${why}`))
  putCss(globalDesignCss(global, assetUrlIn(assetMappings, pageConfig().imageCdnRoot)))
  return global
}

/** Writes the theme into its style element, which a rendered page has already. */
function putCss(css: string): void {
  let style = document.getElementById('theme')
  if (!style) {
    style = document.createElement('style')
    style.id = 'theme'
    document.head.append(style)
  }
  if (style.textContent === css) return
  style.textContent = css
  // The layout may have changed.
  dispatchEvent(new Event('resize'))
}

/** The blocks that answer the first tap: the header and the tab bar. */
const AT_ONCE = ['C000001', 'C000002']

let wholePage = Promise.resolve()

/** Resolves once the views of all blocks of the page that the server wrote are there, or one of them does not come. */
export const viewsOfPage = (): Promise<void> => wholePage

/**
 * Loads the design once: one in the page needs no call, otherwise the theme under its cache key is fetched. Rejects
 * when the server does not answer; the start-up tries again.
 * @param isRendered whether the server has rendered this very page: then its blocks are on screen already, and this waits
 *   only for those that answer the first tap
 */
export async function loadDesign(isRendered: boolean): Promise<void> {
  prepareLaterBlocks(completeLanguage)
  if (designStore.getState().currentDesign) return
  const carriedDesign = findPageData()?.design
  if (carriedDesign) {
    await keepDesign(carriedDesign)
    const items = carriedDesign.pages.flatMap((page) => page.items)
    // A view that cannot be loaded leaves its sketch.
    wholePage = loadViews(items).catch((error: unknown) => report(String(error)))
    const atOnce = items.filter(({ comId }) => AT_ONCE.includes(comId))
    await (isRendered ? loadViews(atOnce).catch(() => wholePage) : wholePage)
    return
  }
  const key = (await loadStartup()).designCacheKey
  const device = deviceNow()
  await keepDesign({ key, device, ...(await fetchTheme(key, device)) })
}

/** Puts the newest published design in force: the one under the key of the start-up configuration. */
export async function renewDesign(): Promise<void> {
  const { designCacheKey: key } = await loadStartup()
  const { device } = requireDesign(designStore.getState().currentDesign).design
  await keepDesign({ key, device, ...(await fetchTheme(key, device)) })
}

function requireDesign(currentDesign: CurrentDesign | undefined): CurrentDesign {
  if (!currentDesign) throw new Error('the design is not there yet')
  return currentDesign
}

/**
 * The design in force: the surroundings, and the pages loaded so far.
 * @throws before it is loaded
 */
export function useDesign(): PageDesign {
  const currentDesign = usePresent(designStore, (state) => state.currentDesign)
  return useRendered()?.data.design ?? requireDesign(currentDesign).design
}

/**
 * The global design (C000045) in force.
 * @throws before it is loaded
 */
export function useGlobalDesign(): GlobalDesign {
  const currentDesign = usePresent(designStore, (state) => state.currentDesign)
  return (useRendered()?.data.design.global as GlobalDesign | undefined) ?? requireDesign(currentDesign).global
}
