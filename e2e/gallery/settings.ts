import type { palettes } from '@fairground/contract/palettes.data'
import type { Locale } from '@fairground/phrases'

/** Settings of the shown blocks; each is a word of the page's query. */
export interface GallerySettings {
  theme: keyof typeof palettes
  who: 'guest' | 'player'
  locale: Locale
  dir: 'ltr' | 'rtl'
  /** The answers of calls: some, none yet, or failures. `sketch` shows the placeholder of each block. */
  answers: 'some' | 'none' | 'failed' | 'loading' | 'sketch'
  /** Only the block of this name. */
  only: string
}

/** The settings where nothing else is said. */
export const usualSettings: GallerySettings = {
  theme: 'night',
  who: 'guest',
  locale: 'en',
  dir: 'ltr',
  answers: 'some',
  only: '',
}

/** Reads the settings of a query. */
export function readSettings(query: string): GallerySettings {
  return { ...usualSettings, ...Object.fromEntries(new URLSearchParams(query)) }
}
