import type { PhraseKey } from '@fairground/phrases'
import { useHost } from './host.ts'

/** The names of games and categories that the product has words for, by id or type. */
const keys: Readonly<Record<string, PhraseKey>> = {
  mines: 'games.mines',
  crash: 'games.crash',
  aviator: 'games.aviator',
  tower: 'games.tower',
  stair: 'games.stair',
  football: 'games.football',
  kangaroo: 'games.kangaroo',
  thimbles: 'games.thimbles',
  scratch: 'games.scratch',
  freespin: 'games.freespin',
  sports: 'games.sports',
  ALL: 'games.all',
  ORIGINALS: 'games.originals',
  CRASH: 'games.rising',
  SPORTS: 'games.sports',
  FAV: 'games.favourites',
  RECENT: 'games.recent',
}

/** Names a game by its id, or a category by its type, in the player's language; `given` where the product has no word. */
export function useGameName(): (idOrType: string, given?: string) => string {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  return (idOrType, given = idOrType) => {
    const key = Object.hasOwn(keys, idOrType) ? keys[idOrType] : undefined
    return key ? t(key) : text(given)
  }
}
