import { handling } from '../../ground/call/handler.ts'
import type { LotteryParts } from '../lottery/parts.ts'
import type { createGameLife } from './game-life.ts'
import type { PlayedGames } from './played-games.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface LobbyParts extends LotteryParts {
  /** What goes on in the games now; see the call `game.life`. */
  readGameLife: ReturnType<typeof createGameLife>
  /** The latest played games of players. */
  playedGames: PlayedGames
}

/** Makes the handlers of this noun. */
export const handle = handling<LobbyParts>()
