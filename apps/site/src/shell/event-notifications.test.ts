import type { EventMessage } from '@fairground/contract/live'
import { NOTICES_CHANGED } from '@fairground/contract/notice'
import { shownToasts } from '@fairground/ui/toast-store'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '../kernel/query-client.ts'
import { store } from '../kernel/storage/storage.ts'
import { beginLeaving, dropToken, keepToken } from '../kernel/token.ts'
import { learnNoticeTime } from '../player/notice-time.ts'
import { userQuery } from '../player/user.ts'
import { applyNoticeTime, showEvent } from './event-notifications.ts'

const news = (noticeUpdateTime: number): EventMessage => ({
  id: 'a-1',
  channel: 'site',
  type: 'event',
  event: NOTICES_CHANGED,
  extra: { noticeUpdateTime },
})
const isStale = () =>
  [userQuery.queryKey, ['notices', 'all']].map((key) => queryClient.getQueryState(key)?.isInvalidated)

beforeEach(() => {
  keepToken('abcdefghijkl')
  queryClient.setQueryData(userQuery.queryKey, { userId: 'me' } as never)
  queryClient.setQueryData(['notices', 'all'], [])
})
afterEach(() => {
  dropToken()
  store('noticeTime', undefined)
  queryClient.clear()
})

it('[PU-06] a notice time later than the local one reloads the user and the notices', () => {
  expect(learnNoticeTime(1000)).toBe('first')
  applyNoticeTime(news(1000))
  expect(isStale()).toEqual([false, false])
  applyNoticeTime(news(1001))
  expect(isStale()).toEqual([true, true])
  expect(learnNoticeTime(1001)).toBe('known')
})

it('[PU-06] an event of another kind, or without a time, changes nothing', () => {
  applyNoticeTime({ ...news(5), event: 'parade' })
  applyNoticeTime({ ...news(5), extra: {} })
  expect(isStale()).toEqual([false, false])
})

it('[PU-06] the first time that a device hears of is no news by itself, a later one is', () => {
  expect([learnNoticeTime(0), learnNoticeTime(0), learnNoticeTime(5), learnNoticeTime(4)]).toEqual([
    'first',
    'known',
    'newer',
    'known',
  ])
})

it('the end of a session is told, but not to the page that ended it itself', () => {
  const end: EventMessage = { id: 'a-2', channel: 'me', userId: 'me', type: 'event', event: 'session_revoked' }
  beginLeaving()
  showEvent(end)
  expect(shownToasts()).toHaveLength(0)
  keepToken('mnopqrstuvwx')
  showEvent(end)
  expect(shownToasts()).toHaveLength(1)
})
