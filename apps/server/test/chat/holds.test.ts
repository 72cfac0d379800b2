import { randomUUID } from 'node:crypto'
import * as chat from '@fairground/contract/calls/chat'
import * as staff from '@fairground/contract/calls/staff'
import * as holds from '@fairground/contract/calls/staff-chat-holds'
import { createDatabase, type Database } from '@fairground/server/ground/db/database.ts'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leastId } from '../../src/ground/db/id-time.ts'
import type { WalletId } from '../../src/ground/db/wallet-id.ts'
import { postText } from '../../src/talk/chat/messages/post-text.ts'
import { forgetOldTalk } from '../../src/talk/chat/retention/forget-days.ts'
import { newStaff } from '../staff.ts'
import { type ChatPlayer, type ChatServer, lobbyOf, newRoom, newWriter, startChatServer } from './table.ts'

const DAY_S = 24 * 60 * 60
const DAY_MS = DAY_S * 1000

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Database
let server: ChatServer
let desk: Awaited<ReturnType<typeof newStaff>>
let author: ChatPlayer
let lobby: string
let otherRoom: string
/** The start of the day 93 days before today, on whose rows the holds of these tests lie. */
const dayMs = Math.floor(Date.now() / DAY_MS) * DAY_MS - 93 * DAY_MS
const wholeDay = { from: dayMs, until: dayMs + DAY_MS }

beforeAll(async () => {
  database = await freshDatabase()
  server = await startChatServer({ databaseUrl: database.url })
  db = createDatabase(database.url, { max: 3 })
  desk = await newStaff(server, 'ana')
  ;[lobby, otherRoom, author] = await Promise.all([lobbyOf(server), newRoom(server), newWriter(server)])
  await db
    .updateTable('account')
    .set({ created_at: new Date(0) })
    .where('id', '=', author.userId)
    .execute()
})
afterAll(async () => {
  await server.stop()
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await db.updateTable('chat_hold').set({ released_at: new Date() }).where('released_at', 'is', null).execute()
})

const place = (hold: Partial<Parameters<typeof desk.call<typeof holds.placeChatHold>>[1]> = {}) =>
  desk.call(holds.placeChatHold, { ...wholeDay, reason: 'case 12 of the court', ...hold }).then(({ model }) => model)
const release = (id: string) => desk.call(holds.releaseChatHold, { id, reason: 'the case is over' })

const forget = () => forgetOldTalk(db, Date.now())

/** Posts a message in the lobby at a day before today. */
async function sayDaysAgo(days: number): Promise<void> {
  server.pass(-days * DAY_S)
  await author.call(chat.open, { roomId: lobby })
  const draft = { accountId: author.userId, clientId: randomUUID(), mentions: [], replyTo: undefined }
  const rules = await server.parts.chat.rules()
  await server.parts.chat.queue.add(lobby, postText({ ...draft, body: `day ${days}` }, rules))
  server.pass(days * DAY_S)
}
const bodies = async () =>
  (await db.selectFrom('chat_message').select('body').orderBy('id').execute()).map(({ body }) => body)

/** Rows of a room and a moment in each table that has no table a day; each row says so by its fields. */
async function addRows(roomId: string, at: Date): Promise<void> {
  const idAt = () => leastId(at.getTime()).slice(0, 14) + randomUUID().slice(14)
  const [account_id, decided] = [author.userId, { decided_by: 'ana', decided_at: at }]
  const written = { account_id, client_id: randomUUID(), body: 'x', reply_to: null, why: 'word' as const }
  const slip = { account_id: account_id as WalletId, slip_id: randomUUID(), game_id: 'keno', term_id: randomUUID() }
  const here = { room_id: roomId, at }
  await db
    .insertInto('chat_card')
    .values({ ...here, ...slip, shows_stake: true, follows: null, message_id: null, done_at: at })
    .execute()
  await db
    .insertInto('chat_bot_post')
    .values({ ...here, key: randomUUID() })
    .execute()
  await db
    .insertInto('chat_mention')
    .values({ ...here, account_id, seq: BigInt(at.getTime()) })
    .execute()
  await db
    .insertInto('chat_held')
    .values({ ...here, ...written, ...decided, id: randomUUID(), entities: '[]', decision: 'reject' })
    .execute()
  await db
    .insertInto('chat_report')
    .values({ ...here, ...decided, account_id, message_id: idAt(), reason: 'spam', note: '', decision: 'keep' })
    .execute()
  const sanction = { account_id, reason: 'x', by: 'ana' }
  for (const kind of ['warn', 'mute'] as const) {
    const until = kind === 'warn' ? null : at
    await db
      .insertInto('chat_sanction')
      .values({ ...here, ...sanction, id: randomUUID(), kind, until })
      .execute()
  }
}

