import { blocksOf, loadAllBlocks, loadViews, needsOf } from '@fairground/blocks'
import { globalDesignCss, readGlobalDesign } from '@fairground/blocks/global-design'
import * as calls from '@fairground/contract/calls/design'
import type { Article, Item } from '@fairground/contract/design'
import type { PageData, PageRenderer } from '@fairground/contract/page'
import { createTextReader, findLocale, loadPhrases } from '@fairground/phrases'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import * as z from 'zod/mini'
import { lobbyModuleOf } from '../../../build/lobby-views.data.ts'
import { assetUrlIn } from '../../design/asset-url.ts'
import { readyIcu, speechFor } from '../../kernel/language/language.ts'
import { RenderedProvider } from '../../kernel/page/rendered.ts'
import { StaticRouter } from '../../kernel/router/index.ts'
import { AppRoutes } from '../routes.tsx'
import { formModules, screenModules, screenTitle } from './screen-modules.ts'

/** Where the build has a block's view: those of the first page come together. */
const viewModule = (block: string): string => lobbyModuleOf(block) ?? `blocks/src/${block}/view.tsx`

z.config({ jitless: true })
// The server asks for a page's needs before it renders the page.
await loadAllBlocks()

/** All items that a page shows at first. */
const itemsOf = ({ design }: PageData): readonly Item[] => design.pages.flatMap(({ items }) => items)

/** The page at the address; undefined where the address is one of the site's own screens. */
const pageOf = ({ design }: Pick<PageData, 'design'>) => design.pages.find(({ type }) => type !== 'global')

/** The article at the page's address. */
function articleOf({ answers, design }: PageData): Article | undefined {
  const isArticle = pageOf({ design })?.type === 'article'
  const answer = isArticle ? answers.find(({ call }) => call === calls.articleDetail.name) : undefined
  return answer && calls.articleDetail.answer.parse(answer.answer).model
}

/**
 * Renders pages on the server, many at once: each page passes its data down through context and keeps nothing. It
 * fetches everything first and then renders in one pass.
 */
export const pageRenderer: PageRenderer = {
  theme({ design, config }) {
    const global = readGlobalDesign(design.pages)
    return {
      css: globalDesignCss(global, assetUrlIn(design.assetMappings, config.imageCdnRoot)),
      colour: global.mainBgColor,
      global,
    }
  },
  needs: (data, pathname) => needsOf(itemsOf(data), pathname),
  screenModules,
  formModules,
  async render(data, pathname, screen) {
    const locale = findLocale(data.texts.locale) ?? 'en'
    const items = itemsOf(data)
    const [phrases] = await Promise.all([loadPhrases(locale), readyIcu(), loadViews(items)])
    const rendered = { data, speech: speechFor(locale, phrases, data.texts.map) }
    const html = renderToString(
      <RenderedProvider value={rendered}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouter address={pathname}>
            <AppRoutes />
          </StaticRouter>
        </QueryClientProvider>
      </RenderedProvider>,
    )
    const readText = createTextReader(locale, phrases, { texts: data.texts.map })
    const words = readText(articleOf(data)?.title || pageOf(data)?.title || screenTitle(screen))
    const brand = readText('common.brand')
    return {
      title: words ? `${words} · ${brand}` : brand,
      html,
      modules: [...new Set(blocksOf(items).map(({ name }) => viewModule(name)))],
    }
  },
}
