import type { SupportState, SupportTopic } from '@fairground/contract/support'

/** What happens to a conversation. `expire`: nobody has written for `CLOSE_AFTER_DAYS`. */
export type ConversationStep = 'player_writes' | 'assign' | 'staff_answers' | 'release' | 'solve' | 'expire'

/** Days without a word after which a conversation that waits for nobody of staff is closed. */
export const CLOSE_AFTER_DAYS = 7

/** Conversations that are not solved, at most, of one person of staff. */
export const MOST_OF_AGENT = 4

/** Conversations that are not solved, at most, of one player. */
export const MOST_OF_PLAYER = 3

/** Whether the matter is still open. */
export const isOpen = (state: SupportState): boolean => state !== 'SOLVED' && state !== 'CLOSED'

/** The states of conversations that are still open. */
export const OPEN_STATES: readonly SupportState[] = ['OPEN', 'ASSIGNED', 'WAITING_PLAYER', 'WAITING_AGENT']

/**
 * The state after a step; undefined where the step is not possible. Writing reopens a solved or closed conversation for anybody of
 * staff, since the person who solved it may have others by now.
 */
export function stepConversation(state: SupportState, step: ConversationStep): SupportState | undefined {
  switch (step) {
    case 'player_writes':
      if (!isOpen(state)) return 'OPEN'
      return state === 'WAITING_PLAYER' ? 'WAITING_AGENT' : state
    case 'assign':
      if (!isOpen(state)) return undefined
      return state === 'OPEN' ? 'ASSIGNED' : state
    case 'staff_answers':
      return isOpen(state) && state !== 'OPEN' ? 'WAITING_PLAYER' : undefined
    case 'release':
      return isOpen(state) ? 'OPEN' : undefined
    case 'solve':
      return isOpen(state) ? 'SOLVED' : undefined
    case 'expire':
      return state === 'WAITING_PLAYER' || state === 'SOLVED' ? 'CLOSED' : undefined
  }
}

/** The place of a conversation in the queue: 0 comes first. Harm and what staff escalates, payments and complaints, the rest. */
export function priorityOf(about: { topic: SupportTopic; isEscalated: boolean; isComplaint: boolean }): number {
  if (about.topic === 'harm' || about.isEscalated) return 0
  return about.topic === 'payments' || about.isComplaint ? 1 : 2
}
