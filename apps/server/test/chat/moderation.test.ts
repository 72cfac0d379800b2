import * as chat from '@fairground/contract/calls/chat'
import * as responsible from '@fairground/contract/calls/responsible'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import * as switches from '@fairground/contract/calls/switches'
import type { Player } from '@fairground/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newStaff } from '../staff.ts'
import {
  type ChatClient,
  type ChatPlayer,
  type ChatServer,
  connectChat,
  newRoom,
  newWriter,
  refusalsOf,
  say,
  startChatServer,
} from './table.ts'

let server: ChatServer
let staff: Awaited<ReturnType<typeof newStaff>>
let anna: ChatPlayer
let moderator: ChatPlayer
let operator: ChatPlayer
let roomId: string
beforeAll(async () => {
  server = await startChatServer()
  staff = await newStaff(server)
  ;[anna, moderator, operator] = await Promise.all([newWriter(server), newWriter(server), newWriter(server)])
  await staff.call(staffChat.setChatRole, { userId: moderator.userId, role: 'moderator' })
  await staff.call(staffChat.setChatRole, { userId: operator.userId, role: 'operator' })
})
beforeEach(async () => {
  server.pass(120)
  roomId = await newRoom(server)
})
afterAll(() => server.stop())

/** Every call by which a player writes something that others see. */
const writings = (player: Player, id: string) => [
  player.call(chat.send, { roomId, clientId: crypto.randomUUID(), body: 'hello' }),
  player.call(chat.edit, { id, body: 'changed' }),
  player.call(chat.react, { id, emoji: '👍' }),
  player.call(chat.setName, { name: 'another' }),
]

test('a muted player writes in no way, sees reason and end, and may read', async () => {
  const message = await say(anna, roomId, 'before')
  const given = { action: 'mute', userId: anna.me.id, seconds: 600, reason: 'spam' } as const
  const { model } = await moderator.call(chat.moderate, given)
  for (const refusal of await refusalsOf(writings(anna, message.id))) {
    expect(refusal).toMatchObject({ errorName: 'muted', params: { reason: 'spam', until: model.sanction?.until } })
  }
  const opened = (await anna.call(chat.open, { roomId })).model
  expect(opened.sanctions).toEqual([model.sanction])
  expect(opened.list).toHaveLength(1)
  server.pass(600)
  await say(anna, roomId, 'after')
})

test('a banned player neither writes nor opens nor joins, until the ban is lifted', async () => {
  const player = await newWriter(server)
  const message = await say(player, roomId, 'before')
  const client = await connectChat(server.url, player.call, { roomId })
  await operator.call(chat.moderate, { action: 'ban', userId: player.me.id, reason: 'scam' })
  const attempts = [
    ...writings(player, message.id),
    player.call(chat.open, { roomId }),
    player.call(chat.history, { roomId }),
    player.call(chat.remove, { id: message.id }),
    player.call(chat.report, { id: message.id, reason: 'spam' }),
  ]
  for (const refusal of await refusalsOf(attempts)) {
    expect(refusal).toMatchObject({ errorName: 'banned', params: { reason: 'scam' } })
  }
  expect((await connectChat(server.url, player.call, { roomId })).joined).toEqual([])
  // The open connection leaves the room, too: others go on hearing what is written.
  const watcher = await connectChat(server.url, operator.call, { roomId })
  const isHeardBy = ({ events }: ChatClient, { id }: { id: string }) => events.some(({ message }) => message?.id === id)
  await expect
    .poll(async () => {
      const later = await say(operator, roomId, `later ${watcher.events.length}`)
      await expect.poll(() => isHeardBy(watcher, later)).toBe(true)
      return isHeardBy(client, later)
    })
    .toBe(false)
  client.close()
  watcher.close()
  const { content } = (await staff.call(staffChat.listChatSanctions, { userId: player.me.id })).page
  expect(content).toMatchObject([{ kind: 'ban', reason: 'scam', by: operator.userId }])
  const lifted = { id: content[0]?.id ?? '', reason: 'a mistake' }
  expect((await staff.call(staffChat.liftChatSanction, lifted)).model).toMatchObject({ liftedBy: 'owner' })
  await expect(staff.call(staffChat.liftChatSanction, lifted)).rejects.toThrow('sanction_unknown')
  await say(player, roomId, 'back again')
})

