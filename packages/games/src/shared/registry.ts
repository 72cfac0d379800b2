import { manifestsOf } from '../manifests.ts'
import type { SharedGame } from './shared-game.ts'

/** Every game whose rounds all players share. */
export const sharedGames: readonly SharedGame[] = manifestsOf('multiplayer').map(({ game }) => game)

/** The shared game of an id; `undefined` where there is none. */
export function findSharedGame(gameId: unknown): SharedGame | undefined {
  return sharedGames.find(({ id }) => id === gameId)
}
