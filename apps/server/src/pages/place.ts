import type { DesignPage, ThemeModel } from '@fairground/contract'
import { findPage } from '../design/for-device.ts'

/** What of the design an address asks for. */
export interface Place {
  /** The path that stands for all that are drawn alike: there are only so many, whatever is asked for. */
  path: string
  /** The page of the design at the address. */
  page: DesignPage | undefined
}

/** Pages of the design that have an address of their own, by their type. */
const TYPES: Readonly<Record<string, string>> = { '/': 'home', '/games': 'games' }
/** Screens of the site's own, drawn as their surroundings. */
const SCREENS = ['/history', '/verify', '/fairness', '/notifications']
/** Whatever else: drawn as its surroundings, as if at this path. */
const ELSEWHERE = '/-'
/** Screens without surroundings: nothing of them is drawn. */
const BARE = /^\/(h5|repair|embed|chatbet|chatlive)(\/|$)/

/** The place of a path; `undefined` where nothing is drawn. */
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
 * The address that stands for all with the same screen of the site's own, so that the page can name that screen's files;
 * empty where none of its own stands there. There are only so many, whatever is asked for.
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
