import type { LotteryTerm } from '@fairground/contract/lottery'
import type { BetModel } from '@fairground/contract/round'

/** What the page knows of a lottery: its newest term, the one drawn before it, and the player's slips in both. */
export interface LotteryState {
  term: LotteryTerm
  before?: LotteryTerm | undefined
  /** The newest first. */
  mine: readonly BetModel[]
}

const ORDER = { OPEN: 0, CLOSED: 1, DRAWN: 2, SETTLED: 3, VOID: 3 } as const

/** Whether a term has come further than another state of the same term. */
function isFurther(one: LotteryTerm, known: LotteryTerm): boolean {
  const [order, knownOrder] = [ORDER[one.phase], ORDER[known.phase]]
  return order > knownOrder || (order === knownOrder && one.status === 'FINISHED' && known.status === 'NEW')
}

/**
 * The state with a term of a live message, whatever the order of the messages: a term never goes back, and an older
 * one than the two known changes nothing.
 */
export function withTerm(state: LotteryState, term: LotteryTerm): LotteryState {
  const { term: newest, before } = state
  if (term.no > newest.no) return { ...state, term, before: newest.no === term.no - 1 ? newest : undefined }
  if (term.no === newest.no) return isFurther(term, newest) ? { ...state, term } : state
  if (before && term.no < before.no) return state
  if (term.no !== newest.no - 1) return state
  return !before || isFurther(term, before) ? { ...state, before: term } : state
}

/** The answer of a call, or the known state where a live message was newer than the answer. */
export function withAnswer(known: LotteryState | undefined, answer: LotteryState): LotteryState {
  if (!known) return answer
  const terms = [known.before, known.term].filter((term) => term !== undefined)
  return terms.reduce(withTerm, answer)
}

/** The latest term with a result, or that was cancelled. */
export function latestDecided({ term, before }: LotteryState): LotteryTerm | undefined {
  return [term, before].find((one) => one && (one.result !== undefined || one.phase === 'VOID'))
}

/** The slips of a term. */
export function slipsOf({ mine }: Pick<LotteryState, 'mine'>, termId: string): BetModel[] {
  return mine.filter((slip) => slip.termId === termId && slip.result !== 'CANCELLED')
}

/** The player's slips as they may be shown: those of a term whose result is not shown yet still wait for it. */
export function shownSlips(mine: readonly BetModel[], hiddenTermId: string | undefined): BetModel[] {
  return mine.map((slip) => (slip.termId === hiddenTermId && hiddenTermId !== undefined ? asPending(slip) : slip))
}

function asPending(slip: BetModel): BetModel {
  if (slip.result === 'CANCELLED') return slip
  const bets = slip.bets?.map((line) => ({ ...line, result: 'PENDING' as const, winAmount: 0 }))
  return { ...slip, result: 'PENDING', winAmount: 0, multiplier: 0, ...(bets && { bets }) }
}
