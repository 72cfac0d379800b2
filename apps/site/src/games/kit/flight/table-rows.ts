import type { SharedBet } from '@fairground/contract'

/** A bet as the table shows it. */
export type TableBet = Pick<SharedBet, 'id' | 'betAmount' | 'slot' | 'result' | 'multiplier' | 'winAmount'> &
  Partial<Pick<SharedBet, 'nickname'>>

/** The bets of a round in the order of the table. */
export interface TableRows {
  own: readonly TableBet[]
  others: readonly TableBet[]
  /** How many there are that are not shown. */
  rest: number
}

interface TableOf {
  /** The player's own bets of this round: their seats know first what became of them. */
  own: readonly TableBet[]
  /** So many of the others at most. */
  shown: number
  /** All bets of the round, those that this page was not told of included. */
  count: number
}

/** Puts the player's own bets first, then what has paid most, then the highest stakes. */
export function tableRows(bets: ReadonlyMap<string, SharedBet>, { own, shown, count }: TableOf): TableRows {
  const others = [...bets.values()].filter(({ id }) => own.every((bet) => bet.id !== id))
  others.sort((a, b) => b.winAmount - a.winAmount || b.betAmount - a.betAmount || (a.id < b.id ? -1 : 1))
  const seen = others.slice(0, shown)
  const all = Math.max(count, others.length + own.length)
  return {
    own: own.toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0)),
    others: seen,
    rest: all - own.length - seen.length,
  }
}
