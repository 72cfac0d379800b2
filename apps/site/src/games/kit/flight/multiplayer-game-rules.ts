import type { MultiplayerGame } from '@fairground/games/multiplayer'
import type { PhraseKey } from '@fairground/phrases'
import type { FlightSounds } from '../sound/notes.ts'
import type { GameLook } from '../win-picture.tsx'
import type { StartScene } from './scene-orders.ts'

/**
 * The parts that a multiplayer game brings. The kit has the rest: round, slots, numbers, table, keys, words and
 * network.
 */
export interface MultiplayerGameRules extends GameLook {
  /** The id, the curve, the number of slots, and the betting time. */
  game: MultiplayerGame
  startScene: StartScene
  sounds: FlightSounds
  /** The phrase for the end, under the point. */
  overName: PhraseKey
  /** The rules in the help. */
  rulesText: PhraseKey
}
