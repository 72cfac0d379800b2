import * as auth from '@fairground/contract/calls/auth'
import * as chat from '@fairground/contract/calls/chat'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../src/ground/call/rate-limits.data.ts'
import { newStaff } from '../staff.ts'
import { type ChatServer, connectChat, lobbyOf, newRoom, newWriter, refusalsOf, say, startChatServer } from './table.ts'

let server: ChatServer
beforeAll(async () => {
  server = await startChatServer()
})
afterAll(() => server.stop())

test('the server makes a room of each game, lotteries first, and a lobby is there', async () => {
  const { list } = await server.call(chat.rooms, { pageSize: 100 })
  const gameIds = list.filter(({ kind }) => kind === 'GAME').map(({ gameId }) => gameId)
  expect(gameIds).toEqual([...lotteries, ...manifests].map(({ id }) => id))
  expect(list[0]).toMatchObject({ kind: 'PUBLIC', name: 'Lobby', access: 'OPEN', unread: 0, slowSeconds: 3 })
  const { model } = await server.call(chat.open, { gameId: gameIds[0] ?? '' })
  expect(model).toMatchObject({ role: 'visitor', room: { gameId: gameIds[0] }, list: [] })
})

test('a text that one player sends is seen by another one, by a visitor, and in the history', async () => {
  const roomId = await lobbyOf(server)
  const [anna, ben] = await Promise.all([newWriter(server), newWriter(server)])
  const { model: opened } = await ben.call(chat.open, { roomId })
  const clients = [
    await connectChat(server.url, ben.call, { roomId, after: opened.seq }),
    await connectChat(server.url, server.call, { roomId, after: opened.seq }),
  ]
  const message = await say(anna, roomId, 'hello all')
  expect(message).toMatchObject({ body: 'hello all', type: 'text', rev: 0, reactions: {}, mine: [] })
  for (const client of clients) {
    await expect.poll(() => client.events).toHaveLength(1)
    const { mine, ...shown } = message
    expect(client.events).toEqual([
      { roomId, seq: opened.seq + 1, kind: 'message', at: message.createdAt, message: shown },
    ])
    client.close()
  }
  const { list } = await server.call(chat.history, { roomId })
  expect(list.at(-1)?.message).toMatchObject({ id: message.id, author: anna.me })
  const told = JSON.stringify([clients.map(({ events }) => events), list])
  for (const secret of [anna.account, anna.userId]) expect(told).not.toContain(secret)
})

test('unread messages and mentions count until the mark, which only grows', async () => {
  const roomId = await newRoom(server)
  const [anna, ben] = await Promise.all([newWriter(server), newWriter(server)])
  await anna.call(chat.open, { roomId })
  const { me } = (await ben.call(chat.open, { roomId })).model
  await say(anna, roomId, 'one')
  const { model } = await anna.call(chat.send, {
    ...{ roomId, clientId: 'mention', body: `hey @${me?.name}!`, mentions: [ben.me.id] },
  })
  expect(model.message.entities).toEqual([{ kind: 'mention', at: 4, length: `@${me?.name}`.length, ref: ben.me.id }])
  const roomOf = async () => (await ben.call(chat.rooms, { pageSize: 100 })).list.find(({ id }) => id === roomId)
  expect(await roomOf()).toMatchObject({ unread: 2, mentions: 1 })
  expect((await ben.call(chat.read, { roomId, seq: 1 })).model).toEqual({ readSeq: 1, unread: 1, mentions: 1 })
  expect((await ben.call(chat.read, { roomId, seq: 1_000 })).model).toEqual({ readSeq: 2, unread: 0, mentions: 0 })
  expect((await ben.call(chat.read, { roomId, seq: 1 })).model).toEqual({ readSeq: 2, unread: 0, mentions: 0 })
})

test('a room of a level is not offered, and refuses to be made, opened, read, written or joined', async () => {
  const roomId = await newRoom(server, { kind: 'VIP', min_level: 3 })
  const player = await newWriter(server)
  const { list } = await player.call(chat.rooms, { pageSize: 100 })
  expect(list.find(({ id }) => id === roomId)).toBeUndefined()
  const attempts = [
    player.call(chat.open, { roomId }),
    player.call(chat.history, { roomId }),
    player.call(chat.read, { roomId, seq: 1 }),
    say(player, roomId, 'hello'),
  ]
  for (const refusal of await refusalsOf(attempts)) {
    expect(refusal).toMatchObject({ errorName: 'level_needed', params: { level: 3 } })
  }
  const staff = await newStaff(server)
  for (const draft of [{ kind: 'VIP' as const }, { kind: 'PUBLIC' as const, minLevel: 1 }]) {
    await expect(staff.call(staffChat.saveChatRoom, { ...draft, name: 'for some' })).rejects.toMatchObject({
      errorName: 'invalid_request',
    })
  }
  await expect(connectChat(server.url, player.call, { roomId })).rejects.toThrow('channel_forbidden')
})

