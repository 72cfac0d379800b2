import type { SharedGame } from '@fairground/games/shared'
import type { PhraseKey } from '@fairground/phrases'
import type { HumName } from '../sound/hum.ts'
import type { SoundName } from '../sound/voices.ts'
import type { StartScene } from './scene-orders.ts'

/** All that a shared game brings to the frame; round, seats, numbers, table, keys, words and network are the frame's. */
export interface SharedGameRules {
  /** Its id, its curve, how many bets a player may have in a round, and how long betting takes. */
  game: SharedGame
  name: PhraseKey
  startScene: StartScene
  sounds: { takeOff: SoundName; end: SoundName; hum: HumName }
  /** How the end is said, under the point. */
  overName: PhraseKey
  /** What happens in a round of this game, for the help. */
  rulesText: PhraseKey
}
