import type { MenuLine } from '@fairground/contract'

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
