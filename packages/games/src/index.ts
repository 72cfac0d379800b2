export type {
  Drawn,
  Engine,
  Move,
  Options,
  Prize,
  Round,
  RoundStatus,
  RoundView,
  Stake,
  StepOdds,
  Terms,
} from './engine.ts'
export type {
  GameManifest,
  InstantManifest,
  MultiplayerManifest,
  PickSpec,
  Sample,
  SteppedManifest,
} from './manifest.ts'
export { engines, findEngine, manifests, manifestsOf, samplesOf } from './manifests.ts'
export { EDGE_RANGE, MULTIPLIER_DECIMALS, multiplierToNumber, ONE_TIME, parseEdge, payoutMinor } from './payout.ts'
export { isRefusal, type Refusal, type RefusalReason, refuse } from './refusal.ts'
export { type Bet, type BetSeeds, openRound, replayFinishedRound, replayRound } from './round.ts'
export { parsePosition, type SteppedGame, steppedEngine } from './stepped.ts'
