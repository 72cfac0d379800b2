import type { SharedBet } from '@fairground/contract'

/** A cash-out that stood out. */
export type TopWin = Pick<SharedBet, 'id' | 'nickname' | 'multiplier' | 'winAmount'>

/** So many are kept. */
const KEPT = 5

/** The highest cash-outs with those of more bets among them, the highest first; the same list where none of them is higher. */
export function withTopWins(known: readonly TopWin[], bets: Iterable<SharedBet>): readonly TopWin[] {
  const ids = new Set(known.map(({ id }) => id))
  const least = known.length < KEPT ? 0 : (known.at(-1)?.winAmount ?? 0)
  const higher = [...bets].filter(({ id, result, winAmount }) => result === 'WIN' && winAmount > least && !ids.has(id))
  if (higher.length === 0) return known
  return [...known, ...higher].toSorted((a, b) => b.winAmount - a.winAmount).slice(0, KEPT)
}
