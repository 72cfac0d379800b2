import { MOST_TERM_LINES } from '@fairground/contract/lottery'
import { liabilityMinor } from '@fairground/games/lottery'
import { lotteryLines, mostPaid, parseSlip, type StoredLine } from '../rounds/stored-slip.ts'

/** A bet that is not decided yet; with a currency where that is not the new bet's. */
type OpenBet = { gameId: string; options: unknown; currencyId?: string }

/**
 * The lines of an account's open slips in a term.
 * @param convert an amount of another currency in that of the new bet
 */
export function linesInTerm(
  openBets: readonly OpenBet[],
  termId: string,
  convert: (amountMinor: bigint, currencyId: string) => bigint,
): StoredLine[] {
  return openBets.flatMap(({ options, currencyId }) => {
    const slip = parseSlip(options)
    if (slip?.termId !== termId) return []
    if (currencyId === undefined) return slip.lines
    return slip.lines.map((line) => ({ ...line, stakeMinor: convert(line.stakeMinor, currencyId) }))
  })
}

/** New lines of an account beside those that it has in the term. */
export interface LinesInTerm {
  gameId: string
  earlier: readonly StoredLine[]
  lines: readonly StoredLine[]
  /** Most that all lines of an account may come to in a term, in the smallest unit of the wallet's currency. */
  mostWinMinor: bigint
}

/** Whether an account would have too many lines in a term. */
export function haveTooMany({ earlier, lines }: LinesInTerm): boolean {
  return earlier.length + lines.length > MOST_TERM_LINES
}

/** Whether the lines could win more than an account may win in a term. */
export function couldWinTooMuch({ gameId, earlier, lines, mostWinMinor }: LinesInTerm): boolean {
  // Even if all lines won: most slips need no exact count.
  const wonByAll = [...earlier, ...lines].reduce((sum, line) => sum + mostPaid(line), 0n)
  return wonByAll > mostWinMinor && liabilityMinor(lotteryLines(gameId, [...earlier, ...lines])) > mostWinMinor
}

/** The largest stake of the last line that leaves the whole under a limit; 0 when none does. @param isOver whether lines pass the limit */
export function largestStake(lines: readonly StoredLine[], isOver: (lines: readonly StoredLine[]) => boolean): bigint {
  const last = lines.at(-1)
  if (!last) return 0n
  const withStake = (stakeMinor: bigint) => [...lines.slice(0, -1), { ...last, stakeMinor }]
  let [fits, tooMuch] = [0n, last.stakeMinor]
  if (isOver(withStake(0n))) return 0n
  while (tooMuch - fits > 1n) {
    const middle = (fits + tooMuch) / 2n
    if (isOver(withStake(middle))) tooMuch = middle
    else fits = middle
  }
  return fits
}
