import type { ChatMessage } from '@fairground/contract/chat'
import type { OwnSend, RoomState } from '../room/room-state.ts'

/** A line of the list of messages. */
export type Line =
  | { kind: 'beginning'; key: string }
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFollowing: boolean; reply: Reply | undefined }
  | { kind: 'send'; key: string; send: OwnSend }

/** The message that another one answers, as it is now. */
export interface Reply {
  id: string
  name: string
  /** Empty when it is deleted, hidden or of an ignored author. */
  text: string
  isDeleted: boolean
}

/** Messages of one author within this time share one head. */
const TOGETHER_MS = 5 * 60_000

/**
 * The lines of a room: its messages by days, the line before the unread ones, and what the player sends.
 * @param hiddenCards the kinds of cards that are left out
 */
export function linesOf(
  state: Pick<RoomState, 'messages' | 'more' | 'dividerSeq' | 'sends' | 'ignored' | 'me'>,
  hiddenCards: readonly string[] = [],
): Line[] {
  const { messages, more, dividerSeq, sends, ignored, me } = state
  const byId = new Map(messages.map((message) => [message.id, message]))
  const lines: Line[] = more ? [] : [{ kind: 'beginning', key: 'beginning' }]
  let before: ChatMessage | undefined
  let isDivided = dividerSeq === undefined
  let day = ''
  for (const message of messages) {
    if (message.card && hiddenCards.includes(message.card.kind)) continue
    const dayOfMessage = dayOf(message.createdAt)
    const isNewDay = dayOfMessage !== day
    if (isNewDay) lines.push({ kind: 'day', key: `day-${dayOfMessage}`, at: message.createdAt })
    day = dayOfMessage
    const isFirstUnread = !isDivided && message.seq > (dividerSeq ?? 0) && message.author?.id !== me?.id
    if (isFirstUnread) {
      isDivided = true
      lines.push({ kind: 'unread', key: 'unread' })
    }
    const shownMessage = ignored.includes(message.author?.id ?? '') ? withoutText(message) : message
    const isFollowing = !isNewDay && !isFirstUnread && before !== undefined && belongTogether(before, message)
    lines.push({
      kind: 'message',
      key: message.id,
      message: shownMessage,
      isFollowing,
      reply: replyOf(message, byId, ignored),
    })
    before = message
  }
  return [...lines, ...sends.map((send) => ({ kind: 'send' as const, key: send.clientId, send }))]
}

const dayOf = (at: number): string => new Date(at).toDateString()

function belongTogether(before: ChatMessage, message: ChatMessage): boolean {
  const isSameAuthor = message.author !== undefined && before.author?.id === message.author.id
  return isSameAuthor && !message.replyTo && message.createdAt - before.createdAt < TOGETHER_MS
}

const hiddenMessages = new WeakMap<ChatMessage, ChatMessage>()

/** A message of an ignored author: the same object each time, so that its row is not drawn again. */
function withoutText(message: ChatMessage): ChatMessage {
  const knownMessage = hiddenMessages.get(message)
  const { card: _, ...rest } = message
  const hidden: ChatMessage = knownMessage ?? { ...rest, body: '', entities: [], ignored: true }
  hiddenMessages.set(message, hidden)
  return hidden
}

function replyOf(
  { replyTo }: ChatMessage,
  byId: ReadonlyMap<string, ChatMessage>,
  ignored: readonly string[],
): Reply | undefined {
  if (!replyTo) return undefined
  const { id } = replyTo
  const message = byId.get(id)
  const author = message?.author ?? replyTo.author
  const isIgnored = ignored.includes(author?.id ?? '')
  const isDeleted = message ? message.deletedAt !== undefined : replyTo.deleted === true
  const text = message ? message.body : replyTo.snippet
  return { id, name: author?.name ?? '', text: isIgnored || isDeleted ? '' : text, isDeleted }
}
