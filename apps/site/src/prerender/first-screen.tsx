import { type Locale, loadPhrases, locales } from '@fairground/phrases'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { AppRoutes } from '../app/routes.tsx'
import { showPhrases } from '../session/language.ts'
import { type TextPatch, textsOf } from './texts.ts'

/** The lobby as a visitor sees it before anything has been asked of the server. */
export interface FirstScreen {
  /** In English. */
  html: string
  /** What differs in each other language. */
  patches: Partial<Record<Locale, TextPatch>>
}

async function render(locale: Locale): Promise<string> {
  showPhrases(locale, await loadPhrases(locale))
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/">
        <AppRoutes />
      </StaticRouter>
    </QueryClientProvider>,
  )
}

/** Renders the first screen in every language. */
async function renderFirstScreen(): Promise<FirstScreen> {
  const html = await render('en')
  const source = textsOf(html)
  const patches: FirstScreen['patches'] = {}
  for (const locale of locales) {
    if (locale === 'en') continue
    const other = textsOf(await render(locale))
    if (other.length !== source.length) throw new Error(`the first screen has another shape in ${locale}`)
    patches[locale] = other.flatMap((text, at) => (text === source[at] ? [] : [[at, text] as const]))
  }
  return { html, patches }
}

/** Rendered while this module loads: the importer closes the way to further modules afterwards. */
export const firstScreen: FirstScreen = await renderFirstScreen()
