import { crashCurve } from '../flight/curve.ts'
import type { MultiplayerManifest } from '../manifest.ts'
import type { MultiplayerGame } from '../multiplayer/multiplayer-game.ts'

/** Crash: one bet a player in each round, e^(0.00006 t). */
export const crashGame: MultiplayerGame = { id: 'crash', curve: crashCurve, slots: 1, bettingMs: 6_000, endMs: 3_000 }

/** Crash in the list of games. */
export const crashManifest = {
  id: 'crash',
  name: 'Crash',
  category: 'CRASH',
  family: 'multiplayer',
  game: crashGame,
} as const satisfies MultiplayerManifest
