import { describe, expect, it } from 'vitest'
import {
  dueNotices,
  nextNoticeAt,
  noticeForEvent,
  type Reader,
  type Scheduled,
  type ShownTimes,
  showKey,
} from './schedule.ts'
import { parseShownTimes } from './shown-notices.ts'

const notice = (id: string, type: Scheduled['type'], fields: Partial<Scheduled> = {}): Scheduled => ({
  id,
  type,
  event: '',
  interval: 0,
  pushed: false,
  ...fields,
})
const visitor: Reader = { kind: 'visitor' }
const player = (rechargeCount: number): Reader => ({ kind: 'player', rechargeCount, sinceMs: 10_000 })
const ids = (list: readonly Scheduled[]) => list.map(({ id }) => id)
const allNotices = [
  notice('visitor', 'NOT_LOGGED_IN'),
  notice('poor', 'NOT_RECHARGED'),
  notice('greeting', 'COMPLETE_REGISTRATION'),
  notice('news', 'EVENT'),
]

describe('whom a notice is for', () => {
  it('[NT-01] NOT_LOGGED_IN comes only while logged out', () => {
    expect(ids(dueNotices(allNotices, visitor, {}, 0))).toEqual(['visitor'])
    expect(ids(dueNotices(allNotices, player(0), {}, 10_000))).not.toContain('visitor')
  })

  it('[NT-01] NOT_RECHARGED comes to a player with zero recharges', () => {
    expect(ids(dueNotices(allNotices, player(0), {}, 10_000))).toEqual(['poor', 'news'])
    expect(ids(dueNotices(allNotices, player(1), {}, 10_000))).toEqual(['news'])
  })

  it('[NT-01] COMPLETE_REGISTRATION comes 2 s after the login, when it was not pushed yet', () => {
    const greeting = [notice('greeting', 'COMPLETE_REGISTRATION')]
    expect(dueNotices(greeting, player(0), {}, 11_999)).toEqual([])
    expect(nextNoticeAt(greeting, player(0), {})).toBe(12_000)
    expect(ids(dueNotices(greeting, player(0), {}, 12_000))).toEqual(['greeting'])
    expect(dueNotices([notice('g', 'COMPLETE_REGISTRATION', { pushed: true })], player(0), {}, 12_000)).toEqual([])
  })

  it('[NT-01] COMPLETE_REGISTRATION comes once, whatever its interval says', () => {
    const greeting = [notice('greeting', 'COMPLETE_REGISTRATION', { interval: 5 })]
    expect(dueNotices(greeting, player(0), { greeting: 12_000 }, 99_000)).toEqual([])
    expect(nextNoticeAt(greeting, player(0), { greeting: 12_000 })).toBeUndefined()
  })
})

describe('how often a notice comes', () => {
  it('[NT-02] again after its interval, counted from when it was shown', () => {
    const list = [notice('a', 'NOT_LOGGED_IN', { interval: 30 })]
    expect(ids(dueNotices(list, visitor, {}, 1000))).toEqual(['a'])
    expect(dueNotices(list, visitor, { a: 1000 }, 30_999)).toEqual([])
    expect(nextNoticeAt(list, visitor, { a: 1000 })).toBe(31_000)
    expect(ids(dueNotices(list, visitor, { a: 1000 }, 31_000))).toEqual(['a'])
  })

  it('[NT-02] once without an interval', () => {
    const list = [notice('a', 'NOT_LOGGED_IN')]
    expect(dueNotices(list, visitor, { a: 1000 }, 9e9)).toEqual([])
    expect(nextNoticeAt(list, visitor, { a: 1000 })).toBeUndefined()
  })

  it('[NT-02] is counted per event: of those that share one, the first comes', () => {
    const list = [
      notice('a', 'NOT_LOGGED_IN', { event: 'fair', interval: 10 }),
      notice('b', 'NOT_LOGGED_IN', { event: 'fair', interval: 10 }),
      notice('c', 'NOT_LOGGED_IN', { event: 'parade', interval: 60 }),
    ]
    expect(list.map(showKey)).toEqual(['fair', 'fair', 'parade'])
    expect(ids(dueNotices(list, visitor, {}, 0))).toEqual(['a', 'c'])
    expect(ids(dueNotices(list, visitor, { fair: 0, parade: 0 }, 10_000))).toEqual(['a'])
  })

  it('[NT-02] over an hour of looks whenever one is due, each comes as often as its interval says', () => {
    const list = [
      notice('a', 'NOT_LOGGED_IN', { interval: 60 }),
      notice('b', 'NOT_LOGGED_IN', { interval: 600 }),
      notice('c', 'NOT_LOGGED_IN'),
    ]
    const shownTimes: Record<string, number> = {}
    const counts: Record<string, number> = {}
    for (let now: number | undefined = 0; now !== undefined && now < 3_600_000; ) {
      for (const due of dueNotices(list, visitor, shownTimes, now)) {
        shownTimes[showKey(due)] = now
        counts[due.id] = (counts[due.id] ?? 0) + 1
      }
      const nextAt: number | undefined = nextNoticeAt(list, visitor, shownTimes)
      expect(nextAt).toBeGreaterThan(now)
      now = nextAt
    }
    expect(counts).toEqual({ a: 60, b: 6, c: 1 })
  })

  it('nothing is due when there is nothing', () => {
    expect(nextNoticeAt([], visitor, {})).toBeUndefined()
  })
})

describe('a notice for an event', () => {
  const list = [notice('a', 'EVENT', { event: 'recharge_declined', interval: 60 }), notice('b', 'EVENT')]
  const find = (event: string, shownTimes: ShownTimes, now: number) => noticeForEvent(list, event, shownTimes, now)?.id

  it('[PU-05] comes when the event happens, not before', () => {
    expect(ids(dueNotices(list, player(1), {}, 10_000))).toEqual(['b'])
    expect(find('recharge_declined', {}, 0)).toBe('a')
    expect(find('other', {}, 0)).toBeUndefined()
    expect(find('', {}, 0)).toBeUndefined()
  })

  it('[NT-02] not again within its interval', () => {
    expect(find('recharge_declined', { recharge_declined: 1000 }, 60_999)).toBeUndefined()
    expect(find('recharge_declined', { recharge_declined: 1000 }, 61_000)).toBe('a')
  })
})

it.each([undefined, '{', 'null', '7', '{"a":"b"}'])('a broken memory (%s) counts as none', (text) => {
  expect(parseShownTimes(text)).toEqual({})
})
