import type { LiveMessage } from '@fairground/contract'

/** What a message says of bets: one of the player's own, a win of the player's, one of somebody else. */
export type BetSignal = 'me-bet' | 'me-win' | 'other-bet'

/**
 * What a live message raises (PU-09): the player's own bet, and the win in it; the start of a bet, own or another's.
 * @param userId whose page this is; `undefined` for a visitor, who has no bets
 */
export function classify(message: LiveMessage, userId: string | undefined): readonly BetSignal[] {
  const isOwn = 'userId' in message && userId !== undefined && message.userId === userId
  if (message.type === 'bet_begin') return [isOwn ? 'me-bet' : 'other-bet']
  if (message.type !== 'bet' || !isOwn) return []
  return message.bet.win ? ['me-bet', 'me-win'] : ['me-bet']
}

/** A win in the currency's units. */
export interface Win {
  /** Of the bet. */
  id: string
  gameId: string
  amount: number
}

/** The player's win that a message tells of, when there is something to announce (PU-11). */
export function findWin(message: LiveMessage, userId: string | undefined): Win | undefined {
  if (message.type !== 'bet' || !classify(message, userId).includes('me-win')) return undefined
  const { id, gameId, winAmount } = message.bet
  return winAmount > 0 ? { id, gameId, amount: winAmount } : undefined
}
