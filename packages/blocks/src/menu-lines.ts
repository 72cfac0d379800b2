import type { MenuLine } from '@fairground/contract/design'
import { ALL_GAMES, CATEGORY_PARAM } from './game-categories/category-param.ts'

/** The lines of a menu for this visitor: some are for players only, some for guests only. */
export function linesFor<Line extends Pick<MenuLine, 'who'>>(
  lines: readonly Line[],
  loggedIn: boolean,
): readonly Line[] {
  return lines.filter(({ who }) => who === undefined || (who === 'player') === loggedIn)
}

/** Whether a menu's line leads to the current page, or to a page above it. */
export function isCurrent(href: string | undefined, path: string): boolean {
  if (href === undefined || !href.startsWith('/')) return false
  return href === path || (href !== '/' && path.startsWith(`${href}/`))
}

/**
 * The index of the menu's line for the current page, or -1. Of several lines to the same page it is the one with the
 * chosen category, else the one without a category.
 * @param category in the address; empty: none
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
