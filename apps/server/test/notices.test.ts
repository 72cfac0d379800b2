import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { RequestOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as responsible from '@fairground/contract/calls/responsible'
import * as staff from '@fairground/contract/calls/staff'
import * as user from '@fairground/contract/calls/user'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { SITE_CHANNEL } from '@fairground/contract/live'
import { NOTICES_CHANGED } from '@fairground/contract/notice'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../src/ground/call/rate-limits.data.ts'
import { turnAhead } from '../src/ground/work/timers.ts'
import { openLive } from './live/live-client.ts'
import { newStaff } from './staff.ts'

type Draft = RequestOf<typeof staff.saveNotice>

const HOUR_MS = 3_600_000

let nowMs = Date.now()
let server: TestServer
let desk: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs })
  desk = await newStaff(server)
})
afterAll(() => server.stop())
afterEach(async () => {
  const { page } = await desk.call(staff.listNotices, { pageSize: 100 })
  for (const { id } of page.content) await desk.call(staff.removeNotice, { id })
})

const draftOf = (type: Draft['type'], more: Partial<Draft> = {}): Draft => ({ type, config: { type }, ...more })
const typesOf = (answer: { page: { content: { type: string }[] } }) => answer.page.content.map(({ type }) => type)

test('[NT-01] each type of notice reaches its readers alone', async () => {
  for (const type of ['NOT_LOGGED_IN', 'NOT_RECHARGED', 'COMPLETE_REGISTRATION', 'EVENT'] as const) {
    await desk.call(staff.saveNotice, draftOf(type, { position: 1 }))
    nowMs += 1
  }
  const newcomer = await newPlayer(server)
  const depositor = await newPlayer(server, { deposit: 10 })
  expect(typesOf(await server.call(user.noticePage))).toEqual(['NOT_LOGGED_IN'])
  expect(typesOf(await newcomer.call(user.noticePage))).toEqual(['EVENT', 'COMPLETE_REGISTRATION', 'NOT_RECHARGED'])
  expect(typesOf(await depositor.call(user.noticePage))).toEqual(['EVENT', 'COMPLETE_REGISTRATION'])
})

test('[RG-03] a player who takes a break gets no notices until it is over', async () => {
  await desk.call(staff.saveNotice, draftOf('EVENT'))
  const player = await newPlayer(server)
  expect(typesOf(await player.call(user.noticePage))).toEqual(['EVENT'])
  await player.call(responsible.exclude, { days: null })
  expect(typesOf(await player.call(user.noticePage))).toEqual([])
})

test('[NT-03] a notice carries its whole configuration, with a default for each field left out', async () => {
  const config = {
    type: 'EVENT' as const,
    bg: '/assets/api/static/resources/0a.webp',
    link: '#recharge',
    content: 'Double deposits\ntoday',
    buttonBg: '#ffb703',
    buttonText: 'Deposit',
    buttonTextColor: 'rgba(0, 0, 0, 0.9)',
    contentPadding: '8px 16px',
    buttonMargin: '0 12px',
    contentTextColor: 'white',
    contentTextSize: 18,
    enableMaskClose: true,
  }
  const { model } = await desk.call(staff.saveNotice, draftOf('EVENT', { config, event: 'double', interval: 60 }))
  const [shownNotice] = (await (await newPlayer(server)).call(user.noticePage)).page.content
  expect(shownNotice).toEqual({
    id: model.id,
    type: 'EVENT',
    event: 'double',
    title: '',
    description: '',
    config,
    interval: 60,
    pushed: false,
    at: nowMs,
  })
  const bare = await desk.call(staff.saveNotice, draftOf('EVENT'))
  expect(bare.model.config).toEqual({
    type: 'EVENT',
    bg: '',
    link: '',
    content: '',
    buttonBg: '',
    buttonText: '',
    buttonTextColor: '',
    contentPadding: '16px',
    buttonMargin: '16px',
    contentTextColor: '',
    contentTextSize: 16,
    enableMaskClose: false,
  })
})

