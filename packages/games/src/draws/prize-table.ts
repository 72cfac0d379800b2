import { addFractions, type Fraction, fraction, multiplyFractions, ZERO } from '@fairground/money'
import type { Prize, Stake, StepOdds } from '../engine.ts'
import { ONE_TIME, payoutMinor } from '../payout.ts'

/** A prize and its share of the total return; the shares of all prizes sum to 1. */
export interface PrizeShare {
  /** Ten-thousandths of the stake. */
  readonly multiplier: bigint
  readonly share: Fraction
}

/** Tickets of a table: fine enough that the return is short of 1 - e by less than a millionth. */
const TICKETS = 1_000_000_000n

/**
 * The prize table for a house edge: of a thousand million tickets, `floor(tickets × (1 - e) × share / multiplier)` hold a
 * prize; the rest are blank and stand first. So the return is 1 - e, less the flooring to whole tickets.
 * @param edge basis points
 */
export function prizeTable(shares: readonly PrizeShare[], edge: number): readonly Prize[] {
  const prizes = shares.map(({ multiplier, share }) => {
    const tickets = TICKETS * (ONE_TIME - BigInt(edge)) * share.numerator
    return { multiplier, weight: Number(tickets / (multiplier * share.denominator)) }
  })
  const prizeTickets = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return [{ multiplier: 0n, weight: Number(TICKETS) - prizeTickets }, ...prizes]
}

/** The chance of each prize of a table, and what it pays; the blank is prize 1. */
export function prizeOdds(table: readonly Prize[]): readonly StepOdds[] {
  const totalWeight = table.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  return table.map(({ multiplier, weight }, index) => {
    const chance = fraction(BigInt(weight), totalWeight)
    return { step: index + 1, chance, reach: chance, multiplier }
  })
}

/** The exact return of a table: each prize's chance times what it pays of this stake, floored and capped. */
export function tableReturn(table: readonly Prize[], stake: Stake): Fraction {
  return prizeOdds(table).reduce((sum, { chance, multiplier }) => {
    const payout = fraction(payoutMinor(stake, multiplier), stake.stakeMinor)
    return addFractions(sum, multiplyFractions(chance, payout))
  }, ZERO)
}
