import type { SharedBet, SharedNews, SharedTerm } from '@fairground/contract'

/** The round that everybody shares, as this page knows it. */
export interface SharedState {
  term: SharedTerm
  /** Its bets by their ids. */
  bets: ReadonlyMap<string, SharedBet>
  /** How many bets there are, those that this page was not told of included. */
  count: number
  /** What all of them staked, and what was paid so far. */
  staked: number
  paid: number
}

const ORDER = { NEW: 0, RUNNING: 1, FINISHED: 2 } as const satisfies Record<SharedTerm['status'], number>

/** Whether a term is news: of a later round, or not an earlier phase of the same one. */
export function isNews(known: SharedTerm | undefined, told: SharedTerm): boolean {
  if (!known || told.number > known.number) return true
  return told.number === known.number && ORDER[told.status] >= ORDER[known.status]
}

/** The state after a term was told; one that is known to be over changes nothing. */
export function withTerm(state: SharedState | undefined, term: SharedTerm): SharedState {
  if (!state || term.number > state.term.number) return { term, bets: new Map(), count: 0, staked: 0, paid: 0 }
  return isNews(state.term, term) ? { ...state, term } : state
}

type BetsNews = Extract<SharedNews, { kind: 'bets' }>

/** The state after bets were placed or decided. */
export function withBets(state: SharedState, { list, count, staked, paid }: BetsNews): SharedState {
  return { ...state, bets: merged(state.bets, list), count, staked, paid }
}

/** The state after the whole round was asked for; what is known to be later than the answer stays. */
export function withAnswer(state: SharedState | undefined, term: SharedTerm, list: readonly SharedBet[]): SharedState {
  // Of one phase the news knows more than an answer that was on its way meanwhile: that the flight stands, or goes on.
  const isTold = state?.term.id === term.id && state.term.status === term.status
  const next = isTold ? state : withTerm(state, term)
  // An answer about a round that is over by now.
  if (next.term.id !== term.id) return next
  const bets = merged(next.bets, list)
  const sum = (amount: (bet: SharedBet) => number) => [...bets.values()].reduce((total, bet) => total + amount(bet), 0)
  return {
    ...next,
    bets,
    count: Math.max(next.count, bets.size),
    staked: Math.max(
      next.staked,
      sum((bet) => bet.betAmount),
    ),
    paid: Math.max(
      next.paid,
      sum((bet) => bet.winAmount),
    ),
  }
}

/** A bet that is decided never becomes open again. */
function merged(known: ReadonlyMap<string, SharedBet>, list: readonly SharedBet[]): ReadonlyMap<string, SharedBet> {
  const bets = new Map(known)
  for (const bet of list) {
    const before = bets.get(bet.id)
    if (!before || before.result === 'PENDING' || bet.result !== 'PENDING') bets.set(bet.id, bet)
  }
  return bets
}