test.each([
  { bg: "url('javascript:alert(1)')" },
  { bg: '//evil.example/x.png' },
  { link: 'javascript:alert(1)' },
  { buttonBg: 'red;background:url(x)' },
  { contentPadding: '16px;' },
  { contentTextSize: 400 },
  { content: 'x'.repeat(4001) },
])('[RE-04] a configuration with %j is refused', async (part) => {
  const draft = draftOf('EVENT', { config: { type: 'EVENT', ...part } })
  await expect(desk.call(staff.saveNotice, draft)).rejects.toMatchObject({ errorName: 'invalid_request' })
})

test('[NT-04] notices come in pages of ten, and one that was pushed stays so for its reader alone', async () => {
  for (let at = 0; at < 12; at++) await desk.call(staff.saveNotice, draftOf('EVENT', { position: at, title: `${at}` }))
  const player = await newPlayer(server)
  const { page } = await player.call(user.noticePage)
  expect(page.content.map(({ title }) => Number(title))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(page.total).toBe(12)
  expect((await player.call(user.noticePage, { pageNo: 2 })).page.content).toHaveLength(2)

  const id = page.content[3]?.id ?? ''
  const reply = await fetch(`${server.url}/api/app_user_notice/updatePushStatus?id=${id}`, {
    method: 'POST',
    headers: { auth: player.token, 'content-type': 'application/json' },
  })
  expect(await reply.json()).toMatchObject({ status: 0, message: 'success' })
  await player.call(user.updatePushStatus, { id })
  const pushed = async (reader: typeof player) =>
    (await reader.call(user.noticePage)).page.content.filter((notice) => notice.pushed).map((notice) => notice.id)
  expect(await pushed(player)).toEqual([id])
  expect(await pushed(await newPlayer(server))).toEqual([])
})

test('[RE-05] a notice that is not for the player cannot be marked', async () => {
  const { model } = await desk.call(staff.saveNotice, draftOf('NOT_LOGGED_IN'))
  const player = await newPlayer(server)
  for (const id of [model.id, randomUUID()]) {
    await expect(player.call(user.updatePushStatus, { id })).rejects.toEqual(new CallError('notice_unknown'))
  }
})

test('a notice that another server has just removed cannot be marked, and is no fault of the server', async () => {
  const { model } = await desk.call(staff.saveNotice, draftOf('EVENT'))
  const player = await newPlayer(server)
  await player.call(user.updatePushStatus, { id: model.id })
  // This server still remembers the notice.
  await server.parts.db.deleteFrom('notice').where('id', '=', model.id).execute()
  await expect(player.call(user.updatePushStatus, { id: model.id })).rejects.toEqual(new CallError('notice_unknown'))
})

test('[PU-06] publishing raises noticeUpdateTime for every player without writing an account, and tells those who are here', async () => {
  const player = await newPlayer(server)
  const liveClient = await openLive(server.url, player.call)
  await liveClient.join([SITE_CHANNEL])
  const accounts = () => server.parts.db.selectFrom('account').select(['id', 'notice_at']).orderBy('id').execute()
  const before = await accounts()
  nowMs += HOUR_MS / 4
  await desk.call(staff.saveNotice, draftOf('EVENT'))
  const liveMessage = await liveClient.until((message) => message.type === 'event' && message.event === NOTICES_CHANGED)
  expect(liveMessage).toMatchObject({ extra: { noticeUpdateTime: nowMs } })
  expect((await player.call(auth.userInfo)).user.noticeUpdateTime).toBe(nowMs)
  expect(await accounts()).toEqual(before)
  liveClient.close()
})

test('[RE-08] whoever is connected to another server is told of a change too, and of a notice whose time has come', async () => {
  const otherServer = await startTestServer({ databaseUrl: server.databaseUrl, now: () => nowMs })
  const liveClient = await openLive(otherServer.url, otherServer.call)
  await liveClient.join([SITE_CHANNEL])
  const from = nowMs + 60_000
  await desk.call(staff.saveNotice, draftOf('EVENT', { from }))
  const waitForEvent = (extra: object) =>
    liveClient.until((message) => message.type === 'event' && isDeepStrictEqual(message.extra, extra))
  const { changedAt } = server.parts.notices
  await waitForEvent({ noticeUpdateTime: await changedAt() })
  nowMs = from
  turnAhead(60_000)
  await waitForEvent({ noticeUpdateTime: from })
  liveClient.close()
  await otherServer.stop()
})

test('[NT-01] a notice shows from its beginning to its end, and each of the two is an update', async () => {
  const [from, until] = [nowMs + 60_000, nowMs + 120_000]
  await desk.call(staff.saveNotice, draftOf('EVENT', { from, until }))
  await desk.call(staff.saveNotice, draftOf('EVENT', { enabled: false }))
  const player = await newPlayer(server)
  const noticeCount = async () => (await player.call(user.noticePage)).page.total
  const updated = async () => (await player.call(auth.userInfo)).user.noticeUpdateTime
  expect(await noticeCount()).toBe(0)
  nowMs = from
  expect([await noticeCount(), await updated()]).toEqual([1, from])
  nowMs = until
  expect([await noticeCount(), await updated()]).toEqual([0, until])
})

test('a moment that no calendar has is refused, and the list still answers', async () => {
  for (const wrong of [9e15, -1, 253_402_300_800_000, Number.MAX_SAFE_INTEGER])
    for (const field of ['from', 'until'])
      await expect(desk.call(staff.saveNotice, draftOf('EVENT', { [field]: wrong }))).rejects.toThrow('invalid_request')
  await desk.call(staff.saveNotice, draftOf('EVENT', { from: 0, until: 253_402_300_799_999 }))
  const { page } = await desk.call(staff.listNotices)
  expect(page.content).toMatchObject([{ from: 0, until: 253_402_300_799_999 }])
})

test('staff changes a notice and takes it back; a later word on it is refused', async () => {
  const { model } = await desk.call(staff.saveNotice, draftOf('EVENT', { title: 'one' }))
  const changed = await desk.call(staff.saveNotice, { ...model, title: 'two' })
  expect(changed.model).toMatchObject({ id: model.id, title: 'two' })
  await desk.call(staff.removeNotice, { id: model.id })
  const unknownNotice = new CallError('notice_unknown')
  await expect(desk.call(staff.saveNotice, model)).rejects.toEqual(unknownNotice)
  await expect(desk.call(staff.removeNotice, { id: model.id })).rejects.toEqual(unknownNotice)
  expect((await (await newPlayer(server)).call(user.noticePage)).page.total).toBe(0)
})

test('[ER-02] without the staff key, with a wrong one, or as a player, staff calls are refused', async () => {
  const player = await newPlayer(server)
  const refusal = new CallError('insufficient_permissions')
  await expect(server.call(staff.listNotices)).rejects.toEqual(refusal)
  await expect(player.call(staff.listNotices)).rejects.toEqual(refusal)
  for (const key of ['', 'x', desk.key.toUpperCase(), `${desk.key}0`]) {
    await expect(server.call(staff.listNotices, {}, { headers: { [HEADERS.staffKey]: key } })).rejects.toEqual(refusal)
  }
})

test('[RE-06] whoever guesses at the staff key is held up', async () => {
  // All processes on a database count together, so this server has one of its own.
  const guarded = await startTestServer({
    rateLimits: { ...rateLimits, badStaffKey: { points: 3, seconds: 60 } },
  })
  const guess = () => guarded.call(staff.listNotices, {}, { headers: { [HEADERS.staffKey]: randomUUID() } })
  for (let at = 0; at < 3; at++) await expect(guess()).rejects.toEqual(new CallError('insufficient_permissions'))
  await expect(guess()).rejects.toMatchObject({ errorName: 'too_many_requests' })
  await guarded.stop()
})
