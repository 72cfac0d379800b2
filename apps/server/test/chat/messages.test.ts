import * as chat from '@fairground/contract/calls/chat'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ChatClient,
  type ChatPlayer,
  type ChatServer,
  connectChat,
  newRoom,
  newWriter,
  say,
  startChatServer,
} from './table.ts'

let server: ChatServer
let anna: ChatPlayer
let ben: ChatPlayer
let roomId: string
let client: ChatClient
beforeAll(async () => {
  server = await startChatServer()
  anna = await newWriter(server)
  ben = await newWriter(server)
})
beforeEach(async () => {
  client?.close()
  server.pass(120)
  roomId = await newRoom(server)
  client = await connectChat(server.url, server.call, { roomId })
})
afterAll(async () => {
  client.close()
  await server.stop()
})

const eventOf = async (kind: string) => {
  await expect.poll(() => client.events.map((event) => event.kind)).toContain(kind)
  return client.events.findLast((event) => event.kind === kind)
}

test('the same client id posts once, however often it comes at once', async () => {
  const draft = { roomId, clientId: 'once', body: 'only once' }
  const answers = await Promise.all(Array.from({ length: 50 }, () => anna.call(chat.send, draft)))
  expect(new Set(answers.map(({ model }) => model.message.id)).size).toBe(1)
  const other = await newRoom(server)
  const elsewhere = await anna.call(chat.send, { ...draft, roomId: other })
  expect(elsewhere.model.message.roomId).toBe(roomId)
  const { list } = await anna.call(chat.history, { roomId })
  expect(list).toHaveLength(1)
  expect((await anna.call(chat.history, { roomId: other })).list).toEqual([])
})

test('an edit replaces the text for everybody, only by its author and only for a while', async () => {
  const message = await say(anna, roomId, 'helo')
  const { model } = await anna.call(chat.edit, { id: message.id, body: 'hello' })
  expect(model.message).toMatchObject({ body: 'hello', rev: 1, seq: message.seq, editedAt: expect.any(Number) })
  expect((await eventOf('edit'))?.message).toMatchObject({ id: message.id, body: 'hello', rev: 1 })
  await expect(ben.call(chat.edit, { id: message.id, body: 'mine' })).rejects.toThrow('message_unknown')
  server.pass(5 * 60)
  await expect(anna.call(chat.edit, { id: message.id, body: 'late' })).rejects.toThrow('message_too_old')
})

test('a deleted message leaves a tombstone, and answers to it say so', async () => {
  const message = await say(anna, roomId, 'a secret')
  const reply = { roomId, clientId: 'reply', body: 'what?', replyTo: message.id }
  const answered = await ben.call(chat.send, reply)
  expect(answered.model.message.replyTo).toMatchObject({ id: message.id, snippet: 'a secret' })
  await expect(ben.call(chat.remove, { id: message.id })).rejects.toThrow('message_unknown')
  await anna.call(chat.remove, { id: message.id })
  expect((await eventOf('delete'))?.message).toMatchObject({ body: '', entities: [], deletedBy: 'author' })
  const { list } = await server.call(chat.history, { roomId })
  expect(list.map(({ message }) => [message?.body, message?.replyTo?.snippet, message?.replyTo?.deleted])).toEqual([
    ['', undefined, undefined],
    ['what?', '', true],
  ])
  expect(JSON.stringify((await server.call(chat.history, { roomId, after: 0 })).list)).not.toContain('a secret')
  await expect(anna.call(chat.edit, { id: message.id, body: 'again' })).rejects.toThrow('message_unknown')
  await expect(ben.call(chat.react, { id: message.id, emoji: '👍' })).rejects.toThrow('message_unknown')
})

