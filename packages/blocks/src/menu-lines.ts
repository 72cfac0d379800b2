import type { MenuLine } from '@fairground/contract'
import { ALL_GAMES, CATEGORY_PARAM } from './game-categories/category-param.ts'

/** The lines of a menu that this visitor sees: some are for players only, some for guests only. */
export function linesFor<Line extends Pick<MenuLine, 'who'>>(
  lines: readonly Line[],
  loggedIn: boolean,
): readonly Line[] {
  return lines.filter(({ who }) => who === undefined || (who === 'player') === loggedIn)
}

/** Whether a menu's line leads to the page on screen, or to one that this page lies below. */
export function isCurrent(href: string | undefined, path: string): boolean {
  if (href === undefined || !href.startsWith('/')) return false
  return href === path || (href !== '/' && path.startsWith(`${href}/`))
}

/**
 * Which of a menu's addresses is where the player is, or -1. Of several to the same page it is the one of the chosen category,
 * else the one that names none.
 * @param category as the address says it; empty: none
 */
export function findCurrent(hrefs: readonly (string | undefined)[], path: string, category: string): number {
  const isOf = (wantedId: string) => (href: string | undefined) => {
    const [page, query] = href?.split('?') ?? []
    const categoryId = new URLSearchParams(query).get(CATEGORY_PARAM) ?? ALL_GAMES
    return isCurrent(page, path) && categoryId === wantedId
  }
  const chosenAt = hrefs.findIndex(isOf(category || ALL_GAMES))
  return chosenAt < 0 ? hrefs.findIndex(isOf(ALL_GAMES)) : chosenAt
}
