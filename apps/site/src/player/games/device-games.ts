import type { MyGames } from '@fairground/contract'
import { readStored, store } from '../../kernel/storage/storage.ts'

/** Games of each list that are kept. */
const MOST = 50
const MOST_RECENT = 12

/** Nobody's games. */
export const none: MyGames = { favourites: [], recent: [] }

/** A visitor's games as they are kept on this device; whatever is not sound there counts as none. */
export function readOwn(): MyGames {
  try {
    const stored: unknown = JSON.parse(readStored('myGames') ?? '{}')
    return { favourites: idsOf(stored, 'favourites'), recent: idsOf(stored, 'recent') }
  } catch {
    return none
  }
}

function idsOf(stored: unknown, name: 'favourites' | 'recent'): string[] {
  const list: unknown = typeof stored === 'object' && stored !== null && name in stored ? Reflect.get(stored, name) : []
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(0, MOST) : []
}

/** Keeps a visitor's games on this device. */
export function writeOwn(own: MyGames): void {
  const isEmpty = own.favourites.length === 0 && own.recent.length === 0
  store('myGames', isEmpty ? undefined : JSON.stringify(own))
}

/** The games with one more favourite, in front, or one less. */
export function withFavourite(mine: MyGames, gameId: string, favourite: boolean): MyGames {
  const others = mine.favourites.filter((id) => id !== gameId)
  return { ...mine, favourites: favourite ? [gameId, ...others].slice(0, MOST) : others }
}

/** The games with one that was just played. */
export function withPlayed(mine: MyGames, gameId: string): MyGames {
  return { ...mine, recent: [gameId, ...mine.recent.filter((id) => id !== gameId)].slice(0, MOST_RECENT) }
}
