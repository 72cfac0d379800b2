import * as chat from '@fairground/contract/calls/chat'
import { createClient, type Player } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postText } from '../../src/talk/chat/messages/post-text.ts'
import { createRandom } from '../fuzz/random.ts'
import { createRoomView } from './room-view.ts'
import { type ChatServer, connectChat, newRoom, newWriter, startChatServer } from './table.ts'

const PROCESSES = 3

let server: ChatServer
let others: ChatServer[]
/** They write in every test: the pace counts by room. */
let players: Player[]
beforeAll(async () => {
  server = await startChatServer()
  const { databaseUrl } = server
  others = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => startChatServer({ databaseUrl })))
  players = await Promise.all(Array.from({ length: 12 }, () => newWriter(server)))
})
afterAll(async () => {
  await Promise.all(others.map((other) => other.stop()))
  await server.stop()
})

/** Nothing but the numbers is in the way of many messages at once. */
const OPEN = { slowSeconds: 0, accountAgeMinutes: 0, words: false }

/** A player's calls to one of the servers. */
function at(player: Player, process: number): Player['call'] {
  const call = createClient([server, ...others][process % PROCESSES]?.url ?? '')
  return (named, request, options) => call(named, request, { token: player.token, ...options })
}

test('[RE-08] several processes number the events of a room without a gap, and each tells all its sockets every one', async () => {
  const roomId = await newRoom(server, { settings: OPEN })
  const clients = await Promise.all(
    [server, ...others].map(({ url }) => connectChat(url, createClient(url), { roomId, after: 0 })),
  )
  const sendings = Array.from({ length: 48 }, (_, number) => {
    const player = players[number % players.length] as Player
    const request = { roomId, clientId: `n${number}`, body: `message ${number}` }
    return at(player, number)(chat.send, request).catch((error: unknown) => String(error))
  })
  const answers = await Promise.all(sendings)
  const { list } = await server.call(chat.history, { roomId, after: 0, limit: 100 })
  const numbers = list.map(({ seq }) => seq)
  expect(numbers).toEqual(numbers.map((_, place) => place + 1))
  const posted = list.filter(({ kind }) => kind === 'message').map(({ message }) => message?.id)
  const accepted = answers.flatMap((answer) => (typeof answer === 'string' ? [] : [answer.model.message.id]))
  expect(posted.toSorted()).toEqual(accepted.toSorted())
  expect(accepted.length).toBeGreaterThan(30)
  for (const client of clients) {
    await expect.poll(() => client.events.length).toBe(numbers.length)
    expect(client.events.map(({ seq }) => seq)).toEqual(numbers)
    client.close()
  }
})

test('the same client id at several processes at once posts once', async () => {
  const roomId = await newRoom(server, { settings: OPEN })
  const player = players[0] as Player
  const draft = { roomId, clientId: 'everywhere', body: 'once' }
  const answers = await Promise.all(Array.from({ length: 48 }, (_, number) => at(player, number)(chat.send, draft)))
  expect(new Set(answers.map(({ model }) => model.message.id)).size).toBe(1)
  expect((await server.call(chat.history, { roomId })).list).toHaveLength(1)
})

