import type { AnswerOf } from '@fairground/contract/call'
import { STATEMENT_PAGE_LINES, type StatementLine, type statement } from '@fairground/contract/calls/statement'
import { minorToNumber } from '@fairground/money'
import type { Database } from '../../ground/db/database.ts'
import { type Line, type Place, readLines } from './lines.ts'
import type { Period } from './period.ts'
import type { Summary } from './summary.ts'

/** Reads `version.place`. */
export function readPlace(after: string): Place {
  const [version, place] = after.split('.')
  return { version: Number(version), place: Number(place) }
}

/** One page of a statement as the call answers it. */
export async function readPage(
  db: Database,
  summary: Summary,
  { currencyId, decimals, period, after }: { currencyId: string; decimals: number; period: Period; after?: string },
): Promise<AnswerOf<typeof statement>> {
  const lines: Line[] = []
  const place = { after: after === undefined ? undefined : readPlace(after), atOnce: STATEMENT_PAGE_LINES + 1 }
  for await (const part of readLines(db, summary, place)) {
    lines.push(...part)
    if (lines.length > STATEMENT_PAGE_LINES) break
  }
  const pageLines = lines.slice(0, STATEMENT_PAGE_LINES)
  const lastLine = pageLines.at(-1)
  const amount = (minor: bigint) => minorToNumber(minor, decimals)
  const { opening, closing, lineCount, totals } = summary
  return {
    ...{ currencyId, from: period.fromMs, to: period.toMs, total: lineCount },
    opening: amount(opening.moneyMinor),
    lines: pageLines.map((line) => viewLine(line, decimals)),
    ...(lines.length > STATEMENT_PAGE_LINES && lastLine && { next: `${lastLine.version}.${lastLine.place}` }),
    closing: amount(closing.moneyMinor),
    openingBonus: amount(opening.bonusMinor),
    closingBonus: amount(closing.bonusMinor),
    totals: {
      deposits: amount(totals.deposits),
      withdrawals: amount(totals.withdrawals),
      stakes: amount(totals.stakes),
      payouts: amount(totals.payouts),
      bonuses: amount(totals.bonuses),
      fees: amount(totals.fees),
      other: amount(totals.other),
    },
  }
}

function viewLine(line: Line, decimals: number): StatementLine {
  const amount = (minor: bigint) => minorToNumber(minor, decimals)
  const { id, version, at, kind, group, reference, gameId } = line
  return {
    ...{ id, version, at: at.getTime(), kind, group, reference },
    amount: amount(line.moneyMinor),
    bonus: amount(line.bonusMinor),
    balance: amount(line.balanceMinor),
    bonusBalance: amount(line.bonusBalanceMinor),
    ...(gameId !== undefined && { gameId }),
  }
}
