import { gameNameKey, type Translate } from '@fairground/phrases'

/** A game's name in the player's language; its id where this version does not know it. */
export function gameName(gameId: string, t: Translate): string {
  const key = gameNameKey(gameId)
  return key ? t(key) : gameId
}
