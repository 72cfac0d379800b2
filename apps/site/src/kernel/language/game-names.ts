import { gameNameKey, type Translate } from '@fairground/phrases'

/** A game's name in the player's language; its id if this version does not know the game. */
export function gameName(gameId: string, t: Translate): string {
  const key = gameNameKey(gameId)
  return key ? t(key) : gameId
}
