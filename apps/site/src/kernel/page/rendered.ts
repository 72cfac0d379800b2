import type { PageData } from '@fairground/contract/page'
import type { Locale, Translate } from '@fairground/phrases'
import { createContext, useContext } from 'react'

/** The language in which the server renders a page. */
export interface RenderedSpeech {
  locale: Locale
  translate: Translate
  /** Turns an operator's text or key into the text to show. */
  read: (value: string) => string
}

/** What the server renders a page from; passed down by context, since it renders many pages at once. */
export interface Drawn {
  data: PageData
  speech: RenderedSpeech
}

const RenderedContext = createContext<Drawn | undefined>(undefined)

/** Wraps a page that the server renders. */
export const RenderedProvider = RenderedContext.Provider

/** What the server renders the page from; `undefined` in a browser, whose one page has stores. */
export function useRendered(): Drawn | undefined {
  return useContext(RenderedContext)
}
