import type { BetRecord } from '@fairground/contract/round'

const HEADS = ['time', 'game', 'round', 'stake', 'multiplier', 'payout', 'net', 'currency', 'result'] as const

/**
 * Bets as a CSV file (RFC 4180, UTF-8) for a spreadsheet: times in UTC, amounts with a decimal point and without
 * thousands separators. No cell can be read as a formula.
 */
export function betsCsv(bets: readonly BetRecord[], currency: string, decimals: number): string {
  const rows = bets.map((bet) => [
    new Date(bet.createdAt).toISOString(),
    bet.gameId,
    bet.id,
    bet.betAmount.toFixed(decimals),
    String(bet.result === 'LOSE' ? 0 : bet.multiplier),
    bet.winAmount.toFixed(decimals),
    (bet.winAmount - bet.betAmount).toFixed(decimals),
    currency,
    bet.result,
  ])
  return [HEADS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

const FORMULA = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
