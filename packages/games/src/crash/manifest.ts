import type { MultiplayerManifest } from '../manifest.ts'
import { crashGame } from './rules.ts'

/** Crash, as the rest of the product meets it. */
export const crashManifest = {
  id: 'crash',
  name: 'Crash',
  category: 'CRASH',
  family: 'multiplayer',
  game: crashGame,
} as const satisfies MultiplayerManifest
