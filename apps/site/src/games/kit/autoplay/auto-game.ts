import type { AutoplayPlan } from '@fairground/contract/autoplay'
import type { BetModel } from '@fairground/contract/round'
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
   * Plays one round to its end, and resolves once the board has shown its result. Without an order it finishes the open
   * round. Rejects with `RoundRefused` when the server refuses the bet or a move.
   */
  playRound: (order: AutoOrder | undefined, picks: readonly number[], isQuick: boolean) => Promise<BetModel>
}

/** The game of a run, in its current state on the screen. */
export interface AutoGame {
  gameId: string
  /** Undefined for a multiplayer game. */
  manifest: SteppedManifest | InstantManifest | undefined
  settings: GameSettings
  table: AutoTable
  /** The options in the panel, for a new run. */
  options: Options
  stakeMinor: bigint | undefined
  /** Whether a run could begin: no round is open and no request is pending. */
  isFree: boolean
}

/** A refused bet or move, by its error name. */
export class RoundRefused extends Error {
  readonly seconds: number | undefined
  constructor(name: string, seconds?: number | string) {
    super(name)
    this.name = 'RoundRefused'
    this.seconds = seconds === undefined ? undefined : Number(seconds)
  }
}
