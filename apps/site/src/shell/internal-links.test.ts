import { afterEach, expect, test, vi } from 'vitest'
import { mustEscape } from '../app/escape-frame.ts'
import { closePopup, openPopups } from '../session/popups.ts'
import { dropToken, keepToken } from '../session/token.ts'
import { followInternalLink } from './internal-links.ts'

const open = () => openPopups().map(({ name }) => name)
afterEach(() => {
  dropToken()
  for (const name of open()) closePopup(name)
  vi.unstubAllGlobals()
})

test('[LK-03] #recharge opens the wallet, or the login first', () => {
  followInternalLink('#recharge')
  expect(open()).toEqual(['login'])
  closePopup('login')
  keepToken('abcdefghijkl')
  followInternalLink('#recharge')
  expect(open()).toEqual(['wallet'])
})

test('[LK-06] #register opens only when logged out', () => {
  keepToken('abcdefghijkl')
  expect(followInternalLink('#register')).toBe(true)
  expect(open()).toEqual([])
  dropToken()
  followInternalLink('#register')
  expect(open()).toEqual(['register'])
})

test('[LK-05] #back goes one page back', () => {
  const back = vi.fn()
  vi.stubGlobal('history', { back })
  followInternalLink('#back')
  expect(back).toHaveBeenCalledOnce()
})

/** What stands behind the # and is no link of ours. */
const noLinks = ['#fair', '#toString', '#__proto__', '#javascript:alert(1)', '']

test.each(noLinks)('[LK-12] %s does nothing', (hash) => {
  expect(followInternalLink(hash)).toBe(false)
  expect(open()).toEqual([])
})

test.each([
  ['/', undefined, true],
  ['/history', 'https://other.example', true],
  ['/', 'https://fair.example', false],
  ['/h5/mines', undefined, false],
  ['/chatbet', 'https://other.example', false],
] as const)('[RT-06] %s framed by %s leaves the frame: %s', (path, parent, leaves) => {
  expect(mustEscape(path, 'https://fair.example', parent)).toBe(leaves)
})
