import type { DesignPage, ThemeModel } from '@fairground/contract/design'
import { findPage } from '../design/device-layout.ts'

/** The part of the design at an address. */
export interface Place {
  /** The path that represents all addresses that render alike, so that their number is limited. */
  path: string
  /** The page of the design at the address. */
  page: DesignPage | undefined
}

/** Types of the design's pages with their own address. */
const TYPES: Readonly<Record<string, string>> = { '/': 'home', '/games': 'games' }
/** The site's own screens. Only their frame is rendered. */
const SCREENS = ['/history', '/responsible', '/verify', '/fairness', '/notifications']
/** The path of all other addresses. Only their frame is rendered. */
const ELSEWHERE = '/-'
/** Screens without a frame: they are not rendered. */
const BARE = /^\/(h5|repair|embed|chatbet|chatlive)(\/|$)/

/** The place of a path; undefined where the server renders nothing. */
export function placeOf(path: string, design: ThemeModel, gameIds: Iterable<string>): Place | undefined {
  if (BARE.test(path)) return undefined
  const type = TYPES[path]
  if (type !== undefined) return { path, page: findPage(design, type) }
  const [, room = '', id = '', ...rest] = path.split('/')
  if (rest.length === 0 && room === 'page') {
    const name = decode(id)
    const page = findPage(design, name)
    if (page) return { path: `/page/${name}`, page }
  }
  if (rest.length === 0 && room === 'article') {
    const article = design.articles.find((one) => one.id === decode(id))
    const page = findPage(design, 'article')
    if (article && page) return { path: `/article/${article.id}`, page }
  }
  const isScreen = SCREENS.includes(path) || (room === 'game' && rest.length === 0 && new Set(gameIds).has(id))
  return { path: isScreen ? path : ELSEWHERE, page: undefined }
}

/**
 * The address that represents all addresses with the same screen of the site, so that the page can preload the screen's files;
 * empty without such a screen. Their number is limited.
 */
export function screenAddress(path: string, gameIds: Iterable<string>): string {
  const [, room = '', id = '', ...rest] = path.split('/')
  if (room === 'h5' || room === 'game') return rest.length === 0 && new Set(gameIds).has(id) ? path : ''
  return room === 'round' || SCREENS.includes(`/${room}`) ? `/${room}` : ''
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
