import type { MyGames } from '@fairground/contract/calls/my-games'
import { readStored, store } from '../../kernel/storage/storage.ts'

/** How many games of each list are stored. */
const MOST = 50
const MOST_RECENT = 12

/** Empty lists. */
export const noGames: MyGames = { favourites: [], recent: [] }

/** A visitor's games as stored on this device; anything malformed counts as none. */
export function readDeviceGames(): MyGames {
  try {
    const value: unknown = JSON.parse(readStored('myGames') ?? '{}')
    return { favourites: idsOf(value, 'favourites'), recent: idsOf(value, 'recent') }
  } catch {
    return noGames
  }
}

function idsOf(value: unknown, name: 'favourites' | 'recent'): string[] {
  const list: unknown = typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : []
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(0, MOST) : []
}

/** Stores a visitor's games on this device. */
export function writeDeviceGames(games: MyGames): void {
  const isEmpty = games.favourites.length === 0 && games.recent.length === 0
  store('myGames', isEmpty ? undefined : JSON.stringify(games))
}

/** The games with one more favourite, in front, or one fewer. */
export function withFavourite(mine: MyGames, gameId: string, favourite: boolean): MyGames {
  const otherIds = mine.favourites.filter((id) => id !== gameId)
  return { ...mine, favourites: favourite ? [gameId, ...otherIds].slice(0, MOST) : otherIds }
}

/** The games with one that the player has just played. */
export function withPlayed(mine: MyGames, gameId: string): MyGames {
  return { ...mine, recent: [gameId, ...mine.recent.filter((id) => id !== gameId)].slice(0, MOST_RECENT) }
}
