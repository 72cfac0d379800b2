export { findMultiplayerGame, multiplayerGames } from '../manifests.ts'
export {
  cashOutMinor,
  chanceToReach,
  exposureMinor,
  flightMs,
  hundredthsToE4,
  LOWEST_TARGET,
  type MultiplayerGame,
  type MultiplayerOptions,
  type MultiplayerSeeds,
  parseMultiplayerOptions,
  parseTarget,
  pointOf,
  returnAt,
  targetOf,
} from './multiplayer-game.ts'
