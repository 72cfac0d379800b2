import type { Fraction } from '@fairground/money'
import type { WordSource } from './fair/stream.ts'
import type { Refusal } from './refusal.ts'

/** The player's choices at the bet, stored with the round: `{mines: 3}`, `{difficulty: 'hard'}`. Plain JSON. */
export type Options = Readonly<Record<string, string | number>>

/** Options and house edge of a bet. The bet records them, so that later changes by the operator do not affect it. */
export interface Terms {
  readonly options: Options
  /** House edge in basis points, 50 to 1000. */
  readonly edge: number
}

/** One choice of the player: a tile, column, zone, cup or lane, from 0. Stored with the round. */
export type Move = number

/** Everything that the seeds decided: one list a draw, step 0 first. The server does not store it; it follows from the seeds. */
export type Drawn = readonly (readonly number[])[]

/** `open` takes moves; `won` pays its multiplier; `lost` pays nothing. */
export type RoundStatus = 'open' | 'won' | 'lost'

/** A round, open or over. It holds the secret: before the end, only `view` may leave the server. */
export interface Round {
  readonly terms: Terms
  readonly drawn: Drawn
  /** Every move made, the losing one included. */
  readonly moves: readonly Move[]
  /** Steps survived. */
  readonly step: number
  readonly status: RoundStatus
}

/** The public part of a round. It holds the hazards only once the round is over. */
export interface RoundView {
  readonly status: RoundStatus
  /** Steps survived. */
  readonly step: number
  /** The multiplier of a cash-out now, or of the payout: 1 before the first step, 0 when lost. */
  readonly multiplier: number
  /** The multiplier after one more step; the same as `multiplier` when there is none. */
  readonly nextMultiplier: number
  /** The moves made, the losing one included. */
  readonly picked: readonly Move[]
  /** The hazards, once the round is over. One list a step, or a single list in draw order where one draw serves all steps. */
  readonly hazards?: Drawn
}

/** The odds of one step of a stepped game, or of one prize of an instant game. */
export interface StepOdds {
  /** The step, from 1; for an instant game the prize, from 1. */
  readonly step: number
  /** Chance to survive this step after the steps before it. */
  readonly chance: Fraction
  /** Chance to survive all steps up to this one, with this one. */
  readonly reach: Fraction
  /** The payout in ten-thousandths of the stake. */
  readonly multiplier: bigint
}

/** One prize of an instant game. */
export interface Prize {
  /** The payout in ten-thousandths of the stake; 0 for the blank. */
  readonly multiplier: bigint
  /** Weight in the table: a whole number from 0; the sum of all weights is at most 2^32. */
  readonly weight: number
}

/** A stake with the operator's largest win, in the currency's smallest unit. */
export interface Stake {
  readonly stakeMinor: bigint
  /** The most that one bet may pay; no cap when absent. */
  readonly maxWinMinor?: bigint
}

/**
 * The rules of one game. Pure: a round follows from seeds, terms and moves alone, so that server, browser and verifier
 * agree. A stepped game takes moves and a cash-out; an instant game is over as soon as it is opened.
 * A player's mistake returns a `Refusal`; stored data that makes no sense throws.
 */
export interface Engine {
  /** Game id on the wire: `mines`. */
  readonly id: string
  /** All options that a bet may have. */
  readonly allOptions: readonly Options[]
  /** Reads the options from a bet's model, and drops unknown fields. */
  parseOptions(value: unknown): Options | Refusal
  /** Draws everything; the round is at step 0. */
  open(terms: Terms, nextWord: WordSource): Round
  /** Reads a move, and refuses an illegal one. */
  parseMove(round: Round, value: unknown): Move | Refusal
  /** The round after a move that `parseMove` accepted. Surviving the last step wins the round. */
  play(round: Round, move: Move): Round
  /** The round, won at the step it is at. */
  cashOut(round: Round): Round | Refusal
  /** The multiplier of the round now, in ten-thousandths of the stake: 0 when lost, 10000 before the first step. */
  multiplier(round: Round): bigint
  /** What the player may see. */
  view(round: Round): RoundView
  /**
   * Instant games only: the prizes for a house edge in basis points, the blank first if there is one. `drawn[0][0]` is the
   * index of the prize.
   */
  prizes?(edge: number): readonly Prize[]
  /** Chances and multipliers, step 1 first. */
  odds(terms: Terms): readonly StepOdds[]
  /**
   * The exact return to a player who stops after `stop` steps, with flooring and cap; an instant game ignores `stop`.
   * @throws RangeError for a stop that the terms do not have
   */
  returnToPlayer(terms: Terms, stop: number, stake: Stake): Fraction
}