test('a cursor of another room, and a room that nobody made, are refused', async () => {
  const [roomId, otherId] = [await newRoom(server), await newRoom(server)]
  const player = await newWriter(server)
  for (const body of ['a', 'b', 'c']) await say(player, otherId, body)
  const message = await say(player, otherId, 'd')
  expect((await player.call(chat.history, { roomId, before: message.seq })).list).toEqual([])
  expect((await player.call(chat.history, { roomId, after: 1 })).list).toEqual([])
  const answer = { roomId, clientId: 'x1', body: 'an answer', replyTo: message.id }
  await expect(player.call(chat.send, answer)).rejects.toThrow('message_unknown')
  for (const unknown of [{ roomId: crypto.randomUUID() }, { gameId: 'bingo' }, {}]) {
    await expect(player.call(chat.open, unknown)).rejects.toThrow('room_unknown')
  }
})

test('pages of history lie next to each other without a gap', async () => {
  const roomId = await newRoom(server)
  const player = await newWriter(server)
  const bodies = Array.from({ length: 7 }, (_, at) => `number ${at}`)
  for (const body of bodies) {
    await say(player, roomId, body)
    server.pass(4)
  }
  const seen: string[] = []
  for (let before: number | undefined = undefined; ; ) {
    const page: { list: { seq: number; message?: { body: string } | undefined }[]; more: boolean } = await player.call(
      chat.history,
      { roomId, limit: 3, before },
    )
    seen.unshift(...page.list.map(({ message }) => message?.body ?? ''))
    before = page.list[0]?.seq
    if (!page.more) break
  }
  expect(seen).toEqual(bodies)
})

test('presence counts accounts, not connections or visitors', async () => {
  const roomId = await newRoom(server)
  const [anna, ben] = await Promise.all([newPlayer(server), newPlayer(server)])
  const clients = [
    await connectChat(server.url, anna.call, { roomId }),
    await connectChat(server.url, anna.call, { roomId }),
    await connectChat(server.url, ben.call, { roomId }),
    await connectChat(server.url, server.call, { roomId }),
  ]
  const online = async () => (await server.call(chat.open, { roomId })).model.room.online
  expect(await online()).toBe(2)
  for (const client of clients) client.close()
  await expect.poll(online).toBe(0)
})

test('an account has at most five connections to the chat', async () => {
  const small = await startChatServer({ databaseUrl: server.databaseUrl, rateLimits })
  const player = await newPlayer(small)
  const roomId = await lobbyOf(small)
  const clients = []
  for (let at = 0; at < 5; at++) clients.push(await connectChat(small.url, player.call, { roomId }))
  expect(clients.map(({ joined }) => joined)).toEqual(clients.map(() => [roomId]))
  await expect(connectChat(small.url, player.call, { roomId })).rejects.toThrow('cut')
  for (const client of clients) client.close()
  await small.stop()
})

test('[RE-06] a connection to the chat ends with its session', async () => {
  const [anna, ben] = await Promise.all([newPlayer(server), newPlayer(server)])
  const roomId = await lobbyOf(server)
  const clients = [
    await connectChat(server.url, anna.call, { roomId }),
    await connectChat(server.url, ben.call, { roomId }),
  ]
  await anna.call(auth.logout)
  await expect.poll(() => clients.map(({ socket }) => socket.connected)).toEqual([false, true])
  clients[1]?.close()
})

test("a token of one player joins no room over another player's connection", async () => {
  const [anna, ben] = await Promise.all([newPlayer(server), newPlayer(server)])
  const roomId = await lobbyOf(server)
  const client = await connectChat(server.url, anna.call, { roomId: await newRoom(server) })
  const { model } = await ben.call(sockmsg.join, { channels: [roomId] })
  expect(await client.socket.emitWithAck('join', model.token)).toEqual({ channels: [] })
  client.close()
})
