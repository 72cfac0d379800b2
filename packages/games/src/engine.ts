import type { Fraction } from '@fairground/money'
import type { WordSource } from './fair/stream.ts'
import type { Refusal } from './refusal.ts'

/** What the player chose at the bet, as it is stored with the round: `{mines: 3}`, `{difficulty: 'hard'}`. Plain JSON. */
export type Options = Readonly<Record<string, string | number>>

/** What a bet is played under; recorded on it, so that later changes by the operator do not reach it. */
export interface Terms {
  readonly options: Options
  /** House edge in basis points, 50 to 1000. */
  readonly edge: number
}

/** One choice of the player: a tile, column, zone, cup or lane, from 0. Stored with the round. */
export type Move = number

/** All that the seeds decided, drawn at the bet: one list a draw, step 0 first. Never stored: it follows from the seeds. */
export type Drawn = readonly (readonly number[])[]

/** `open` takes moves; `won` pays its multiplier; `lost` pays nothing. */
export type RoundStatus = 'open' | 'won' | 'lost'

/** A round in progress or at its end. It holds the secret: only `view` may leave the server before the end. */
export interface Round {
  readonly terms: Terms
  readonly drawn: Drawn
  /** Every move made, the losing one included. */
  readonly moves: readonly Move[]
  /** Steps survived. */
  readonly step: number
  readonly status: RoundStatus
}

/** What anybody may see of a round. What was drawn is in it only once the round is over. */
export interface RoundView {
  readonly status: RoundStatus
  /** Steps survived. */
  readonly step: number
  /** What a cash-out pays now, or what was paid, as a factor of the stake: 1 before the first step, 0 when lost. */
  readonly multiplier: number
  /** The multiplier after one more step; the same as `multiplier` when there is none. */
  readonly nextMultiplier: number
  /** The moves made, the losing one included. */
  readonly picked: readonly Move[]
  /** Once over: what was drawn. One list a step, or a single list in draw order where one draw serves all steps. */
  readonly hazards?: Drawn
}

/** One step of a stepped game, or one prize of a drawn game. */
export interface StepOdds {
  /** The step, from 1; for a drawn game the prize, from 1. */
  readonly step: number
  /** Chance to survive this step for who has reached it. */
  readonly chance: Fraction
  /** Chance to survive all steps up to and with this one. */
  readonly reach: Fraction
  /** What it pays, in ten-thousandths of the stake. */
  readonly multiplier: bigint
}

/** One prize of a game that is decided by a single draw. */
export interface Prize {
  /** What it pays, in ten-thousandths of the stake; 0 for the blank. */
  readonly multiplier: bigint
  /** Its part of the table: a whole number from 0; the sum of all is at most 2^32. */
  readonly weight: number
}

/** A stake with the operator's cap, in the currency's smallest unit. */
export interface Stake {
  readonly stakeMinor: bigint
  /** The most that one bet may pay; no cap when absent. */
  readonly maxWinMinor?: bigint
}

/**
 * The rules of one game. Pure: a round follows from seeds, terms and moves alone, so that server, browser and verifier
 * agree. A game of steps takes moves and a cash-out; a drawn game is over as soon as it is opened.
 * A player's mistake comes back as a `Refusal`; stored data that makes no sense throws.
 */
export interface Engine {
  /** Game id on the wire: `mines`. */
  readonly id: string
  /** All options that a bet may have. */
  readonly allOptions: readonly Options[]
  /** Reads the options out of a bet's model; unknown fields are left out. */
  parseOptions(value: unknown): Options | Refusal
  /** Draws everything and stands at step 0. */
  open(terms: Terms, next: WordSource): Round
  /** Reads a move that would be legal now. */
  parseMove(round: Round, value: unknown): Move | Refusal
  /** The round after a move that `parseMove` let through. Surviving the last step wins by itself. */
  play(round: Round, move: Move): Round
  /** The round, won at the step it is at. */
  cashOut(round: Round): Round | Refusal
  /** What the round pays as it stands, in ten-thousandths of the stake: 0 when lost, 10000 before the first step. */
  multiplier(round: Round): bigint
  /** What the player may see. */
  view(round: Round): RoundView
  /**
   * Of a game that is decided by one draw as soon as it is opened: its prizes for a house edge in basis points, the blank
   * first where there is one. `drawn[0][0]` counts them from 0.
   */
  prizes?(edge: number): readonly Prize[]
  /** Chances and multipliers, step 1 first. */
  odds(terms: Terms): readonly StepOdds[]
  /**
   * The exact return to a player who stops after `stop` steps (a drawn game has no stops: it ignores the number), after
   * flooring and cap. @throws RangeError for a stop that the terms do not have
   */
  returnToPlayer(terms: Terms, stop: number, stake: Stake): Fraction
}
