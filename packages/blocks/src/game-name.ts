import type { Translate } from '@fairground/phrases'

/** A game's name as players know it; a game that has none yet is called by its id. */
export function gameName(gameId: string, t: Translate): string {
  return gameId === 'mines' ? t('shell.mines') : gameId
}
