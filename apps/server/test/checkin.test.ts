import type { CheckinRule } from '@fairground/contract/bonus'
import type { AnswerOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../src/money/verify/verify-ledger.ts'
import { offerInstantGames, spin } from './instant-table.ts'
import { openLive } from './live/live-client.ts'
import { newStaff } from './staff.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Noon of a day of UTC. */
const NOON = Date.UTC(2026, 10, 22, 12)

let server: TestServer
let second: TestServer
let nowMs = NOON
beforeAll(async () => {
  const now = () => nowMs
  server = await startTestServer({ now })
  await offerInstantGames(server)
  second = await startTestServer({ databaseUrl: server.databaseUrl, now })
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})
afterEach(async () => {
  nowMs = NOON
  await set('checkinSpins', null)
  await set('jurisdictions', null)
  const { findings } = await verifyLedger(server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

/** Changes a setting, and waits until both servers have it; null: the default. */
async function set(name: 'checkinSpins' | 'jurisdictions', value: unknown): Promise<void> {
  const staff = await newStaff(server)
  const { model } = await staff.call(operator.saveSettings, { settings: { [name]: value } })
  const inForce = async ({ parts }: TestServer) => JSON.stringify((await parts.readSettings())[name])
  for (const each of [server, second]) {
    await expect.poll(() => inForce(each), { interval: 50 }).toBe(JSON.stringify(model[name]))
  }
}

/** A calendar with these days; absent fields have defaults. */
const setCalendar = (days: Partial<CheckinRule['calendar'][number]>[]) =>
  set('checkinSpins', { calendar: days.map((day) => ({ count: 1, value: 1, vipLevel: 0, ...day })), days: 7 })

/** The same player some days later, after a new login, since sessions do not last that long. */
async function after(days: number, me: Player): Promise<Player> {
  nowMs += days * DAY_MS
  const { model } = await server.call(auth.login, { account: me.account, password: me.password })
  return { ...me, call: (call, request) => server.call(call, request, { token: model.token }) }
}

type Calendar = AnswerOf<typeof promotion.checkinData>['model']
const calendarOf = async (me: Player): Promise<Calendar> => (await me.call(promotion.checkinData)).model
const statesOf = async (me: Player) => (await calendarOf(me)).items.map(({ state }) => state).join(' ')
const checkIn = async (me: Player) => (await me.call(promotion.checkin)).model
const spinsOf = async (me: Player) => (await me.call(promotion.freeSpins)).model

test('[PR-02] a new house has a calendar of seven days, each with a small gift for everybody', async () => {
  const { items, ...rest } = await calendarOf(await newPlayer(server))
  expect(items.map(({ count }) => count)).toEqual([1, 1, 1, 2, 1, 1, 3])
  expect(items[0]).toEqual({ vipLevel: 0, count: 1, value: 1, state: 'today' })
  expect(rest).toEqual({ allowed: true })
})

test('[PR-02] [BT-10] a day is taken once; its spins are there, are told live, and can be spun', async () => {
  const me = await newPlayer(server, { deposit: 10 })
  const liveClient = await openLive(server.url, me.call)
  await liveClient.join([me.userId])
  expect(await checkIn(me)).toEqual({ count: 1, value: 1 })
  const liveMessage = await liveClient.until((message) => message.type === 'event' && message.event === 'spins_granted')
  expect(liveMessage).toMatchObject({ extra: { count: 1, source: 'checkin' } })
  liveClient.close()
  await expect(checkIn(me)).rejects.toThrow('checked_in_today')
  expect(await spinsOf(me)).toMatchObject({
    left: 1,
    spins: [{ value: 1, left: 1, source: 'checkin', expiresAt: NOON + 7 * DAY_MS }],
  })
  expect(await calendarOf(me)).toMatchObject({ nextAt: Date.UTC(2026, 10, 23) })
  expect(await statesOf(me)).toBe('taken ahead ahead ahead ahead ahead ahead')
  expect(await spin(me)).toMatchObject({ result: 'WIN', spin: true, balance: 10 })
  expect((await spinsOf(me)).left).toBe(0)
})

test('[PR-02] [RE-03] 20 check-ins at once on two servers give one gift', async () => {
  for (const player of [1, 2, 3]) {
    const me = await newPlayer(server)
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? server : second).call(promotion.checkin, {}, { token: me.token }),
      ),
    )
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
    expect(refusals, `player ${player}`).toEqual(Array(19).fill('checked_in_today'))
    expect((await spinsOf(me)).left).toBe(1)
    expect(await statesOf(me)).toBe('taken ahead ahead ahead ahead ahead ahead')
  }
})

test('[PR-02] the next day goes on where the last one was, after missed days too, and begins at 0:00 UTC', async () => {
  await setCalendar([{ count: 1 }, { count: 2 }, { count: 3 }])
  nowMs = Date.UTC(2026, 10, 22, 23, 59, 59, 999)
  let me = await newPlayer(server)
  await checkIn(me)
  await expect(checkIn(me)).rejects.toThrow('checked_in_today')
  nowMs += 1
  expect(await statesOf(me)).toBe('taken today ahead')
  expect(await checkIn(me)).toEqual({ count: 2, value: 1 })
  me = await after(9, me)
  expect(await statesOf(me)).toBe('taken taken today')
  expect(await calendarOf(me)).not.toHaveProperty('nextAt')
  expect(await checkIn(me)).toEqual({ count: 3, value: 1 })
  expect(await statesOf(me)).toBe('taken taken taken')
  me = await after(1, me)
  expect(await statesOf(me)).toBe('today ahead ahead')
  expect(await checkIn(me)).toEqual({ count: 1, value: 1 })
})

test('[RG-01] a jurisdiction without bonuses has no check-in, and one that was begun waits', async () => {
  const me = await newPlayer(server)
  await checkIn(me)
  await set('jurisdictions', { '*': 'strict' })
  expect(await calendarOf(me)).toEqual({ items: [], allowed: false })
  const laterPlayer = await after(1, me)
  await expect(checkIn(laterPlayer)).rejects.toThrow('bonus_not_allowed')
  await set('jurisdictions', null)
  expect(await statesOf(laterPlayer)).toBe('taken today ahead ahead ahead ahead ahead')
})

test('an operator without a calendar has no check-in', async () => {
  const me = await newPlayer(server)
  await setCalendar([])
  expect(await calendarOf(me)).toEqual({ items: [], allowed: true })
  await expect(checkIn(me)).rejects.toThrow('event_ended')
})

test('[PR-02] a gift above the player’s VIP level is not given; the day counts, and the next one is as ever', async () => {
  await setCalendar([{ count: 5, vipLevel: 1 }, { count: 2 }])
  let me = await newPlayer(server)
  expect((await calendarOf(me)).items[0]).toMatchObject({ vipLevel: 1, state: 'today' })
  expect(await checkIn(me)).toEqual({ count: 0, value: 0 })
  expect((await spinsOf(me)).left).toBe(0)
  await expect(checkIn(me)).rejects.toThrow('checked_in_today')
  me = await after(1, me)
  expect(await checkIn(me)).toEqual({ count: 2, value: 1 })
})

test('[PR-02] a day without a gift counts, and so does one whose value the currency cannot say', async () => {
  await setCalendar([{ count: 0 }, { value: 0.001 }])
  let me = await newPlayer(server)
  expect(await checkIn(me)).toEqual({ count: 0, value: 0 })
  me = await after(1, me)
  expect(await checkIn(me)).toEqual({ count: 0, value: 0 })
  expect((await spinsOf(me)).left).toBe(0)
})
