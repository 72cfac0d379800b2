import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { MOST_SLIP_LINES } from '@fairground/contract/lottery'
import { findPick, type Lottery, lotteryOdds, mostStakeMinor } from '@fairground/games/lottery'
import { parseAmount } from '@fairground/money'
import { type Game, limitsIn } from '../rounds/game.ts'
import { parseStake } from '../rounds/read-bet.ts'
import { mostPaid, type StoredLine } from '../rounds/stored-slip.ts'

/** A request for a slip, with the amounts as they came. */
export interface SlipRequest {
  betAmount?: unknown
  lines?: readonly { market: string; pick: string; stake?: unknown }[] | undefined
}

/** A slip within the limits of a line. */
export interface ReadSlip {
  lines: StoredLine[]
  stakeMinor: bigint
  /** The most that all lines together could pay if all won. */
  maxWinMinor: bigint
}

/**
 * Parses the lines of a slip, with the odds of the term's house edge.
 * @throws CallError too_many_lines, line_unknown, line_not_allowed, stake_malformed, stake_below_minimum, stake_above_maximum,
 * slip_total; `params.line` is the line's index from 0
 */
export function readSlip(
  { lottery, game, jurisdiction, edgeBp }: { lottery: Lottery; game: Game; jurisdiction: Jurisdiction; edgeBp: number },
  { betAmount, lines: requested = [] }: SlipRequest,
): ReadSlip {
  if (requested.length > MOST_SLIP_LINES) throw new CallError('too_many_lines', { max: MOST_SLIP_LINES })
  if (requested.length === 0) throw new CallError('line_unknown')
  const limits = limitsIn(game, jurisdiction)
  const { maxWinMinor } = game.limits
  const lines = requested.map(({ market, pick, stake }, line): StoredLine => {
    const marketPick = findPick(lottery, market, pick)
    if (!marketPick) throw new CallError('line_unknown', { line })
    const odds = lotteryOdds(marketPick, edgeBp)
    // A cap on the payout would lower the return, so a jurisdiction with one lacks the picks above it.
    if (odds.some((tier) => isAbove(tier, jurisdiction))) throw new CallError('line_not_allowed', { line })
    const maxStakeMinor = mostStakeMinor({ maxStakeMinor: limits.maxStakeMinor, maxWinMinor }, odds)
    return { market, pick, odds, stakeMinor: stakeOf(stake, { game, limits: { ...limits, maxStakeMinor }, line }) }
  })
  const stakeMinor = lines.reduce((sum, line) => sum + line.stakeMinor, 0n)
  if (parseAmount(betAmount, game.currency.decimal_length) !== stakeMinor) throw new CallError('slip_total')
  return { lines, stakeMinor, maxWinMinor: lines.reduce((sum, line) => sum + mostPaid(line), 0n) }
}

/** Whether odds, in ten-thousandths, are above a jurisdiction's largest multiplier. */
export function isAbove(odds: bigint, { maxMultiplier }: Jurisdiction): boolean {
  return maxMultiplier !== null && odds > BigInt(Math.round(maxMultiplier * 10_000))
}

function stakeOf(
  stake: unknown,
  { game, limits, line }: { game: Game; limits: Parameters<typeof parseStake>[2]; line: number },
): bigint {
  try {
    return parseStake(stake, game.currency, limits)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw new CallError(error.errorName, { ...error.params, line })
  }
}
