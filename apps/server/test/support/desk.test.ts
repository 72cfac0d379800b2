import { randomUUID } from 'node:crypto'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as operator from '@fairground/contract/calls/operator'
import * as staffSupport from '@fairground/contract/calls/staff-support'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeSilent, forgetOld } from '../../src/talk/support/forget-conversations.ts'
import { formOf, picture } from '../assets/files.ts'
import { readInbox } from '../inbox.ts'
import { answerAs, openConversation, openSupportDesk, refusalOf, type SupportDesk } from './desk.ts'

let desk: SupportDesk
beforeAll(async () => {
  desk = await openSupportDesk()
})
afterAll(() => desk.stop())

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const queueOf = async (request: Parameters<typeof desk.ana.call<typeof staffSupport.supportQueue>>[1]) =>
  (await desk.ana.call(staffSupport.supportQueue, { pageSize: 100, ...request })).page.content.map(({ id }) => id)

test('the queue has harm first, then payments, then the longest waiting, and can be cut to a language and a topic', async () => {
  const open = async (topic: 'game' | 'harm' | 'payments', language = 'en') => {
    desk.pass(1_000)
    return (await openConversation(desk.call, { topic, language })).id
  }
  const ids = [await open('game'), await open('game', 'pt-BR'), await open('payments'), await open('harm', 'id')]
  const [game, gamePt, payments, harm] = ids
  expect(await queueOf({})).toEqual([harm, payments, game, gamePt])
  expect(await queueOf({ language: 'pt-BR' })).toEqual([gamePt])
  expect(await queueOf({ topic: 'game' })).toEqual([game, gamePt])
  await desk.omar.call(staffSupport.supportAssign, { id: gamePt ?? '' })
  expect(await queueOf({})).toEqual([harm, payments, game])
  await desk.omar.call(staffSupport.supportEscalate, { id: gamePt ?? '', reason: 'needs the bank' })
  expect(await queueOf({})).toEqual([gamePt, harm, payments, game])
  for (const id of ids) await desk.omar.call(staffSupport.supportClose, { id: id ?? '' })
})

test('a person has at most four conversations, however many are taken at once, and answers none of a colleague', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await openConversation(desk.call)).id))
  const taken = await Promise.all(ids.map((id) => refusalOf(desk.ana.call(staffSupport.supportAssign, { id }))))
  expect(taken.toSorted()).toEqual(['agent_full', 'agent_full', 'success', 'success', 'success', 'success'])
  const own = ids[taken.indexOf('success')] ?? ''
  const free = ids[taken.indexOf('agent_full')] ?? ''
  expect(await refusalOf(answerAs(desk.ana, free))).toBe('agent_full')
  expect(await refusalOf(answerAs(desk.omar, own))).toBe('conversation_of_another')
  await desk.omar.call(staffSupport.supportAssign, { id: own })
  expect(await refusalOf(answerAs(desk.omar, own))).toBe('success')
  expect(await refusalOf(answerAs(desk.ana, own))).toBe('conversation_of_another')
  expect(await refusalOf(answerAs(desk.ana, free))).toBe('success')
  for (const id of ids) await desk.omar.call(staffSupport.supportClose, { id })
})

test('the wait is the median of measured first answers, and absent before the first', async () => {
  await desk.parts.db.deleteFrom('support_conversation').execute()
  expect((await desk.call(chatlive.topics)).model.waitSeconds).toBeUndefined()
  for (const minutes of [1, 2, 9]) {
    const { id } = await openConversation(desk.call)
    desk.pass(minutes * MINUTE_MS)
    await answerAs(desk.ana, id)
    await desk.ana.call(staffSupport.supportClose, { id })
  }
  const { waitSeconds = 0 } = (await desk.call(chatlive.topics)).model
  expect(Math.round(waitSeconds / 60)).toBe(2)
  const { figures } = await desk.ana.call(staffSupport.supportQueue)
  expect(figures.firstAnswer.count).toBe(3)
  expect([figures.firstAnswer.p50, figures.anyAnswer.p90].map((seconds = 0) => Math.round(seconds / 60))).toEqual([
    2, 8,
  ])
})

