import type { Engine } from './engine.ts'
import { minesEngine } from './mines/index.ts'

/** Every game that is played against an engine. A new one is one line here. */
export const engines: readonly Engine[] = [minesEngine]

/** The engine of a game id; `undefined` where there is none. */
export function findEngine(gameId: unknown): Engine | undefined {
  return engines.find(({ id }) => id === gameId)
}
