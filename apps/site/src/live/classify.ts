import type { LiveMessage } from '@fairground/contract/live'
import { outcomeOf } from '@fairground/contract/outcome'

/** What a message says about bets: the player's own bet, the player's win, or another player's bet. */
export type BetSignal = 'me-bet' | 'me-win' | 'other-bet'

/**
 * The signals of a live message (PU-09): the player's own bet and its win, or the start of a bet, own or another's.
 * @param userId of this page's player; `undefined` for a visitor, who has no bets
 */
export function classify(message: LiveMessage, userId: string | undefined): readonly BetSignal[] {
  const isOwn = 'userId' in message && userId !== undefined && message.userId === userId
  if (message.type === 'bet_begin') return [isOwn ? 'me-bet' : 'other-bet']
  if (message.type !== 'bet' || !isOwn) return []
  return message.bet.win ? ['me-bet', 'me-win'] : ['me-bet']
}

/** A win in the currency's units. */
export interface Win {
  /** The bet's id. */
  id: string
  gameId: string
  amount: number
  /** Whether it is above the stake; a payout up to the stake is told without joy. A granted spin has cost nothing. */
  isGained: boolean
  /** The currency of the amount; undefined: the user's current one. */
  currencyId: string | undefined
}

/** The player's win in a message, when there is something to announce (PU-11). */
export function findWin(message: LiveMessage, userId: string | undefined): Win | undefined {
  if (message.type !== 'bet' || !classify(message, userId).includes('me-win')) return undefined
  const { id, gameId, winAmount, betAmount, spin, currencyId } = message.bet
  if (winAmount <= 0) return undefined
  const isGained = outcomeOf({ result: 'WIN', betAmount: spin ? 0 : (betAmount ?? 0), winAmount }) === 'gained'
  return { id, gameId, amount: winAmount, isGained, currencyId }
}
