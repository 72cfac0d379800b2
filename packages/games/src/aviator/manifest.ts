import type { MultiplayerManifest } from '../manifest.ts'
import { aviatorGame } from './rules.ts'

/** Aviator, as the rest of the product meets it. */
export const aviatorManifest = {
  id: 'aviator',
  name: 'Aviator',
  category: 'CRASH',
  family: 'multiplayer',
  game: aviatorGame,
} as const satisfies MultiplayerManifest
