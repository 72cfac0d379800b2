import { aviatorCurve } from '../flight/curve.ts'
import type { MultiplayerManifest } from '../manifest.ts'
import type { MultiplayerGame } from '../multiplayer/multiplayer-game.ts'

/** Aviator: up to two bets a player in each round, each with its own automatic cash-out, e^(0.0001 t). */
export const aviatorGame: MultiplayerGame = {
  id: 'aviator',
  curve: aviatorCurve,
  slots: 2,
  bettingMs: 6_000,
  endMs: 3_000,
}

/** Aviator in the list of games. */
export const aviatorManifest = {
  id: 'aviator',
  name: 'Aviator',
  category: 'CRASH',
  family: 'multiplayer',
  game: aviatorGame,
} as const satisfies MultiplayerManifest
