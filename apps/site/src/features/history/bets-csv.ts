import type { BetRecord } from '@fairground/contract/round'
import { decimalMarkOf } from '@fairground/money'

const HEADS = ['time', 'game', 'round', 'stake', 'multiplier', 'payout', 'net', 'currency', 'result'] as const

/**
 * Bets as a CSV file (RFC 4180, UTF-8) for a spreadsheet: times in UTC, amounts without thousands separators. Where the
 * locale has a decimal comma, numbers have it and semicolons separate the cells. No cell can be read as a formula.
 */
export function betsCsv(
  bets: readonly BetRecord[],
  { currency, decimals, locale }: { currency: string; decimals: number; locale: string },
): string {
  const mark = decimalMarkOf(locale)
  const separator = mark === ',' ? ';' : ','
  const number = (text: string) => text.replace('.', mark)
  const rows = bets.map((bet) => [
    new Date(bet.createdAt).toISOString(),
    bet.gameId,
    bet.id,
    number(bet.betAmount.toFixed(decimals)),
    number(String(bet.result === 'LOSE' ? 0 : bet.multiplier)),
    number(bet.winAmount.toFixed(decimals)),
    number((bet.winAmount - bet.betAmount).toFixed(decimals)),
    currency,
    bet.result,
  ])
  return [HEADS, ...rows].map((row) => row.map((text) => cell(text, separator)).join(separator)).join('\r\n')
}

const FORMULA = /^[=+@\t\r]|^-(?!\d+([.,]\d+)?$)/

function cell(text: string, separator: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}
