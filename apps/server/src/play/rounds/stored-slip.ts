import { randomUUIDv7 } from 'node:crypto'
import { payoutMinor } from '@fairground/games'
import { findLottery, findPick, type LotteryLine, settleLine } from '@fairground/games/lottery'

/** A slip: lines in one term of a lottery, all taken or none. It is one bet of the ledger; its options hold this. */
export interface StoredSlip {
  /** The term's id. */
  termId: string
  lines: readonly StoredLine[]
  /** The message of the card that the player followed. */
  followsId?: string | undefined
}

/** A line as it was accepted. */
export interface StoredLine {
  market: string
  pick: string
  stakeMinor: bigint
  /** One a tier, in ten-thousandths. */
  odds: readonly bigint[]
}

/** The slip as JSON for the bet's options. Amounts and odds are texts, since JSON numbers are no integers. */
export function printSlip({ termId, lines, followsId }: StoredSlip): object {
  return {
    term: termId,
    ...(followsId !== undefined && { follows: followsId }),
    lines: lines.map(({ market, pick, stakeMinor, odds }) => [market, pick, String(stakeMinor), ...odds.map(String)]),
  }
}

/** Reads the options of a bet; undefined for a bet of another game. */
export function parseSlip(options: unknown): StoredSlip | undefined {
  const { term, lines } = (options ?? {}) as { term?: string; lines?: readonly string[][] }
  if (term === undefined || lines === undefined) return undefined
  return {
    termId: term,
    lines: lines.map(([market = '', pick = '', stake = '', ...odds]) => ({
      market,
      pick,
      stakeMinor: BigInt(stake),
      odds: odds.map(BigInt),
    })),
  }
}

/** The lines with the picks of their game. @throws for a line that the game does not have: stored lines are checked */
export function lotteryLines(gameId: string, lines: readonly StoredLine[]): LotteryLine[] {
  const lottery = findLottery(gameId)
  return lines.map(({ market, pick, stakeMinor, odds }) => {
    const marketPick = lottery && findPick(lottery, market, pick)
    if (!marketPick) throw new Error(`a stored line is on ${market} ${pick} of ${gameId}`)
    return { pick: marketPick.pick, stakeMinor, odds }
  })
}

/** The most that a line can pay. */
export function mostPaid({ stakeMinor, odds }: StoredLine): bigint {
  return odds.reduce((most, tier) => {
    const paidMinor = payoutMinor({ stakeMinor }, tier)
    return paidMinor > most ? paidMinor : most
  }, 0n)
}

/** What each line of a slip is paid for a result, in the smallest unit, in the order of the lines. */
export function paidLines(gameId: string, { lines }: StoredSlip, result: readonly number[]): bigint[] {
  return lotteryLines(gameId, lines).map((line) => settleLine(line, result))
}

/** Digits of the end of an id that count the lines of a slip, and the slip itself as 0. */
const COUNT_DIGITS = 2

/** A new id of a slip: the ids of its lines differ only in their end. */
export function newSlipId(): string {
  return endWith(randomUUIDv7(), 0)
}

/** The id of a line. @param index from 0 */
export function lineIdOf(slipId: string, index: number): string {
  return endWith(slipId, index + 1)
}

/** The slip of the id of a slip or of one of its lines, and the line's index from 0 if it is one. */
export function readSlipId(id: string): { slipId: string; index: number | undefined } {
  const count = Number.parseInt(id.slice(-COUNT_DIGITS), 16)
  return { slipId: endWith(id, 0), index: count === 0 ? undefined : count - 1 }
}

function endWith(id: string, count: number): string {
  return id.slice(0, -COUNT_DIGITS) + count.toString(16).padStart(COUNT_DIGITS, '0')
}
