import { gameNameKey, type PhraseKey } from '@fairground/phrases'
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

/**
 * Names a game by its id, or a category by its type, in the player's language; `fallback` where the product has no
 * name.
 */
export function useGameName(): (idOrType: string, fallback?: string) => string {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  return (idOrType, fallback = idOrType) => {
    const key = gameNameKey(idOrType) ?? (Object.hasOwn(otherNames, idOrType) ? otherNames[idOrType] : undefined)
    return key ? t(key) : text(fallback)
  }
}
