export { findSharedGame, sharedGames } from '../manifests.ts'
export {
  cashOutMinor,
  chanceToReach,
  exposureMinor,
  flightMs,
  hundredthsToE4,
  LOWEST_TARGET,
  parseSharedOptions,
  parseTarget,
  pointOf,
  returnAt,
  type SharedGame,
  type SharedOptions,
  type SharedSeeds,
  targetOf,
} from './shared-game.ts'
