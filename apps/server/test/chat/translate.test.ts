import type { ServerResponse } from 'node:http'
import * as chat from '@fairground/contract/calls/chat'
import { startTranslationProvider, type TranslationProvider } from '@fairground/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/ground/log.ts'
import { noLimits } from '../no-limits.ts'
import { type ChatPlayer, type ChatServer, newRoom, newWriter, say, startChatServer } from './table.ts'

const lines: string[] = []
let provider: TranslationProvider
let server: ChatServer
let anna: ChatPlayer
let ben: ChatPlayer
let roomId: string
/** Requests that the provider has had since the test began. */
let askedBefore = 0
const asked = () => provider.asked.slice(askedBefore)

beforeAll(async () => {
  provider = await startTranslationProvider()
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  server = await startChatServer({ environment: { TRANSLATE_URL: provider.url, TRANSLATE_KEY: 'a key' }, log })
  anna = await newWriter(server)
  ben = await newWriter(server)
})
beforeEach(async () => {
  server.pass(120)
  provider.answer()
  askedBefore = provider.asked.length
  lines.length = 0
  roomId = await newRoom(server)
})
afterAll(async () => {
  await server.stop()
  provider.stop()
})

const translate = async (player: ChatPlayer, id: string, locale = 'pt-BR') =>
  (await player.call(chat.translate, { id, locale })).model
const stored = () => server.parts.db.selectFrom('chat_translation').selectAll().execute()

test('a translation is marked as made by a machine, and the provider gets the text, the language and its key, nothing else', async () => {
  expect((await ben.call(chat.open, { roomId })).model.translate).toBe(true)
  const { id } = await say(anna, roomId, 'Good luck')
  const model = { text: '[pt] Good luck', from: 'en', rev: 0, locale: 'pt-BR', machine: true }
  expect(await translate(ben, id)).toEqual(model)
  expect(asked()).toEqual([{ q: 'Good luck', source: 'auto', target: 'pt', format: 'text', api_key: 'a key' }])
})

test('a second reader, also at the same moment, needs no second request; another language needs one', async () => {
  const { id } = await say(anna, roomId, 'Good luck')
  const answers = await Promise.all(Array.from({ length: 5 }, () => translate(ben, id)))
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['[pt] Good luck']))
  expect(await translate(await newWriter(server), id)).toEqual(answers[0])
  expect(asked()).toHaveLength(1)
  expect((await translate(ben, id, 'id')).text).toBe('[id] Good luck')
  expect(asked()).toHaveLength(2)
})

test('an edited text is translated again, and reactions leave a translation as it is', async () => {
  const { id } = await say(anna, roomId, 'Good luck')
  await translate(ben, id)
  await ben.call(chat.react, { id, emoji: '👍' })
  await expect
    .poll(async () => (await ben.call(chat.history, { roomId })).list.at(-1)?.message?.rev, { timeout: 10_000 })
    .toBe(1)
  expect((await translate(ben, id)).rev).toBe(0)
  expect(asked()).toHaveLength(1)
  await anna.call(chat.edit, { id, body: 'Bad luck' })
  expect(await translate(ben, id)).toMatchObject({ text: '[pt] Bad luck', rev: 2 })
  expect(asked()).toHaveLength(2)
})

test('what the provider writes is cleaned like a text of a player', async () => {
  const { id } = await say(anna, roomId, 'Good luck')
  const translatedText = ` Boa\u202e s\u0000or\u200bte${'\u0301'.repeat(9)}\r\n`
  provider.answer((response) => void response.end(JSON.stringify({ translatedText })))
  expect(await translate(ben, id)).toMatchObject({ text: `Boa sorte${'\u0301'.repeat(3)}` })
})

const says = (fields: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(fields))