const TABLES = ['chat_card', 'chat_bot_post', 'chat_mention', 'chat_held', 'chat_report', 'chat_sanction'] as const

/** The rows that are left of each table, as `room time`, sorted. */
async function rowsLeft(): Promise<Record<string, string[]>> {
  const left: Record<string, string[]> = {}
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).select(['room_id', 'at']).execute()
    left[table] = rows.map(({ room_id, at }) => `${room_id} ${at.getTime()}`).toSorted()
  }
  return left
}
/** What `rowsLeft` answers for these rows; there are a warning and a mute of each. */
function rowsOf(...rows: readonly (readonly [string, number])[]): Record<string, string[]> {
  const texts = rows.map(([roomId, at]) => `${roomId} ${at}`).toSorted()
  return Object.fromEntries(
    TABLES.map((table) => [table, table === 'chat_sanction' ? texts.flatMap((text) => [text, text]) : texts]),
  )
}
const forgetAll = async () => {
  for (const table of TABLES) await db.deleteFrom(table).execute()
}

test('the job drops no day of a hold, of whatever room it is, and drops it after the release', async () => {
  await sayDaysAgo(93)
  await sayDaysAgo(91)
  const beside = await place({ from: dayMs - DAY_MS, until: dayMs })
  const ofRoom = await place({ roomId: otherRoom, from: dayMs + DAY_MS - 1, until: dayMs + DAY_MS })
  await forget()
  expect(await bodies()).toEqual(['day 93'])
  const { rows } = await sql`select seq from chat_event`.execute(db)
  expect(rows).toHaveLength(1)
  const ofAll = await place({ from: dayMs - DAY_MS, until: dayMs + 1 })
  await release(ofRoom.id)
  await forget()
  expect(await bodies()).toEqual(['day 93'])
  await release(ofAll.id)
  await forget()
  expect(await bodies()).toEqual([])
  await release(beside.id)
})

test('rows of the held period stay in every other table, of the held room alone, and go after the release', async () => {
  await forgetAll()
  const times = [dayMs - 1, dayMs, dayMs + DAY_MS - 1, dayMs + DAY_MS]
  for (const at of times) for (const roomId of [lobby, otherRoom]) await addRows(roomId, new Date(at))
  const ofRoom = await place({ roomId: lobby })
  await forget()
  expect(await rowsLeft()).toEqual(rowsOf([lobby, dayMs], [lobby, dayMs + DAY_MS - 1]))
  await addRows(otherRoom, new Date(dayMs))
  const ofAll = await place()
  await release(ofRoom.id)
  await forget()
  expect(await rowsLeft()).toEqual(rowsOf([lobby, dayMs], [otherRoom, dayMs], [lobby, dayMs + DAY_MS - 1]))
  await release(ofAll.id)
  await forget()
  expect(await rowsLeft()).toEqual(rowsOf())
})

test('what began before or was said of the period later is held too: sanctions, decisions and reports', async () => {
  await forgetAll()
  const [before, after] = [new Date(dayMs - 5 * DAY_MS), new Date(dayMs + 2 * DAY_MS)]
  const sanction = { account_id: author.userId, room_id: null, reason: 'x', by: 'ana', at: before }
  const report = { account_id: author.userId, room_id: lobby, reason: 'spam', note: '', decision: 'keep' } as const
  await db
    .insertInto('chat_sanction')
    .values([
      { ...sanction, id: randomUUID(), kind: 'mute', until: new Date(dayMs + 1) },
      { ...sanction, id: randomUUID(), kind: 'ban', until: after, lifted_at: new Date(dayMs - 1) },
    ])
    .execute()
  await db
    .insertInto('chat_report')
    .values([
      { ...report, message_id: leastId(dayMs), at: after, decided_at: after },
      { ...report, message_id: leastId(dayMs + DAY_MS), at: after, decided_at: after },
    ])
    .execute()
  const { id } = await place({ roomId: lobby })
  await forget()
  const left = async () => [
    (await db.selectFrom('chat_sanction').select('kind').execute()).map(({ kind }) => kind),
    (await db.selectFrom('chat_report').select('message_id').execute()).map(({ message_id }) => message_id),
  ]
  expect(await left()).toEqual([['mute'], [leastId(dayMs)]])
  await release(id)
  await forget()
  expect(await left()).toEqual([[], []])
})

