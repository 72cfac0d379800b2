import type { GivenAnswerOf } from '@fairground/contract/call'
import * as chat from '@fairground/contract/calls/chat'
import * as lottery from '@fairground/contract/calls/lottery'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import {
  CHAT_EVENT,
  CHAT_NAMESPACE,
  type ChatAuthor,
  type ChatEvent,
  type ChatMessage,
  chatSettingsSchema,
} from '@fairground/contract/chat'
import { openSockets, type ServerSocket, serveSockets } from './server-socket.ts'
import { answer } from './stand-in.ts'

/** What a room answers when it is opened. */
type Opened = GivenAnswerOf<typeof chat.open>['model']

/** The server's end of a room's connection. */
export interface RoomLine {
  /** Sends an event of the room. */
  tell(kind: ChatEvent['kind'], message: ChatMessage): void
  /** Cuts the connection; it stays away until `comeBack`. */
  cut(): void
  /** Lets connections in again, with what the room sends to the first one. */
  comeBack(...missed: readonly ChatMessage[]): void
}

const idOf = (number: number) => `0199aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`

/** The room of the tests. */
export const ROOM_ID = idOf(1)

const authorOf = (number: number, name: string): ChatAuthor => ({
  ...{ id: idOf(number), name, avatar: '', level: 0 },
  role: 'member',
})
/** The player of the tests, and another one. */
export const me = authorOf(901, 'ana')
export const other = authorOf(902, 'ben')

/** A message of a player, by its number in the room. */
export const messageOf = (seq: number, body: string, author = other, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: idOf(100 + seq), roomId: ROOM_ID, seq, type: 'text', author, body, entities: [], rev: 1, reactions: {} },
  createdAt: Date.now(),
  ...more,
})

const eventOf = (kind: ChatEvent['kind'], message: ChatMessage, seq = message.seq): ChatEvent => ({
  ...{ roomId: ROOM_ID, seq, kind, at: Date.now() },
  message,
})

/** A room in the list of a caller. */
export const roomOf = (more: Partial<Opened['room']> = {}): Opened['room'] => ({
  ...{ id: ROOM_ID, kind: 'PUBLIC', name: 'Lamplighters', topic: '', rules: '', slowSeconds: 0, locked: false },
  ...{ settings: chatSettingsSchema.parse({}), access: 'OPEN', online: 1, unread: 0, mentions: 0 },
  ...more,
})

let isAway = false
let seq = 0
let missed: readonly ChatMessage[] = []

/** Hears the site connect and join in the namespace of the chat: a join is acknowledged, then comes what was missed. */
function hear(text: string, socket: ServerSocket): void {
  if (text.startsWith('40')) queueMicrotask(() => socket.take(`40${CHAT_NAMESPACE},${JSON.stringify({ sid: 'room' })}`))
  const [, number] = new RegExp(`^42${CHAT_NAMESPACE},(\\d+)\\["join"`).exec(text) ?? []
  if (number === undefined) return
  queueMicrotask(() => {
    socket.take(`43${CHAT_NAMESPACE},${number}${JSON.stringify([{ channels: [ROOM_ID] }])}`)
    for (const message of missed) tell('message', message)
    missed = []
  })
}

function tell(kind: ChatEvent['kind'], message: ChatMessage): void {
  seq = Math.max(seq + 1, message.seq)
  const bundle = { roomId: ROOM_ID, list: [eventOf(kind, message, seq)] }
  for (const line of openSockets()) line.take(`42${CHAT_NAMESPACE},${JSON.stringify([CHAT_EVENT, bundle])}`)
}

/** Answers a room with some messages, and is the other end of its connection. */
export function answerRoom(messages: readonly ChatMessage[] = [], opened: Partial<Opened> = {}): RoomLine {
  serveSockets({ isAway: () => isAway, hear })
  isAway = false
  missed = []
  seq = opened.seq ?? messages.at(-1)?.seq ?? 0
  answer(sockmsg.init, { model: { token: 'a-token-of-the-line', nodeKey: '' } })
  answer(sockmsg.join, { model: { token: 'a-token-of-a-join' } })
  // The page behind the popup.
  answer(lottery.games, { list: [] })
  answer(chat.rooms, { list: [roomOf()] })
  answer(chat.read, ({ fields }) => ({ model: { readSeq: Number(fields.seq), unread: 0, mentions: 0 } }))
  answer(chat.open, {
    model: {
      ...{ room: roomOf(), me, role: 'member', sanctions: [], ignored: [], readSeq: seq, seq, more: false },
      list: messages.map((message) => eventOf('message', message)),
      ...opened,
    },
  })
  return {
    tell,
    cut() {
      isAway = true
      for (const line of openSockets()) line.close()
    },
    comeBack(...messagesMissed) {
      missed = messagesMissed
      isAway = false
    },
  }
}
