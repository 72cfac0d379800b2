import type { Engine } from './engine.ts'
import { footballEngine } from './football/index.ts'
import { freespinEngine } from './freespin/index.ts'
import { kangarooEngine } from './kangaroo/index.ts'
import { minesEngine } from './mines/index.ts'
import { scratchEngine } from './scratch/index.ts'
import { stairEngine } from './stair/index.ts'
import { thimblesEngine } from './thimbles/index.ts'
import { towerEngine } from './tower/index.ts'

/** Every game that is played against an engine. A new one is one line here. */
export const engines: readonly Engine[] = [
  minesEngine,
  towerEngine,
  stairEngine,
  footballEngine,
  kangarooEngine,
  thimblesEngine,
  scratchEngine,
  freespinEngine,
]

/** The engine of a game id; `undefined` where there is none. */
export function findEngine(gameId: unknown): Engine | undefined {
  return engines.find(({ id }) => id === gameId)
}
