import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../calls/stub-browser.ts'
import { readStored, store } from './storage/storage.ts'
import { dropToken, findToken, onTokenChange, watchToken } from './token.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  stubStorage('localStorage')
})
afterEach(() => {
  dropToken()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const storeUser = (user: unknown) => localStorage.setItem('user', JSON.stringify(user))

test('[AU-01] while logged out the page looks for a token once a second, and logs in when there is one', () => {
  const heard: (string | undefined)[] = []
  const leave = onTokenChange((token) => heard.push(token))
  const stop = watchToken()
  storeUser({ token: 'a-token-of-ten' })
  vi.advanceTimersByTime(999)
  expect(findToken()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(findToken()).toBe('a-token-of-ten')
  expect(heard).toEqual(['a-token-of-ten'])
  leave()
  stop()
})

test('[AU-01] while logged in it does not look: one login is not taken for another', () => {
  storeUser({ token: 'a-token-of-ten' })
  const stop = watchToken()
  storeUser({ token: 'another-token' })
  vi.advanceTimersByTime(5000)
  expect(findToken()).toBe('a-token-of-ten')
  stop()
})

test('[SU-09] a player who was logged out in another page leaves nothing in this tab', () => {
  let heard: () => void = () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    heard = listener
  })
  stubStorage('sessionStorage')
  storeUser({ token: 'a-token-of-ten' })
  const stop = watchToken()
  store('gameStats', '{}', 'tab')
  heard()
  expect(readStored('gameStats', 'tab')).toBe('{}')
  localStorage.removeItem('user')
  heard()
  expect(findToken()).toBeUndefined()
  expect(readStored('gameStats', 'tab')).toBeUndefined()
  stop()
})

test.each([null, {}, { token: null }, { token: 'null' }, { token: 'short' }, { token: 5 }, 'text'])(
  '[AU-01] %j in the storage logs nobody in',
  (user) => {
    storeUser(user)
    const stop = watchToken()
    vi.advanceTimersByTime(2000)
    expect(findToken()).toBeUndefined()
    stop()
  },
)