test('who takes a time-out or is switched off may read and not write; who is excluded does neither', async () => {
  const [excluded, paused, off] = await Promise.all([newWriter(server), newWriter(server), newWriter(server)])
  const closings: [Player, () => Promise<unknown>][] = [
    [excluded, () => excluded.call(responsible.exclude, { days: null })],
    [paused, () => paused.call(responsible.timeOut, { hours: 24 })],
    [off, () => staff.call(switches.setSwitch, { kind: 'player', id: off.userId, off: true, reason: 'test' })],
  ]
  for (const [player, close] of closings) {
    const message = await say(player, roomId, `hello from ${player.userId}`)
    await close()
    for (const refusal of await refusalsOf(writings(player, message.id))) {
      expect(refusal).toMatchObject({ errorName: 'writing_closed' })
    }
    if (player === excluded) continue
    const { list } = await player.call(chat.history, { roomId })
    expect(list.at(-1)?.message).toMatchObject({ id: message.id })
  }
})

test('[RG-03] an exclusion closes every room for reading, and takes its player out of the rooms that are open', async () => {
  const player = await newWriter(server)
  const message = await say(player, roomId, 'the last word')
  const client = await connectChat(server.url, player.call, { roomId })
  expect(client.joined).toEqual([roomId])
  await player.call(responsible.exclude, { days: 180 })
  await expect.poll(() => server.parts.chat.listOnline(roomId)).toEqual([])
  const later = await say(anna, roomId, 'after the exclusion')
  const attempts = [
    player.call(chat.open, { roomId }),
    player.call(chat.history, { roomId }),
    player.call(chat.report, { id: message.id, reason: 'spam' }),
  ]
  for (const refusal of await refusalsOf(attempts)) expect(refusal).toMatchObject({ errorName: 'reading_closed' })
  const again = await connectChat(server.url, player.call, { roomId })
  expect(again.joined).toEqual([])
  expect([...client.events, ...again.events].map((event) => event.message?.id)).not.toContain(later.id)
  client.close()
  again.close()
  const isOver = { excluded_until: new Date(server.parts.now()) }
  await server.parts.db.updateTable('play').set(isOver).where('account_id', '=', player.userId).execute()
  const { list } = await player.call(chat.history, { roomId })
  expect(list.at(-1)?.message).toMatchObject({ id: later.id })
})

test('an edit passes the rules of a message: pace, repeats and words', async () => {
  const paced = await newRoom(server, { settings: { slowSeconds: 30 } })
  const { id } = await say(anna, paced, 'first')
  await expect(anna.call(chat.edit, { id, body: 'second' })).rejects.toMatchObject({ errorName: 'slow_mode' })
  server.pass(30)
  await expect(anna.call(chat.edit, { id, body: 'first' })).rejects.toMatchObject({ errorName: 'duplicate' })
  await anna.call(chat.edit, { id, body: 'second' })
  await expect(say(anna, paced, 'third')).rejects.toMatchObject({ errorName: 'slow_mode' })
  server.pass(30)
  await expect(say(anna, paced, 'second')).rejects.toMatchObject({ errorName: 'duplicate' })
  await expect(anna.call(chat.edit, { id, body: 'I give you a loan of 500' })).rejects.toMatchObject({
    errorName: 'blocked_word',
  })
})

test('no name in the chat has a word of the operator’s list', async () => {
  await staff.call(staffChat.saveChatWord, { pattern: 'rude*', action: 'mask' })
  const player = await newWriter(server)
  const name = (wanted: string) => player.call(chat.setName, { name: wanted }).catch((error: Error) => error)
  await expect.poll(() => name('Rudeboy')).toMatchObject({ errorName: 'blocked_word' })
  expect(await name('so_rude-1')).toMatchObject({ errorName: 'blocked_word' })
  expect(await name('prudent')).toMatchObject({ status: 0 })
})

