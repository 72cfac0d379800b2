import { type Fraction, fraction } from '@fairground/money'
import type { Stake } from '../engine.ts'
import { crashPoint } from '../fair/crash-point.ts'
import { roundMessage } from '../fair/stream.ts'
import { type Curve, HIGHEST_POINT } from '../flight/curve.ts'
import { ONE_TIME, payoutMinor } from '../payout.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** A multiplayer game: betting, then a flight whose multiplier grows until the round's point. */
export interface MultiplayerGame {
  /** Game id on the wire. */
  readonly id: string
  readonly curve: Curve
  /** Number of bets that a player may have in one round, each in its own slot. */
  readonly slots: number
  /** How long a round takes bets. */
  readonly bettingMs: number
  /** Pause between a finished round and the next one. */
  readonly endMs: number
}

/** The options of a bet. */
export interface MultiplayerOptions {
  /** The slot of the bet, from 0. */
  readonly slot: number
  /** Automatic cash-out, in hundredths (`150` is 1.50); absent: by hand. */
  readonly target?: number
}

/** The smallest automatic cash-out, in hundredths. */
export const LOWEST_TARGET = 101

/** Reads slot and automatic cash-out from a bet's model, and drops unknown fields. */
export function parseMultiplayerOptions(game: MultiplayerGame, value: object): MultiplayerOptions | Refusal {
  const { slot = 0, autoCashOut } = value as { slot?: unknown; autoCashOut?: unknown }
  if (typeof slot !== 'number' || !Number.isInteger(slot) || slot < 0 || slot >= game.slots)
    return refuse('invalid_options')
  if (autoCashOut === undefined) return { slot }
  const target = parseTarget(autoCashOut)
  return target === undefined ? refuse('invalid_options') : { slot, target }
}

/** Reads a multiplier from 1.01 to the highest point, on the 0.01 grid, as hundredths. */
export function parseTarget(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const target = Math.round(value * 100)
  // Accepts only the double that is nearest to a hundredth.
  return target / 100 === value && target >= LOWEST_TARGET && target <= HIGHEST_POINT ? target : undefined
}

/** A multiplier in hundredths as ten-thousandths, the unit of payouts. */
export function hundredthsToE4(hundredths: number): bigint {
  return BigInt(hundredths) * 100n
}

/** The payout of a cash-out at `hundredths`. */
export function cashOutMinor(stake: Stake, hundredths: number): bigint {
  return payoutMinor(stake, hundredthsToE4(hundredths))
}

/** The most that a bet can pay: the payout of its target, or of the highest point without one, at most the cap. */
export function exposureMinor(stake: Stake, target: number = HIGHEST_POINT): bigint {
  return cashOutMinor(stake, target)
}

/** P(point ≥ target) = (1 - e) / x: the chance that the flight reaches x, the same for each player. */
export function chanceToReach(target: number, edge: number): Fraction {
  const share = BigInt(10_000 - edge)
  return fraction(share * 100n, ONE_TIME * BigInt(target))
}

/** The exact return of a cash-out at a target, with flooring and cap. */
export function returnAt(target: number, edge: number, stake: Stake): Fraction {
  const { numerator, denominator } = chanceToReach(target, edge)
  return fraction(numerator * cashOutMinor(stake, target), denominator * stake.stakeMinor)
}

/** Everything that decides a multiplayer round's point. */
export interface MultiplayerSeeds {
  /** The round's seed of the chain, hex. */
  readonly seed: string
  readonly salt: string
  /** The round's number, from 1. */
  readonly number: number
  /** sha256 of the first players' client seeds, or the empty text. */
  readonly entropy: string
}

/** The multiplier at which a round's flight ends, in hundredths. @param edge house edge in basis points */
export function pointOf({ seed, salt, number, entropy }: MultiplayerSeeds, edge: number): bigint {
  return crashPoint(seed, roundMessage(salt, number, entropy), edge)
}

/** How long a flight lasts until its point, in ms; the highest point ends every flight. */
export function flightMs(game: MultiplayerGame, point: bigint): number {
  return game.curve.reaches(point < BigInt(HIGHEST_POINT) ? Number(point) : HIGHEST_POINT)
}

/** The multiplier of a bet's automatic cash-out, in hundredths: the highest point for a bet without a target. */
export function targetOf(target: number | undefined): number {
  return target ?? HIGHEST_POINT
}
