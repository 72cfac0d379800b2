import type { MultiplayerBet } from '@fairground/contract/multiplayer-round'

/** A bet as the table shows it. */
export type TableBet = Pick<MultiplayerBet, 'id' | 'betAmount' | 'slot' | 'result' | 'multiplier' | 'winAmount'> &
  Partial<Pick<MultiplayerBet, 'nickname' | 'currencyId'>>

/** The bets of a round in the order of the table. */
export interface TableRows {
  own: readonly TableBet[]
  others: readonly TableBet[]
  /** The number of hidden bets. */
  restCount: number
}

interface TableOptions {
  /** The player's own bets of this round, from the slots, which know their results first. */
  own: readonly TableBet[]
  /** The most bets of other players. */
  limit: number
  /** The number of all bets of the round, including those that this page has not received. */
  count: number
}

/** Orders the bets: the player's own first, then by payout, then by stake. */
export function tableRows(bets: ReadonlyMap<string, MultiplayerBet>, { own, limit, count }: TableOptions): TableRows {
  const others = [...bets.values()].filter(({ id }) => own.every((bet) => bet.id !== id))
  others.sort((a, b) => b.winAmount - a.winAmount || b.betAmount - a.betAmount || (a.id < b.id ? -1 : 1))
  const visibleBets = others.slice(0, limit)
  const totalCount = Math.max(count, others.length + own.length)
  return {
    own: own.toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0)),
    others: visibleBets,
    restCount: totalCount - own.length - visibleBets.length,
  }
}
