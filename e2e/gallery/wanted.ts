import type { palettes } from '@fairground/contract'
import type { Locale } from '@fairground/phrases'

/** What the blocks are shown with; each is a word of the page's query. */
export interface Wanted {
  theme: keyof typeof palettes
  who: 'guest' | 'player'
  locale: Locale
  dir: 'ltr' | 'rtl'
  /** What calls answer: something, nothing yet, or that it failed. `sketch` shows what stands in for each block. */
  answers: 'some' | 'none' | 'failed' | 'loading' | 'sketch'
  /** Only the block of this name. */
  only: string
}

/** The query of some wishes; the rest are the defaults. */
export function galleryPath(settings: Partial<Wanted>): string {
  return `/?${new URLSearchParams(Object.entries(settings))}`
}

/** What a query wants. */
export function readWanted(query: string): Wanted {
  const defaults: Wanted = { theme: 'night', who: 'guest', locale: 'en', dir: 'ltr', answers: 'some', only: '' }
  return { ...defaults, ...Object.fromEntries(new URLSearchParams(query)) }
}
