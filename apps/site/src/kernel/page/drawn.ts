import type { PageData } from '@fairground/contract'
import type { Locale, Translate } from '@fairground/phrases'
import { createContext, useContext } from 'react'

/** The language that a page is drawn in. */
export interface DrawnSpeech {
  locale: Locale
  translate: Translate
  /** From what an operator wrote to what is shown. */
  read: (value: string) => string
}

/** What a page is drawn from on the server: it is handed down, since many pages are drawn at once. */
export interface Drawn {
  data: PageData
  speech: DrawnSpeech
}

const DrawnContext = createContext<Drawn | undefined>(undefined)

/** Stands around a page that the server draws. */
export const DrawnProvider = DrawnContext.Provider

/** What the page is drawn from on the server; `undefined` in a browser, whose one page has stores. */
export function useDrawn(): Drawn | undefined {
  return useContext(DrawnContext)
}
