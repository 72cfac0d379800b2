import {
  type ChatAuthor,
  type ChatEvent,
  type ChatMessage,
  type ChatRoom,
  chatSettingsSchema,
} from '@fairground/contract/chat'
import type { OpenedRoom } from './room-state.ts'

/** What happens in a room; `at` picks a message by its index, counted around. */
export type RoomDeed =
  | { kind: 'post'; by: number }
  | { kind: 'edit' | 'delete' | 'react' | 'hide' | 'show' | 'pin'; at: number }
  | { kind: 'unpin' | 'slow' }

const ROOM_ID = '019ab000-0000-7000-8000-00000000000a'
const author = (by: number): ChatAuthor => ({
  id: `account-${by}`,
  name: `player${by}`,
  avatar: '',
  level: 0,
  role: 'member',
})

/** A room as the server keeps it, for tests of what a client makes of it: numbers, present states, history. */
export function createModelRoom() {
  const messages: ChatMessage[] = []
  const log: { seq: number; kind: ChatEvent['kind']; at: number | undefined }[] = []
  let room: ChatRoom = {
    ...{ id: ROOM_ID, kind: 'PUBLIC', name: 'Model', topic: '', rules: '' },
    ...{ settings: chatSettingsSchema.parse({}), slowSeconds: 3, locked: false },
  }

  function view({ seq, kind, at }: (typeof log)[number]): ChatEvent {
    const message = at === undefined ? undefined : messages[at]
    const isOfRoom = kind === 'pin' || kind === 'settings'
    return { roomId: ROOM_ID, seq, kind, at: seq, ...(message && { message }), ...(isOfRoom && { room }) }
  }

  function note(kind: ChatEvent['kind'], at?: number): ChatEvent {
    const entry = { seq: log.length + 1, kind, at }
    log.push(entry)
    return view(entry)
  }

  function change(kind: ChatEvent['kind'], at: number, next: Partial<ChatMessage>): ChatEvent {
    const message = messages[at]
    if (message) messages[at] = { ...message, ...next, rev: message.rev + 1 }
    return note(kind, at)
  }

  function post(by: number): ChatEvent {
    const seq = log.length + 1
    const shownFields = { body: `text ${seq}`, entities: [], reactions: {}, createdAt: seq * 1000, clientId: `c${seq}` }
    messages.push({
      ...{ id: `m${seq}`, roomId: ROOM_ID, seq, type: 'text', rev: 1, author: author(by) },
      ...shownFields,
    })
    return note('message', messages.length - 1)
  }

  function pin(at: number | undefined): ChatEvent {
    const { pinnedId: _, ...rest } = room
    const id = at === undefined ? undefined : messages[at]?.id
    room = { ...rest, ...(id !== undefined && { pinnedId: id }) }
    return note('pin', at)
  }

  /** Does something; without messages the first deed is a post. @returns its live event */
  function happen(deed: RoomDeed): ChatEvent {
    if (deed.kind === 'post') return post(deed.by)
    if (messages.length === 0) return post(0)
    if (!('at' in deed)) {
      if (deed.kind === 'unpin') return pin(undefined)
      room = { ...room, slowSeconds: room.slowSeconds + 1 }
      return note('settings')
    }
    const at = deed.at % messages.length
    const message = messages[at]
    switch (deed.kind) {
      case 'edit':
        return change('edit', at, { body: `${message?.body} again`, editedAt: log.length })
      case 'delete':
        return change('delete', at, { body: '', deletedAt: log.length, deletedBy: 'author' })
      case 'react':
        return change('reactions', at, { reactions: { '🔥': (message?.reactions['🔥'] ?? 0) + 1 } })
      case 'hide':
        return change('hide', at, { body: '', hidden: true })
      case 'show':
        return change('show', at, { body: `text ${message?.seq}`, hidden: undefined })
      case 'pin':
        return pin(at)
    }
  }

  const events = (list: typeof log) => list.map(view)
  const posts = () => log.filter(({ kind }) => kind === 'message')
  return {
    happen,
    messages: (): readonly ChatMessage[] => messages,
    room: () => room,
    pinned: () => messages.find(({ id }) => id === room.pinnedId),
    seq: () => log.length,
    after: (after: number, limit: number) => events(log.filter(({ seq }) => seq > after).slice(0, limit)),
    before(before: number, limit: number) {
      const earlier = posts().filter(({ seq }) => seq < before)
      return { list: events(earlier.slice(-limit)), more: earlier.length > limit }
    },
    open(me: number, readSeq = log.length, size = 50): OpenedRoom {
      const unread = posts().filter(({ seq }) => seq > readSeq).length
      const pinned = messages.find(({ id }) => id === room.pinnedId)
      return {
        room: { ...room, access: 'OPEN', online: 1, unread, mentions: 0 },
        ...{ me: author(me), role: 'member', sanctions: [], ignored: [], readSeq, seq: log.length },
        ...(pinned && { pinned }),
        list: events(posts().slice(-size)),
        more: posts().length > size,
      }
    },
  }
}
