import type { SlipLine } from '@fairground/contract/slip-line'
import { multiplierToNumber } from '@fairground/games'
import { minorToNumber } from '@fairground/money'
import type { StoredRound } from './stored-round.ts'
import { lineIdOf, mostPaid, paidLines } from './stored-slip.ts'

/** The lines of a stored slip as its player sees them: each with its own result once the slip is decided. */
export function viewLines({ id, gameId, slip, result, drawnNumbers }: StoredRound, decimals: number): SlipLine[] {
  if (!slip) return []
  const paidAmounts = drawnNumbers && paidLines(gameId, slip, drawnNumbers)
  return slip.lines.map((line, index) => {
    const paidMinor = paidAmounts?.[index] ?? 0n
    return {
      id: lineIdOf(id, index),
      market: line.market,
      pick: line.pick,
      stake: minorToNumber(line.stakeMinor, decimals),
      odds: line.odds.map(multiplierToNumber),
      maxWin: minorToNumber(mostPaid(line), decimals),
      result: paidAmounts ? (paidMinor > 0n ? 'WIN' : 'LOSE') : result,
      winAmount: minorToNumber(paidMinor, decimals),
    }
  })
}
