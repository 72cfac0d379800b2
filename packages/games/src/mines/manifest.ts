import type { SteppedManifest } from '../manifest.ts'
import { TILES } from './odds.ts'
import { minesEngine, minesGame } from './rules.ts'

/** Mines, in the list of games. */
export const minesManifest = {
  id: 'mines',
  name: 'Mines',
  category: 'ORIGINALS',
  family: 'stepped',
  rules: minesGame,
  engine: minesEngine,
  moveField: 'tile',
  moveText: 'Uncovers a tile, 0 to 24 row by row from the top left. The last safe tile cashes out by itself.',
  cashesOut: true,
  picks: (steps) => ({ kind: 'tiles', places: TILES, columns: Math.sqrt(TILES), most: steps }),
  samples: ({ mines }) => [{ count: Number(mines), of: TILES }],
} as const satisfies SteppedManifest