test('outside the desk’s hours a message may be left, and its answer comes by e-mail once, without a word of it', async () => {
  const backwards = { supportHours: { days: [1], from: '17:00', until: '09:00', timeZone: 'UTC' } }
  expect(await refusalOf(desk.ana.call(operator.saveSettings, { settings: backwards }))).toBe('invalid_request')
  const settings = { supportHours: { days: [], from: '09:00', until: '17:00', timeZone: 'Europe/Berlin' } }
  await desk.ana.call(operator.saveSettings, { settings })
  await expect.poll(async () => (await desk.call(chatlive.topics)).model.isOpen, { interval: 50 }).toBe(false)
  const email = `${randomUUID()}@example.com`
  const { id, secret } = await openConversation(desk.call, { email, language: 'pt-BR' })
  desk.pass(5 * MINUTE_MS)
  for (const words of ['the answer in private', 'and one more']) await answerAs(desk.omar, id, words)
  const mails = (await readInbox(desk)).split('<li>').filter((item) => item.includes(email))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('/chatlive')
  expect(mails[0]).not.toContain('in private')
  await desk.call(chatlive.history, { id, secret })
  desk.pass(5 * MINUTE_MS)
  await answerAs(desk.omar, id)
  const later = (await readInbox(desk)).split('<li>').filter((item) => item.includes(email))
  expect(later).toHaveLength(2)
  await desk.omar.call(staffSupport.supportClose, { id })
  await desk.ana.call(operator.saveSettings, { settings: { supportHours: null } })
})

test('a complaint has one number, the jurisdiction’s deadline and its regulator', async () => {
  const { list } = await desk.ana.call(operator.listJurisdictions)
  expect(list.find(({ id }) => id === 'great-britain')?.complaints).toMatchObject({ days: 56 })
  const { id, secret } = await openConversation(desk.call)
  const headers = { [HEADERS.country]: 'GB' }
  await desk.ana.call(operator.saveSettings, { settings: { jurisdictions: { '*': 'demo', GB: 'great-britain' } } })
  await expect
    .poll(async () => (await desk.call(chatlive.topics, {}, { headers })).model.regulator?.name, { interval: 50 })
    .toBe('Gambling Commission')
  const [first, second] = [
    await desk.call(chatlive.complaint, { id, secret }, { headers }),
    await desk.call(chatlive.complaint, { id, secret }),
  ]
  const { complaint } = first.model.conversation
  expect(complaint?.number).toMatch(/^C-\d{4}-\d{6}$/)
  expect((complaint?.dueAt ?? 0) - (complaint?.at ?? 0)).toBe(56 * DAY_MS)
  expect(complaint?.regulator?.address).toContain('Birmingham')
  expect(second.model.conversation.complaint).toEqual(complaint)
  expect(await queueOf({ queue: 'complaints' })).toEqual([id])
})

test('seven silent days close a conversation; 90 days after the last word it goes with its pictures, a complaint after five years', async () => {
  const { parts } = desk
  const player = await newPlayer(desk)
  const upload = await fetch(`${desk.url}/api/file/upload`, {
    ...{ method: 'POST', headers: { auth: player.token }, body: formOf(await picture('png')) },
  })
  const { model } = (await upload.json()) as { model: { id: string } }
  const plain = await openConversation(player.call, { body: '', attachments: [model.id] })
  await openConversation(player.call, { body: 'waits for staff' })
  const complaint = await openConversation(player.call)
  await player.call(chatlive.complaint, { id: complaint.id })
  for (const { id } of [plain, complaint]) await answerAs(desk.omar, id)
  const after = async (days: number) => {
    const atMs = parts.now() + days * DAY_MS
    await closeSilent(parts.db, atMs)
    await forgetOld(parts.db, atMs)
    const rows = await parts.db
      .selectFrom('support_conversation')
      .select(['id', 'state'])
      .where('account_id', '=', player.userId)
      .orderBy('id')
      .execute()
    return rows.map(({ state }) => state)
  }
  expect(await after(6)).toEqual(['WAITING_PLAYER', 'OPEN', 'WAITING_PLAYER'])
  expect(await after(8)).toEqual(['CLOSED', 'OPEN', 'CLOSED'])
  expect(await after(89)).toEqual(['CLOSED', 'OPEN', 'CLOSED'])
  const fileOf = () => fetch(`${desk.url}/api/file/${model.id}`, { headers: { auth: player.token } })
  expect((await fileOf()).status).toBe(200)
  expect(await after(91)).toEqual(['OPEN', 'CLOSED'])
  expect((await fileOf()).status).toBe(404)
  expect(await after(5 * 365 - 1)).toEqual(['OPEN', 'CLOSED'])
  expect(await after(5 * 366 + 1)).toEqual(['OPEN'])
})
