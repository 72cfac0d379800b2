import { namedGames } from '@fairground/phrases'

/** The game of our own that a page of the site shows, which gets the whole window; undefined for any other page. */
export function gameOnPage(pathname: string): string | undefined {
  return namedGames.find((gameId) => pathname === `/game/${gameId}`)
}