test('reactions count once a player and emoji, and come as one event', async () => {
  const { id } = await say(anna, roomId, 'nice')
  await Promise.all([
    ...Array.from({ length: 10 }, () => ben.call(chat.react, { id, emoji: '👍' })),
    anna.call(chat.react, { id, emoji: '👍' }),
    anna.call(chat.react, { id, emoji: '🔥' }),
  ])
  const event = await eventOf('reactions')
  expect(event?.message).toMatchObject({ id, reactions: { '👍': 2, '🔥': 1 } })
  const { model } = await anna.call(chat.react, { id, emoji: '👍', on: false })
  expect(model).toEqual({ id, mine: ['🔥'] })
  const { list } = await anna.call(chat.history, { roomId })
  expect(list[0]?.message).toMatchObject({ reactions: { '👍': 1, '🔥': 1 }, mine: ['🔥'] })
})

test('a card made by hand, an empty text and one that is too long are refused, and nothing is posted', async () => {
  const refusals: [Partial<{ body: string; card: unknown }>, string][] = [
    [{ body: 'look', card: { id: crypto.randomUUID() } }, 'card_by_hand'],
    [{ body: ' \u200b\n ' }, 'message_empty'],
    [{ body: 'x'.repeat(501) }, 'too_long'],
    [{ body: 'see https://elsewhere.example' }, 'link_not_allowed'],
  ]
  for (const [fields, name] of refusals) {
    const request = { roomId, clientId: 'refused', body: '', ...fields }
    await expect(anna.call(chat.send, request)).rejects.toThrow(name)
  }
  expect((await anna.call(chat.history, { roomId })).list).toEqual([])
  const own = await say(anna, roomId, `see ${server.url}/mines`)
  expect(own.entities).toEqual([{ kind: 'link', at: 4, length: server.url.length + 6, ref: `${server.url}/mines` }])
})

test('five mentions are too many, and only a moderator mentions everybody', async () => {
  const authors = [anna, ben, await newWriter(server), await newWriter(server)].map(({ me }) => me)
  const request = {
    ...{ roomId, clientId: 'many', body: authors.map(({ name }) => `@${name}`).join(' ') },
    mentions: authors.map(({ id }) => id),
  }
  await expect(anna.call(chat.send, request)).rejects.toMatchObject({
    errorName: 'too_many_mentions',
    params: { max: 3 },
  })
  expect((await say(anna, roomId, 'hello @all')).entities).toEqual([])
})

test('the messages of an ignored player are hidden from who ignores, and count as no mention', async () => {
  const { model } = await ben.call(chat.open, { roomId })
  await say(anna, roomId, 'noise')
  expect((await ben.call(chat.ignore, { userId: anna.me.id })).model.ignored).toEqual([anna.me.id])
  server.pass(10)
  await anna.call(chat.send, {
    ...{ roomId, clientId: 'at ben'.replace(' ', '-'), body: `@${model.me?.name}`, mentions: [ben.me.id] },
  })
  const opened = (await ben.call(chat.open, { roomId })).model
  expect(opened.ignored).toEqual([anna.me.id])
  expect(opened.list.map(({ message }) => [message?.body, message?.ignored])).toEqual([
    ['', true],
    ['', true],
  ])
  expect(opened.room.mentions).toBe(0)
  const { list } = await server.call(chat.history, { roomId })
  expect(list[0]?.message?.body).toBe('noise')
  expect((await ben.call(chat.ignore, { userId: anna.me.id, on: false })).model.ignored).toEqual([])
  await expect(ben.call(chat.ignore, { userId: crypto.randomUUID() })).rejects.toThrow('player_unknown')
})

test('names that look alike are the same name, and nobody looks like staff', async () => {
  await anna.call(chat.setName, { name: 'Lucky_Anna' })
  const taken = ['lucky-anna', 'LUCKY_ANNА', 'Iucky_ann4', 'Support', 'ꓢupport', 'fаirground1']
  for (const name of taken) await expect(ben.call(chat.setName, { name }), name).rejects.toThrow('chat_name_taken')
  for (const name of ['x', 'a b c', '<b>bold', '12345', 'n'.repeat(21)]) {
    await expect(ben.call(chat.setName, { name }), name).rejects.toThrow('chat_name_malformed')
  }
  expect((await say(anna, roomId, 'it is me')).author?.name).toBe('Lucky_Anna')
})
