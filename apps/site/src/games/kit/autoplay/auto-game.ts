import type { AutoplayPlan, BetModel } from '@fairground/contract'
import type { InstantManifest, Options, SteppedManifest } from '@fairground/games'
import type { GameSettings } from '../settings.ts'

/** A bet of a run. */
export interface AutoOrder {
  betAmount: string
  options: AutoplayPlan['options']
  /** The id of the announced run. */
  autoplay: string
}

/** Plays rounds of a game without the player's hand. */
export interface AutoTable {
  /**
   * Plays one round to its end, and resolves once its result was shown. Without an order the round that is open is played
   * on. Rejects with `RoundRefused` when the server took the bet or a move not.
   */
  playRound: (order: AutoOrder | undefined, picks: readonly number[], isQuick: boolean) => Promise<BetModel>
}

/** The game that a run is for, as it stands on the screen. */
export interface AutoGame {
  gameId: string
  /** None of a game whose rounds everybody shares. */
  manifest: SteppedManifest | InstantManifest | undefined
  settings: GameSettings
  table: AutoTable
  /** What stands in the panel: where a new run begins. */
  options: Options
  stakeMinor: bigint | undefined
  /** Nothing is open or on its way: a run could begin. */
  isFree: boolean
}

/** A bet or a move that was refused, by its name in the catalogue. */
export class RoundRefused extends Error {
  readonly seconds: number | undefined
  constructor(name: string, seconds?: number | string) {
    super(name)
    this.name = 'RoundRefused'
    this.seconds = seconds === undefined ? undefined : Number(seconds)
  }
}
