import { minorToDecimalString } from '@fairground/money'
import type { Line } from './lines.ts'

const HEAD = 'time,kind,group,amount,bonus,balance,bonus_balance,currency,reference,game,id,version\r\n'
/** The byte order mark tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Prints a statement as CSV (RFC 4180, UTF-8): English column names, times in UTC, amounts with a decimal point. No cell can
 * be read as a formula.
 */
export async function* printCsv(
  parts: AsyncIterable<readonly Line[]>,
  { symbol, decimals }: { symbol: string; decimals: number },
): AsyncGenerator<string> {
  const amount = (minor: bigint) => minorToDecimalString(minor, decimals)
  const currency = textCell(symbol)
  yield BYTE_ORDER_MARK + HEAD
  for await (const lines of parts) {
    let text = ''
    for (const line of lines) {
      const amounts = [line.moneyMinor, line.bonusMinor, line.balanceMinor, line.bonusBalanceMinor].map(amount)
      const texts = [line.reference, line.gameId ?? '', line.id].map(textCell)
      text += `${line.at.toISOString()},${textCell(line.kind)},${line.group},${amounts.join(',')},${currency},${texts.join(',')},${line.version}\r\n`
    }
    if (text) yield text
  }
}

/** A cell of text: quoted where needed; an apostrophe keeps a spreadsheet from reading it as a formula. */
export function textCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText
}
