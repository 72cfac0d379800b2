import type { ChatMessage } from '@fairground/contract/chat'
import { indexOfSeq } from '../room/messages.ts'
import type { RoomState } from '../room/room-state.ts'

/** The most that a counter says; beyond it, it says `99+`. */
const MOST_SHOWN = 99

/** A counter as text. */
export const shownCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))

/** The loaded messages of others that the player has not read. */
export function unreadOf({ messages, readSeq, me }: Pick<RoomState, 'messages' | 'readSeq' | 'me'>): ChatMessage[] {
  const isOfOthers = ({ author }: ChatMessage) => author === undefined || author.id !== me?.id
  return messages.slice(indexOfSeq(messages, readSeq + 1)).filter(isOfOthers)
}

/** The first unread message that mentions the player. */
export function findMention(state: Pick<RoomState, 'messages' | 'readSeq' | 'me'>): ChatMessage | undefined {
  const { me } = state
  return (
    me && unreadOf(state).find(({ entities }) => entities.some(({ kind, ref }) => kind === 'mention' && ref === me.id))
  )
}
