import * as chat from '@fairground/contract/calls/chat'
import { createDatabase } from '@fairground/server/ground/db/database.ts'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/ground/log.ts'
import { startJob } from '../../src/ground/work/job.ts'
import { postText } from '../../src/talk/chat/messages/post-text.ts'
import { chatForgettingJob } from '../../src/talk/chat/retention/forget-days.ts'
import { lobbyOf, newWriter, startChatServer } from './table.ts'

const DAY_S = 24 * 60 * 60

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('the job keeps day 89 and drops day 91 with its translations, but not a day with a report that waits', async () => {
  const server = await startChatServer({ databaseUrl: database.url })
  const roomId = await lobbyOf(server)
  const [author, reporter] = [await newWriter(server), await newWriter(server)]
  await author.call(chat.open, { roomId })
  const { db, chat: rooms } = server.parts
  await db
    .updateTable('account')
    .set({ created_at: new Date(0) })
    .where('id', '=', author.userId)
    .execute()
  const rules = await rooms.rules()
  const ids: string[] = []
  server.pass(-93 * DAY_S)
  // One message each on the days 93, 91 and 89 before today.
  for (const day of [93, 91, 89]) {
    const draft = {
      accountId: author.userId,
      clientId: `day-${day}`,
      body: `day ${day}`,
      mentions: [],
      replyTo: undefined,
    }
    const posted = await rooms.queue.add(roomId, postText(draft, rules))
    ids.push('messageId' in posted ? posted.messageId : '')
    server.pass(2 * DAY_S)
  }
  server.pass(87 * DAY_S)
  await reporter.call(chat.report, { id: ids[0] ?? '', reason: 'scam' })
  await server.stop()

  const own = createDatabase(database.url, { max: 2 })
  const bodies = async () =>
    (await own.selectFrom('chat_message').select('body').orderBy('id').execute()).map(({ body }) => body)
  expect(await bodies()).toEqual(['day 93', 'day 91', 'day 89'])
  // Translations of all three, made today.
  const translation = { rev: 0, locale: 'pt-BR', text: 'dia', from_language: null, at: new Date() }
  await own
    .insertInto('chat_translation')
    .values(ids.map((id) => ({ ...translation, message_id: id })))
    .execute()
  const translated = async () =>
    (await own.selectFrom('chat_translation').select('message_id').orderBy('message_id').execute()).map(
      ({ message_id }) => message_id,
    )
  const runOnce = async (until: () => Promise<boolean>) => {
    const job = startJob({ db: own, log: createLog('error') }, chatForgettingJob({ db: own, now: Date.now }))
    await expect.poll(until).toBe(true)
    await job.close()
  }
  const keep = (days: number) =>
    sql`update jurisdiction set rules = rules || jsonb_build_object('keepTalkDays', ${days}::int) where id = 'strict'`.execute(
      own,
    )
  await keep(100)
  // The job has run once it has forgotten this.
  const row = { client_id: 'old', message_id: null, held: false, text_hash: Buffer.alloc(32), at: new Date(0) }
  await own
    .insertInto('chat_sent')
    .values({ ...row, account_id: author.userId, room_id: roomId })
    .execute()
  const sent = own.selectFrom('chat_sent').select('client_id').where('client_id', '=', 'old')
  await runOnce(async () => (await sent.execute()).length === 0)
  expect(await bodies()).toEqual(['day 93', 'day 91', 'day 89'])
  expect(await translated()).toEqual(ids)
  await keep(90)
  await runOnce(async () => (await bodies()).length === 2)
  expect(await bodies()).toEqual(['day 93', 'day 89'])
  expect(await translated()).toEqual(ids.slice(2))
  const { rows } = await sql<{ seq: bigint }>`select seq from chat_event order by seq`.execute(own)
  expect(rows).toEqual([{ seq: 1n }, { seq: 3n }])
  await own.updateTable('chat_report').set({ decision: 'keep', decided_at: new Date() }).execute()
  await runOnce(async () => (await bodies()).length === 1)
  expect(await bodies()).toEqual(['day 89'])
  await own.destroy()
})