test('a client that loses, repeats and reorders events has the list of the server after it has asked for the gaps', async () => {
  const random = createRandom(20_261_125, 0)
  const roomId = await newRoom(server, { settings: { ...OPEN, editMinutes: 5 } })
  const views = [0, 1, 2].map(() => createRoomView(0))
  const clients = await Promise.all(
    views.map((view, process) => {
      const { url } = [server, ...others][process] ?? server
      return connectChat(url, createClient(url), {
        ...{ roomId, after: 0 },
        onBundle({ list }) {
          const arriving = list.flatMap((event) =>
            random.chance(0.3) ? [] : random.chance(0.3) ? [event, event] : [event],
          )
          view.take(random.chance(0.5) ? arriving.toReversed() : arriving)
        },
      })
    }),
  )
  const ids: { id: string; player: Player }[] = []
  for (let step = 0; step < 60; step++) {
    const known = ids.length > 0 ? random.pick(ids) : undefined
    const player = players[step % players.length] as Player
    const chance = random.below(10)
    const refused = () => undefined
    if (known && chance < 2)
      await at(known.player, step)(chat.edit, { id: known.id, body: `edit ${step}` }).catch(refused)
    else if (known && chance === 2) await at(known.player, step)(chat.remove, { id: known.id }).catch(refused)
    else if (known && chance < 5) await at(player, step)(chat.react, { id: known.id, emoji: '👍' }).catch(refused)
    else {
      const request = { roomId, clientId: `s${step}`, body: `text ${step}` }
      const answer = await at(player, step)(chat.send, request).catch(refused)
      if (answer) ids.push({ id: answer.model.message.id, player })
    }
  }
  const last = async () => (await server.call(chat.open, { roomId })).model.seq
  // Reactions are numbered within a second.
  await expect.poll(async () => (await reactionsToCome()).length).toBe(0)
  let gaps = 0
  for (const view of views) {
    if (view.hasGap()) gaps++
    const upTo = await last()
    while (view.seq() < upTo) {
      const { list } = await server.call(chat.history, { roomId, after: view.seq(), limit: 7 })
      view.take(list)
    }
    expect(view.hasGap()).toBe(false)
    const { list } = await server.call(chat.history, { roomId, limit: 100 })
    expect(view.messages()).toEqual(list.map(({ message }) => message))
  }
  expect([ids.length > 10, gaps > 0]).toEqual([true, true])
  for (const client of clients) client.close()

  /** Messages whose newest reaction is newer than their newest event of reactions. */
  async function reactionsToCome(): Promise<unknown[]> {
    const { db } = server.parts
    const rows = await db
      .selectFrom('chat_reaction')
      .innerJoin('chat_message', 'chat_message.id', 'chat_reaction.message_id')
      .leftJoin('chat_event', (join) =>
        join
          .onRef('chat_event.message_id', '=', 'chat_reaction.message_id')
          .onRef('chat_event.at', '>=', 'chat_reaction.at')
          .on('chat_event.kind', '=', 'reactions'),
      )
      .select('chat_reaction.message_id')
      .where('chat_message.room_id', '=', roomId)
      .where('chat_event.seq', 'is', null)
      .execute()
    return rows
  }
})

test('a client that comes back with its number gets what it missed, and with too old a number opens the room again', async () => {
  const roomId = await newRoom(server, { settings: OPEN })
  for (const [number, player] of players.slice(0, 6).entries()) {
    await at(player, number)(chat.send, { roomId, clientId: `m${number}`, body: `message ${number}` })
  }
  const client = await connectChat(others[0]?.url ?? '', createClient(others[0]?.url ?? ''), { roomId, after: 2 })
  expect(client.events.map(({ seq }) => seq)).toEqual([3, 4, 5, 6])
  client.close()
  // As if 600 events had been numbered.
  await server.parts.db
    .updateTable('chat_room')
    .set({ seq: 606n } as never)
    .where('id', '=', roomId)
    .execute()
  const late = await connectChat(server.url, server.call, { roomId, after: 2 })
  expect(late.bundles).toEqual([{ roomId, list: [], resyncAt: 606 }])
  late.close()
})

test('a room with more than thirty messages a second doubles its slow mode until it has been calm for a minute', async () => {
  const roomId = await newRoom(server, { settings: OPEN })
  const { chat: rooms } = server.parts
  const rules = await rooms.rules()
  // One batch, so that they are of one moment.
  const drafts = Array.from({ length: 36 }, (_, number) => {
    const { userId: accountId } = players[number % players.length] as Player
    return { accountId, clientId: `f${number}`, body: `flood ${number}`, mentions: [], replyTo: undefined }
  })
  await Promise.allSettled(drafts.map((draft) => rooms.queue.add(roomId, postText(draft, rules))))
  const slowSeconds = async () => (await server.call(chat.open, { roomId })).model.room.slowSeconds
  expect(await slowSeconds()).toBe(1)
  server.pass(61)
  expect(await slowSeconds()).toBe(0)
})
