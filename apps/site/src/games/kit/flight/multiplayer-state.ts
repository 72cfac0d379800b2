import type { MultiplayerBet, MultiplayerNews, MultiplayerTerm } from '@fairground/contract/multiplayer-round'

/** The current multiplayer round as this page knows it. */
export interface MultiplayerState {
  term: MultiplayerTerm
  /** The bets by id. */
  bets: ReadonlyMap<string, MultiplayerBet>
  /** The number of bets, including those that this page has not received. */
  count: number
  /** The sum of all stakes, and the sum of all payouts so far. */
  stakeSum: number
  paidSum: number
}

const ORDER = { NEW: 0, RUNNING: 1, FINISHED: 2 } as const satisfies Record<MultiplayerTerm['status'], number>

/** Whether a term is newer: of a later round, or of the same or a later phase of this one. */
export function isNews(knownTerm: MultiplayerTerm | undefined, term: MultiplayerTerm): boolean {
  if (!knownTerm || term.number > knownTerm.number) return true
  return term.number === knownTerm.number && ORDER[term.status] >= ORDER[knownTerm.status]
}

/** The state after news of a term. A term of an earlier round or phase changes nothing. */
export function withTerm(state: MultiplayerState | undefined, term: MultiplayerTerm): MultiplayerState {
  if (!state || term.number > state.term.number) return { term, bets: new Map(), count: 0, stakeSum: 0, paidSum: 0 }
  return isNews(state.term, term) ? { ...state, term } : state
}

type BetsNews = Extract<MultiplayerNews, { kind: 'bets' }>

/** The state after news of placed or decided bets. */
export function withBets(
  state: MultiplayerState,
  { list, count, staked: stakeSum, paid: paidSum }: BetsNews,
): MultiplayerState {
  return { ...state, bets: mergeBets(state.bets, list), count, stakeSum, paidSum }
}

/** The state after an answer with the whole round. News newer than the answer stays. */
export function withAnswer(
  state: MultiplayerState | undefined,
  term: MultiplayerTerm,
  list: readonly MultiplayerBet[],
): MultiplayerState {
  // Within one phase, news may be newer than the answer: it knows of pauses.
  const isSamePhase = state?.term.id === term.id && state.term.status === term.status
  const next = isSamePhase ? state : withTerm(state, term)
  // The answer is about an older round.
  if (next.term.id !== term.id) return next
  const bets = mergeBets(next.bets, list)
  const sum = (amount: (bet: MultiplayerBet) => number) =>
    // The sums are in the site's first currency; the server's news add the bets in others.
    [...bets.values()].reduce((total, bet) => (bet.currencyId === undefined ? total + amount(bet) : total), 0)
  return {
    ...next,
    bets,
    count: Math.max(next.count, bets.size),
    stakeSum: Math.max(
      next.stakeSum,
      sum((bet) => bet.betAmount),
    ),
    paidSum: Math.max(
      next.paidSum,
      sum((bet) => bet.winAmount),
    ),
  }
}

/** A decided bet never becomes open again. */
function mergeBets(
  knownBets: ReadonlyMap<string, MultiplayerBet>,
  list: readonly MultiplayerBet[],
): ReadonlyMap<string, MultiplayerBet> {
  const bets = new Map(knownBets)
  for (const bet of list) {
    const knownBet = bets.get(bet.id)
    if (!knownBet || knownBet.result === 'PENDING' || bet.result !== 'PENDING') bets.set(bet.id, bet)
  }
  return bets
}
