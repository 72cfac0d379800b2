import { aviatorGame } from '../aviator/index.ts'
import { crashGame } from '../crash/index.ts'
import type { SharedGame } from './shared-game.ts'

/** Every game whose rounds all players share. A new one is one line here. */
export const sharedGames: readonly SharedGame[] = [crashGame, aviatorGame]

/** The shared game of an id; `undefined` where there is none. */
export function findSharedGame(gameId: unknown): SharedGame | undefined {
  return sharedGames.find(({ id }) => id === gameId)
}
