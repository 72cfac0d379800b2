import { type Fraction, fraction } from '@fairground/money'
import type { Stake } from '../engine.ts'
import { crashPoint } from '../fair/crash-point.ts'
import { roundMessage } from '../fair/stream.ts'
import { type Curve, HIGHEST_POINT } from '../flight/curve.ts'
import { ONE_TIME, payoutMinor } from '../payout.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** A game whose rounds all players share: betting, a flight whose multiplier grows, its end at the round's point. */
export interface SharedGame {
  /** Game id on the wire. */
  readonly id: string
  readonly curve: Curve
  /** Bets that a player may have in one round, each in a place of its own. */
  readonly slots: number
  /** How long bets are taken. */
  readonly bettingMs: number
  /** How long a finished round stands before the next one. */
  readonly endMs: number
}

/** What a bettor chose. */
export interface SharedOptions {
  /** The place of the bet, from 0. */
  readonly slot: number
  /** Automatic cash-out, in hundredths (`150` is 1.50); absent: by hand. */
  readonly target?: number
}

/** The smallest automatic cash-out, in hundredths. */
export const LOWEST_TARGET = 101

/** Reads slot and automatic cash-out out of a bet's model; unknown fields are left out. */
export function parseSharedOptions(game: SharedGame, value: object): SharedOptions | Refusal {
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
  // The double that is nearest to a hundredth, and no other.
  return target / 100 === value && target >= LOWEST_TARGET && target <= HIGHEST_POINT ? target : undefined
}

/** A multiplier in hundredths as the ten-thousandths that payouts are worked out in. */
export function hundredthsToE4(hundredths: number): bigint {
  return BigInt(hundredths) * 100n
}

/** What a cash-out at `hundredths` pays. */
export function cashOutMinor(stake: Stake, hundredths: number): bigint {
  return payoutMinor(stake, hundredthsToE4(hundredths))
}

/** What a bet can come to at the most: its target's payout, else that of the highest point, at most the cap. */
export function exposureMinor(stake: Stake, target: number = HIGHEST_POINT): bigint {
  return cashOutMinor(stake, target)
}

/** P(point ≥ target) = (1 - e) / x: the chance that a cash-out at x is reached, the same for each bettor. */
export function chanceToReach(target: number, edge: number): Fraction {
  const share = BigInt(10_000 - edge)
  return fraction(share * 100n, ONE_TIME * BigInt(target))
}

/** The exact return of a stake that is cashed out at a target, after flooring and cap. */
export function returnAt(target: number, edge: number, stake: Stake): Fraction {
  const { numerator, denominator } = chanceToReach(target, edge)
  return fraction(numerator * cashOutMinor(stake, target), denominator * stake.stakeMinor)
}

/** What a shared round's point follows from. */
export interface SharedSeeds {
  /** The round's seed of the chain, hex. */
  readonly seed: string
  readonly salt: string
  /** The round's number, from 1. */
  readonly number: number
  /** sha256 of the first bettors' client seeds, or the empty text. */
  readonly entropy: string
}

/** Where a shared round's flight ends, in hundredths. @param edge house edge in basis points */
export function pointOf({ seed, salt, number, entropy }: SharedSeeds, edge: number): bigint {
  return crashPoint(seed, roundMessage(salt, number, entropy), edge)
}

/** How long a flight lasts until it ends at a point, in ms; the highest point ends each flight. */
export function flightMs(game: SharedGame, point: bigint): number {
  return game.curve.reaches(point < BigInt(HIGHEST_POINT) ? Number(point) : HIGHEST_POINT)
}

/** The multiplier at which a bet is cashed out by itself, in hundredths: who named none is paid at the highest point. */
export function targetOf(target: number | undefined): number {
  return target ?? HIGHEST_POINT
}