test('the job waits for a hold that is being placed, and then keeps its day', async () => {
  await sayDaysAgo(93)
  const placing = await db.startTransaction().execute()
  const hold = { id: randomUUID(), room_id: null, held_from: new Date(dayMs), held_until: new Date(dayMs + DAY_MS) }
  await placing
    .insertInto('chat_hold')
    .values({ ...hold, reason: 'x', placed_by: 'ana', placed_at: new Date() })
    .execute()
  const forgetting = forget()
  const waiting = sql<{ count: bigint }>`
    select count(*) from pg_locks where relation = 'chat_hold'::regclass and not granted`
  await expect.poll(async () => Number((await waiting.execute(db)).rows[0]?.count)).toBe(1)
  await placing.commit().execute()
  await forgetting
  expect(await bodies()).toEqual(['day 93'])
  await release(hold.id)
  await forget()
  expect(await bodies()).toEqual([])
})

test('holds that stand come first, and the staff log says who placed and released which', async () => {
  await db.deleteFrom('chat_hold').execute()
  const first = await place({ roomId: lobby })
  const second = await place({ until: server.parts.now() + 30 * DAY_MS })
  expect(first).toEqual({
    ...{ id: first.id, roomId: lobby, ...wholeDay, reason: 'case 12 of the court' },
    ...{ by: 'ana', at: expect.any(Number) },
  })
  expect(second).not.toHaveProperty('roomId')
  const third = await place()
  const { model } = await release(third.id)
  expect(model).toEqual({
    ...third,
    ...{ releasedAt: expect.any(Number), releasedBy: 'ana', releaseReason: 'the case is over' },
  })
  const list = async (page: object) => (await desk.call(holds.listChatHolds, page)).page
  expect(await list({})).toEqual({ content: [second, first, model], total: 3 })
  expect(await list({ pageNo: 2, pageSize: 2 })).toEqual({ content: [model], total: 3 })
  const lines = (await desk.call(staff.log, { pageSize: 10 })).page.content
  const [placed] = lines.filter(({ call }) => call === 'staff.placeChatHold')
  expect(placed).toMatchObject({ outcome: 'success', after: { model: { id: third.id, reason: third.reason } } })
  const [released, begun] = lines.filter(({ call }) => call === 'staff.releaseChatHold')
  expect(begun).toMatchObject({ before: third })
  expect(released).toMatchObject({ of: begun?.id, outcome: 'success', after: model })
})

test('a hold without a reason, a period or a known room is refused, and none is released twice', async () => {
  await db.deleteFrom('chat_hold').execute()
  const refused = [
    [{ reason: '' }, 'invalid_request'],
    [{ reason: ' \n' }, 'invalid_request'],
    [{ reason: 'x'.repeat(501) }, 'invalid_request'],
    [{ until: dayMs }, 'invalid_request'],
    [{ from: dayMs + DAY_MS + 1 }, 'invalid_request'],
    [{ from: -1 }, 'invalid_request'],
    [{ roomId: randomUUID() }, 'room_unknown'],
  ] as const
  for (const [hold, refusal] of refused) await expect(place(hold), JSON.stringify(hold)).rejects.toThrow(refusal)
  await expect(server.call(holds.placeChatHold, { ...wholeDay, reason: 'x' })).rejects.toThrow(
    'insufficient_permissions',
  )
  await expect(author.call(holds.listChatHolds)).rejects.toThrow('insufficient_permissions')
  const { id, ...longest } = await place({ reason: 'x'.repeat(500) })
  expect(longest.reason).toHaveLength(500)
  await expect(desk.call(holds.releaseChatHold, { id, reason: ' ' })).rejects.toThrow('invalid_request')
  await expect(release(randomUUID())).rejects.toThrow('hold_unknown')
  const twice = await Promise.allSettled([release(id), release(id)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(release(id)).rejects.toThrow('hold_unknown')
  expect((await desk.call(holds.listChatHolds)).page.total).toBe(1)
})
