import type { PhraseKey, Translate } from '@fairground/phrases'

/** The name of each game that has bets. A new game is one line here. */
const names: Readonly<Record<string, PhraseKey>> = {
  crash: 'games.crash',
  aviator: 'games.aviator',
  mines: 'games.mines',
  football: 'games.football',
  tower: 'games.tower',
  kangaroo: 'games.kangaroo',
  stair: 'games.stair',
  thimbles: 'games.thimbles',
  scratch: 'games.scratch',
  freespin: 'games.freespin',
}

/** The ids of the games that have bets, in the order of menus. */
export const gameIds: readonly string[] = Object.keys(names)

/** A game's name in the player's language; its id where this version does not know it. */
export function gameName(gameId: string, t: Translate): string {
  const key = gameNameKey(gameId)
  return key ? t(key) : gameId
}

/** The text that names a game; undefined where this version does not know it. */
export function gameNameKey(gameId: string): PhraseKey | undefined {
  return Object.hasOwn(names, gameId) ? names[gameId] : undefined
}