test.each([
  ['that is down', (response: ServerResponse) => void response.destroy(), 'could not be reached'],
  ['that refuses', (response: ServerResponse) => void response.writeHead(403).end('Good luck'), 'answered 403'],
  ['that says nothing', () => undefined, 'did not answer in time'],
  ['that is not one', (response: ServerResponse) => void response.end('Good luck <html>'), 'answered no translation'],
  ['that empties the text', says({ translatedText: ' \u200b ' }), 'answered an empty text'],
  ['that writes a book', says({ translatedText: 'x'.repeat(237) }), 'answered a text that is too long'],
  ['that never ends', says({ translatedText: 'x'.repeat(1_000_000) }), 'answered more than 131072 bytes'],
])('a provider %s is a refusal to try again and one line in the log, and nothing is stored', async (_, how, line) => {
  const { id } = await say(anna, roomId, 'Good luck')
  const before = await stored()
  provider.answer(how)
  await expect(translate(ben, id)).rejects.toMatchObject({ errorName: 'unavailable', params: { seconds: 5 } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`the translation provider ${line}`)
  expect(lines[0]).not.toContain('luck')
  expect(await stored()).toEqual(before)
  provider.answer()
  expect((await translate(ben, id)).text).toBe('[pt] Good luck')
})

test('a message that the player does not read is refused as it is elsewhere, and the provider hears nothing of it', async () => {
  const ids = {
    deleted: (await say(anna, roomId, 'deleted')).id,
    hidden: (await say(anna, roomId, 'hidden')).id,
    elsewhere: (await say(anna, await newRoom(server), 'high above')).id,
    archived: (await say(anna, await newRoom(server), 'long ago')).id,
    ignored: (await say(await newWriter(server), roomId, 'noise')).id,
  }
  const { db } = server.parts
  await anna.call(chat.remove, { id: ids.deleted })
  await db.updateTable('chat_message').set({ hidden_at: new Date() }).where('id', '=', ids.hidden).execute()
  const roomOf = (id: string) => db.selectFrom('chat_message').select('room_id').where('id', '=', id)
  await db.updateTable('chat_room').set({ min_level: 7 }).where('id', '=', roomOf(ids.elsewhere)).execute()
  await db.updateTable('chat_room').set({ archived_at: new Date() }).where('id', '=', roomOf(ids.archived)).execute()
  const { list } = (await ben.call(chat.open, { roomId })).model
  const userId = list.at(-1)?.message?.author?.id ?? ''
  await ben.call(chat.ignore, { userId })
  await expect(say(anna, roomId, 'a loan')).rejects.toThrow('held')
  const held = await db.selectFrom('chat_held').select('id').executeTakeFirstOrThrow()

  for (const id of [ids.deleted, ids.hidden, ids.ignored, held.id, crypto.randomUUID()]) {
    await expect(translate(ben, id)).rejects.toThrow('message_unknown')
  }
  await expect(translate(ben, ids.elsewhere)).rejects.toThrow('level_needed')
  await expect(translate(ben, ids.archived)).rejects.toThrow('room_unknown')
  expect(asked()).toEqual([])
  await ben.call(chat.ignore, { userId, on: false })
  expect((await translate(ben, ids.ignored)).text).toBe('[pt] noise')
})

test('a visitor, a banned player, a card and a language that the site has not are refused', async () => {
  const { id } = await say(anna, roomId, 'Good luck')
  await expect(server.call(chat.translate, { id, locale: 'en' })).rejects.toThrow('not_logged_in')
  await expect(translate(ben, id, 'tlh')).rejects.toThrow('invalid_request')
  const banned = await newWriter(server)
  const at = new Date(server.parts.now())
  const { db } = server.parts
  await db
    .insertInto('chat_sanction')
    .values({
      id: crypto.randomUUID(),
      account_id: banned.userId,
      room_id: roomId,
      kind: 'ban',
      reason: '',
      by: 'x',
      at,
      until: null,
    })
    .execute()
  await expect(translate(banned, id)).rejects.toThrow('banned')
  await db.updateTable('chat_message').set({ type: 'system' }).where('id', '=', id).execute()
  await expect(translate(ben, id)).rejects.toThrow('message_unknown')
  expect(asked()).toEqual([])
})

test('an account has its own number of translations a minute', async () => {
  const { id } = await say(anna, roomId, 'Good luck')
  const strict = await startChatServer({
    databaseUrl: server.databaseUrl,
    environment: { TRANSLATE_URL: provider.url },
    rateLimits: { ...noLimits, translate: { points: 2, seconds: 60 } },
  })
  const ask = ({ token }: ChatPlayer) => strict.call(chat.translate, { id, locale: 'en' }, { token })
  for (let times = 0; times < 2; times++) await ask(ben)
  await expect(ask(ben)).rejects.toThrow('too_many_requests')
  expect((await ask(anna)).model.text).toBe('[en] Good luck')
  await strict.stop()
})

test('without a provider there is no such call, and no room offers it', async () => {
  const off = await startChatServer({ databaseUrl: server.databaseUrl })
  const { id } = await say(anna, roomId, 'Good luck')
  const { model } = await off.call(chat.open, { roomId }, { token: ben.token })
  expect(model).not.toHaveProperty('translate')
  await expect(off.call(chat.translate, { id, locale: 'en' }, { token: ben.token })).rejects.toThrow('not_found')
  await off.stop()
})