test('each action needs its role, and nobody sanctions a person of the same role', async () => {
  const { id } = await say(anna, roomId, 'hello')
  const helper = await newWriter(server)
  await staff.call(staffChat.setChatRole, { userId: helper.userId, role: 'helper' })
  const attempts: [Player, Parameters<typeof anna.call<typeof chat.moderate>>[1]][] = [
    [anna, { action: 'hide', id }],
    [helper, { action: 'delete', id }],
    [helper, { action: 'mute', userId: anna.me.id, reason: 'x' }],
    [moderator, { action: 'ban', userId: anna.me.id, reason: 'x' }],
    [moderator, { action: 'mute', userId: operator.me.id, reason: 'x' }],
    [moderator, { action: 'mute', userId: moderator.me.id, reason: 'x' }],
  ]
  for (const [player, request] of attempts) {
    await expect(player.call(chat.moderate, request)).rejects.toThrow('insufficient_permissions')
  }
  await expect(anna.call(chat.held)).rejects.toThrow('insufficient_permissions')
  expect((await anna.call(chat.history, { roomId })).list[0]?.message?.body).toBe('hello')
  const long = await moderator.call(chat.moderate, {
    ...{ action: 'mute', userId: anna.me.id, seconds: 1e8, reason: 'x', roomId },
  })
  expect((long.model.sanction?.until ?? 0) - (long.model.sanction?.at ?? 0)).toBe(7 * 24 * 60 * 60_000)
  await moderator.call(chat.moderate, { action: 'unmute', userId: anna.me.id })
})

test('pin, slow mode and lock are events of the room, and hold', async () => {
  const { id } = await say(anna, roomId, 'important')
  const client = await connectChat(server.url, server.call, { roomId, after: 1 })
  await moderator.call(chat.moderate, { action: 'pin', id })
  await moderator.call(chat.moderate, { action: 'slow', roomId, seconds: 30 })
  await moderator.call(chat.moderate, { action: 'lock', roomId })
  await expect.poll(() => client.events.at(-1)?.room?.locked).toBe(true)
  expect(client.events.map(({ seq, kind }) => [seq, kind])).toEqual([
    [2, 'pin'],
    [3, 'settings'],
    [4, 'settings'],
  ])
  client.close()
  const { model } = await server.call(chat.open, { roomId })
  expect(model).toMatchObject({ pinned: { id }, room: { slowSeconds: 30, access: 'LOCKED' } })
  server.pass(60)
  await expect(say(anna, roomId, 'hello?')).rejects.toThrow('room_locked')
  await say(moderator, roomId, 'closed for a moment')
  await moderator.call(chat.moderate, { action: 'unlock', roomId })
  await say(anna, roomId, 'thanks')
  server.pass(20)
  await expect(say(anna, roomId, 'again')).rejects.toMatchObject({ errorName: 'slow_mode' })
  await moderator.call(chat.moderate, { action: 'delete', id })
  expect((await server.call(chat.open, { roomId })).model.pinned).toBeUndefined()
})

test('words hold, block and mask, and a held message is posted once when a helper approves it', async () => {
  const usual = (await staff.call(staffChat.listChatWords)).list
  expect(usual).toContainEqual(expect.objectContaining({ pattern: 'loan*', action: 'hold' }))
  const block = (await staff.call(staffChat.saveChatWord, { pattern: 'b4dword', action: 'block' })).model
  await staff.call(staffChat.saveChatWord, { pattern: 'darn', action: 'mask' })
  // A change of words counts after a second.
  const count = async () => (await server.parts.chat.rules()).words.length
  await expect.poll(count).toBe(usual.length + 2)
  await expect(say(anna, roomId, 'BADWORD!')).rejects.toThrow('blocked_word')
  expect((await say(anna, roomId, 'dаrn it')).body).toBe('**** it')
  server.pass(10)
  const request = { roomId, clientId: 'loans', body: 'cheap loans here' }
  await expect(anna.call(chat.send, request)).rejects.toThrow('held')
  await expect(anna.call(chat.send, request)).rejects.toThrow('held')
  const [held, ...others] = (await moderator.call(chat.held, { roomId })).list
  expect([held?.body, held?.why, others]).toEqual(['cheap loans here', 'word', []])
  const id = held?.id ?? ''
  const approvals = [1, 2, 3].map(() => moderator.call(chat.moderate, { action: 'approve', id }))
  const results = await Promise.allSettled(approvals)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const again = await anna.call(chat.send, request)
  const { list } = await server.call(chat.history, { roomId })
  expect(list.map(({ message }) => message?.body)).toEqual(['**** it', 'cheap loans here'])
  expect(again.model.message.id).toBe(list[1]?.message?.id)
  await staff.call(staffChat.removeChatWord, { id: block.id })
  await expect(staff.call(staffChat.removeChatWord, { id: block.id })).rejects.toThrow('word_unknown')
})

