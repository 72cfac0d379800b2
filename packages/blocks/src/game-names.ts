import { gameNameKey, type PhraseKey, type Translate } from '@fairground/phrases'
import { useHost } from './host.ts'

/** Names of categories, by their type, and of what is no game of ours. */
const otherNames: Readonly<Record<string, PhraseKey>> = {
  sports: 'games.sports',
  ALL: 'games.all',
  ORIGINALS: 'games.originals',
  CRASH: 'games.rising',
  LOTTERY: 'games.lotteries',
  SPORTS: 'games.sports',
  FAV: 'games.favourites',
  RECENT: 'games.recent',
}

/** Names a game by its id, or a category by its type; `fallback` where the product has no name. */
export type GameNames = (idOrType: string, fallback?: string) => string

/** The names in a language, by its texts. */
export function gameNamesIn(t: Translate, text: (value: string) => string): GameNames {
  return (idOrType, fallback = idOrType) => {
    const key = gameNameKey(idOrType) ?? (Object.hasOwn(otherNames, idOrType) ? otherNames[idOrType] : undefined)
    return key ? t(key) : text(fallback)
  }
}

/** The names in the player's language. */
export function useGameName(): GameNames {
  const host = useHost()
  return gameNamesIn(host.useTranslate(), host.useText())
}
