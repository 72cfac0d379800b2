import { decimalMarkOf, minorToDecimalString } from '@fairground/money'
import type { Line } from './lines.ts'

const HEAD = [
  ...['time', 'kind', 'group', 'amount', 'bonus', 'balance', 'bonus_balance', 'currency', 'reference', 'game', 'id'],
  'version',
]
/** The byte order mark tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Prints a statement as CSV (RFC 4180, UTF-8): English column names, times in UTC. Where the reader's locale has a decimal comma,
 * amounts have it and semicolons separate the cells, as spreadsheets there expect it. No cell can be read as a formula.
 */
export async function* printCsv(
  parts: AsyncIterable<readonly Line[]>,
  { symbol, decimals, locale }: { symbol: string; decimals: number; locale: string },
): AsyncGenerator<string> {
  const mark = decimalMarkOf(locale)
  const row = (cells: readonly (string | number)[]) => `${cells.join(mark === ',' ? ';' : ',')}\r\n`
  const amount = (minor: bigint) => minorToDecimalString(minor, decimals).replace('.', mark)
  const currency = textCell(symbol)
  yield BYTE_ORDER_MARK + row(HEAD)
  for await (const lines of parts) {
    let text = ''
    for (const line of lines) {
      const amounts = [line.moneyMinor, line.bonusMinor, line.balanceMinor, line.bonusBalanceMinor].map(amount)
      const texts = [line.reference, line.gameId ?? '', line.id].map(textCell)
      text += row([
        ...[line.at.toISOString(), textCell(line.kind), line.group, ...amounts, currency, ...texts],
        line.version,
      ])
    }
    if (text) yield text
  }
}

/** A cell of text: quoted where needed; an apostrophe keeps a spreadsheet from reading it as a formula. */
export function textCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText
}