test('the same text within a minute is refused, and held from the fourth account on', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => newWriter(server)))
  for (const [at, player] of players.slice(0, 3).entries())
    await say(player, roomId, at === 1 ? 'JOIN us!!' : 'Join us')
  server.pass(5)
  await expect(say(players[0] as Player, roomId, 'joın  us')).rejects.toThrow('duplicate')
  await expect(say(players[3] as Player, roomId, 'join us')).rejects.toThrow('held')
  const { content } = (await staff.call(staffChat.listHeldMessages, { pageSize: 100 })).page
  const held = content.find((message) => message.roomId === roomId)
  expect(held?.why).toBe('duplicate')
  const decision = { id: held?.id ?? '', decision: 'reject' } as const
  expect((await staff.call(staffChat.decideHeldMessage, decision)).model).toEqual({})
  await expect(staff.call(staffChat.decideHeldMessage, decision)).rejects.toThrow('held_unknown')
  expect((await server.call(chat.history, { roomId })).list).toHaveLength(3)
  server.pass(60)
  await say(players[0] as Player, roomId, 'Join us')
})

test('a sixth text in ten seconds waits, and a new account waits after each', async () => {
  const player = await newWriter(server)
  for (let at = 0; at < 5; at++) await say(player, roomId, `text ${at}`)
  await expect(say(player, roomId, 'text 6')).rejects.toMatchObject({
    errorName: 'slow_mode',
    params: { waitMs: expect.any(Number), seconds: expect.any(Number) },
  })
  const { db } = server.parts
  await db.updateTable('account').set({ email_checked: false }).where('id', '=', player.userId).execute()
  server.pass(11)
  await say(player, roomId, 'one')
  await expect(say(player, roomId, 'two')).rejects.toThrow('slow_mode')
  server.pass(11)
  await expect(say(player, roomId, `see ${server.url}`)).rejects.toThrow('link_not_allowed')
  await staff.call(staffChat.setChatRole, { userId: player.userId, role: 'helper' })
  await say(player, roomId, `see ${server.url}`)
  await staff.call(staffChat.setChatRole, { userId: player.userId, role: 'member' })
  const young = new Date(server.parts.now() - 60_000)
  await db.updateTable('account').set({ created_at: young }).where('id', '=', player.userId).execute()
  await expect(say(player, roomId, 'three')).rejects.toMatchObject({
    errorName: 'account_too_new',
    params: { minutes: 9 },
  })
})

test('a room that is opened says why its player may not write yet, and until when', async () => {
  const player = await newWriter(server)
  const silentNow = async () => (await player.call(chat.open, { roomId })).model.silent
  expect(await silentNow()).toBeUndefined()
  const { db } = server.parts
  const young = server.parts.now() - 598_000
  await db
    .updateTable('account')
    .set({ created_at: new Date(young) })
    .where('id', '=', player.userId)
    .execute()
  expect(await silentNow()).toEqual({ why: 'account_too_new', until: young + 600_000 })
  server.pass(3)
  expect(await silentNow()).toBeUndefined()
  await say(player, roomId, 'old enough')
  await staff.call(switches.setSwitch, { kind: 'player', id: player.userId, off: true, reason: 'asked for it' })
  expect(await silentNow()).toEqual({ why: 'writing_closed' })
  await expect(say(player, roomId, 'closed')).rejects.toThrow('writing_closed')
})

