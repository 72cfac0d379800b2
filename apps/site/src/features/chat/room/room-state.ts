import type { AnswerOf } from '@fairground/contract/call'
import type * as chat from '@fairground/contract/calls/chat'
import type { ChatAuthor, ChatEvent, ChatMessage, ChatRole, ChatRoom, OwnSanction } from '@fairground/contract/chat'
import type { RoomBets } from '@fairground/contract/chat-cards'
import type { CallError } from '@fairground/contract/envelope'
import { putMessage } from './messages.ts'

/** What `chat.open` answers. */
export type OpenedRoom = AnswerOf<typeof chat.open>['model']

/** A text that the player has sent and that is not in the room yet. */
export interface OwnSend {
  clientId: string
  body: string
  replyTo: ChatMessage | undefined
  /** Milliseconds since 1970. */
  at: number
  /** `held`: it waits for a helper. */
  status: 'sending' | 'failed' | 'held'
  /** Why it failed. */
  error?: CallError
}

/** A room as this client knows it. */
export interface RoomState {
  room: ChatRoom
  /** The player as an author; absent for a visitor. */
  me: ChatAuthor | undefined
  role: ChatRole
  /** Whether the site translates messages. */
  mayTranslate: boolean
  /** What the player may do with bets in the room; absent for a visitor. */
  bets: RoomBets | undefined
  /** The messages by their places, without gaps from the first one on. */
  messages: readonly ChatMessage[]
  /** Whether there are earlier messages. */
  more: boolean
  /** The number up to which every event is applied. */
  seq: number
  /** Events after a gap, by their numbers, each once. */
  waiting: readonly ChatEvent[]
  pinned: ChatMessage | undefined
  /** Those in force when the room was opened, and warnings. */
  sanctions: readonly OwnSanction[]
  /** Accounts whose messages the player does not want to see. */
  ignored: readonly string[]
  /** In the order of their sending. */
  sends: readonly OwnSend[]
  /** The number up to which the player has read. */
  readSeq: number
  /** The unread messages of this visit come after this number; absent: there were none. */
  dividerSeq: number | undefined
}

/** A room that has just been opened. Opened again (`before`), it keeps the divider and what the player sends. */
export function openRoomState(opened: OpenedRoom, before?: RoomState): RoomState {
  const { room, me, role, list, more, seq, pinned, ignored, readSeq, sanctions, translate = false } = opened
  const state: RoomState = {
    ...{ room, me, role, more, seq, pinned, sanctions, ignored, bets: room.bets },
    mayTranslate: translate,
    messages: list.flatMap(({ message }) => message ?? []),
    waiting: [],
    sends: before?.sends ?? [],
    readSeq: Math.max(readSeq, before?.readSeq ?? 0),
    dividerSeq: before ? before.dividerSeq : room.unread > 0 ? readSeq : undefined,
  }
  return state.messages.reduce(withoutSend, state)
}

/** Whether events are missing before those that wait. */
export const hasGap = ({ waiting }: RoomState): boolean => waiting.length > 0

/** Takes events in any order, any number of times: applies those that follow without a gap, the others wait. */
export function takeEvents(state: RoomState, events: readonly ChatEvent[]): RoomState {
  const bySeq = new Map([...state.waiting, ...events].map((event) => [event.seq, event]))
  let next = state
  for (let event = bySeq.get(next.seq + 1); event; event = bySeq.get(next.seq + 1)) next = applyEvent(next, event)
  const waitingMessages = [...bySeq.values()]
    .filter(({ seq }) => seq > next.seq)
    .toSorted((one, other) => one.seq - other.seq)
  return next === state && waitingMessages.length === state.waiting.length
    ? state
    : { ...next, waiting: waitingMessages }
}

function applyEvent(state: RoomState, { seq, kind, message, room }: ChatEvent): RoomState {
  const next = { ...(message ? takeMessage(state, message) : state), seq }
  if (!room) return next
  if (kind !== 'pin') return { ...next, room }
  const isKnown = next.pinned?.id === room.pinnedId
  const pinned =
    room.pinnedId === undefined
      ? undefined
      : message?.id === room.pinnedId
        ? message
        : isKnown
          ? next.pinned
          : undefined
  return { ...next, room, pinned }
}

/** Takes the present state of a message: of an event, or of the answer to the player's own call. */
export function takeMessage(state: RoomState, message: ChatMessage): RoomState {
  const { messages, more, pinned } = state
  const isPinned = pinned?.id === message.id && message.rev >= pinned.rev
  return withoutSend(
    {
      ...state,
      // What is before the first message belongs to a page that is not loaded.
      messages: more && message.seq < (messages[0]?.seq ?? 0) ? messages : putMessage(messages, message),
      ...(isPinned && { pinned: message }),
    },
    message,
  )
}

/** Takes a page of earlier messages. */
export function takePage(state: RoomState, { list, more }: { list: readonly ChatEvent[]; more: boolean }): RoomState {
  const earlier = list.flatMap(({ message }) => message ?? [])
  // The page is in front of all that is known, but the answer of a second wish for it may come again.
  const messages = earlier.reduceRight(putMessage, state.messages)
  return { ...state, messages, more }
}

/** Changes the player's reactions on a message, as the answer to a reaction says. */
export function takeMine(state: RoomState, { id, mine }: { id: string; mine: string[] }): RoomState {
  return { ...state, messages: state.messages.map((message) => (message.id === id ? { ...message, mine } : message)) }
}

/** Moves the mark of what is read; it only grows. */
export function markRead(state: RoomState, seq: number): RoomState {
  return seq > state.readSeq ? { ...state, readSeq: seq } : state
}

/** Adds a text that is being sent, or changes what is known of it. */
export function putSend(state: RoomState, send: OwnSend): RoomState {
  const isKnown = state.sends.some(({ clientId }) => clientId === send.clientId)
  const sends = isKnown
    ? state.sends.map((other) => (other.clientId === send.clientId ? send : other))
    : [...state.sends, send]
  return { ...state, sends }
}

/** Drops a text that is not sent, by its client id. */
export function dropSend(state: RoomState, clientId: string): RoomState {
  return { ...state, sends: state.sends.filter((send) => send.clientId !== clientId) }
}

/** The message is in the room: the text that the player sent has arrived. */
function withoutSend(state: RoomState, { clientId, author }: ChatMessage): RoomState {
  const isOwn = clientId !== undefined && author?.id === state.me?.id
  return isOwn && state.sends.some((send) => send.clientId === clientId) ? dropSend(state, clientId) : state
}
