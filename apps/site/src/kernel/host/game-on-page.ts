import { namedGames } from '@fairground/phrases'

/** The game of our own that a page of the site shows, which gets the whole window; undefined for any other page. */
export function gameOnPage(pathname: string): string | undefined {
  const [, folder, gameId = ''] = pathname.split('/')
  return folder === 'game' && namedGames.includes(gameId) ? gameId : undefined
}