test('five reporters hide a message until staff has decided', async () => {
  const { id } = await say(anna, roomId, 'something bad')
  const reporters = await Promise.all(Array.from({ length: 5 }, () => newWriter(server)))
  for (const reporter of reporters.slice(0, 4)) {
    await reporter.call(chat.report, { id, reason: 'abuse' })
    await reporter.call(chat.report, { id, reason: 'abuse' })
  }
  const shown = async () => (await server.call(chat.history, { roomId })).list[0]?.message
  expect(await shown()).toMatchObject({ body: 'something bad' })
  await reporters[4]?.call(chat.report, { id, reason: 'harm', note: 'really' })
  expect(await shown()).toMatchObject({ body: '', hidden: true })
  const { content } = (await staff.call(staffChat.listChatReports, { pageSize: 100 })).page
  const reported = content.find(({ message }) => message.id === id)
  expect([reported?.body, reported?.hidden, reported?.reports.length]).toEqual(['something bad', true, 5])
  await staff.call(staffChat.decideChatReport, { id, decision: 'keep', reason: 'it is fine' })
  expect(await shown()).toMatchObject({ body: 'something bad' })
  const again = staff.call(staffChat.decideChatReport, { id, decision: 'keep', reason: 'twice' })
  await expect(again).rejects.toThrow('report_unknown')
})

test('staff makes and archives rooms, only operators write in one for announcements, and the log has every text', async () => {
  const { model: room } = await staff.call(staffChat.saveChatRoom, { kind: 'ANNOUNCE', name: 'News' })
  await expect(say(anna, room.id, 'hello')).rejects.toThrow('room_locked')
  const message = await say(operator, room.id, 'first words')
  await operator.call(chat.edit, { id: message.id, body: 'other words' })
  await operator.call(chat.remove, { id: message.id })
  const settings = { ...room.settings, messageLength: 20 }
  const change = { id: room.id, kind: room.kind, name: 'News 2', settings }
  expect((await staff.call(staffChat.saveChatRoom, change)).model).toMatchObject({ name: 'News 2', seq: 4 })
  await expect(say(operator, room.id, 'x'.repeat(21))).rejects.toMatchObject({
    errorName: 'too_long',
    params: { max: 20 },
  })
  const period = { from: 0, until: server.parts.now() + 1_000 }
  const { list } = await staff.call(staffChat.exportChatLog, { roomId: room.id, ...period })
  expect(list.map(({ kind }) => kind)).toEqual(['message', 'edit', 'delete', 'settings'])
  expect(list[2]).toMatchObject({ body: 'other words', author: operator.userId, revisions: [{ body: 'first words' }] })
  await staff.call(staffChat.archiveChatRoom, { id: room.id })
  await expect(say(operator, room.id, 'gone')).rejects.toThrow('room_unknown')
  await expect(server.call(chat.open, { roomId: room.id })).rejects.toThrow('room_unknown')
  expect(
    (await staff.call(staffChat.archiveChatRoom, { id: room.id, archived: false })).model.archivedAt,
  ).toBeUndefined()
  await say(operator, room.id, 'here again')
})

test('a moderator reads who has a room open, each once; others do not', async () => {
  const namesIn = async () => (await moderator.call(chat.present, { roomId })).list.map(({ name }) => name)
  expect(await namesIn()).toEqual([])
  const clients = await Promise.all([1, 2].map(() => connectChat(server.url, anna.call, { roomId })))
  expect(await namesIn()).toEqual([anna.me.name])
  const [refusal] = await refusalsOf([anna.call(chat.present, { roomId })])
  expect(refusal).toMatchObject({ errorName: 'insufficient_permissions' })
  clients[0]?.close()
  const other = await connectChat(server.url, operator.call, { roomId })
  await expect.poll(namesIn).toEqual([anna.me.name, operator.me.name].toSorted())
  clients[1]?.close()
  await expect.poll(namesIn).toEqual([operator.me.name])
  other.close()
  await expect.poll(namesIn).toEqual([])
  // As another process tells its own.
  const row = { node: 'another', room_id: roomId, accounts: 1, account_ids: [anna.userId] }
  const tellAt = (ms: number) =>
    server.parts.db
      .insertInto('chat_presence')
      .values({ ...row, told_at: new Date(ms) })
      .execute()
  await tellAt(server.parts.now() - 31_000)
  expect(await namesIn()).toEqual([])
  await server.parts.db.deleteFrom('chat_presence').where('node', '=', 'another').execute()
  await tellAt(server.parts.now())
  expect(await namesIn()).toEqual([anna.me.name])
})
