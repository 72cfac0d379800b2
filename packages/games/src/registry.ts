import type { Engine } from './engine.ts'
import { manifests } from './manifests.ts'

/** The engines of all games that are played against one: those of steps and those that one draw decides. */
export const engines: readonly Engine[] = manifests.flatMap((game) => ('engine' in game ? [game.engine] : []))

/** The engine of a game id; `undefined` where there is none. */
export function findEngine(gameId: unknown): Engine | undefined {
  return engines.find(({ id }) => id === gameId)
}
