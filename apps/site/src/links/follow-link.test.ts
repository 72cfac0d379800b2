import type { User } from '@fairground/contract/user'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSoundOn, setSound } from '../kernel/browser/sound.ts'
import { queryClient } from '../kernel/query-client.ts'
import { dropToken, keepToken } from '../kernel/token.ts'
import { openRoundsQuery } from '../player/games/open-rounds.ts'
import { userQuery } from '../player/user.ts'
import { closePopup, openPopups } from '../popups/popups.ts'
import { followAddress, followLink, isLink } from './follow-link.ts'
import { keepNavigate } from './navigate.ts'

const openNames = () => openPopups().map(({ name }) => name)
const went = vi.fn()
const warnings = vi.spyOn(console, 'warn')
beforeEach(() => {
  keepNavigate(went)
  vi.stubGlobal('location', new URL('https://fair.example/'))
  warnings.mockReset()
})
afterEach(() => {
  dropToken()
  setSound(true)
  queryClient.clear()
  for (const name of openNames()) closePopup(name)
  vi.unstubAllGlobals()
  went.mockReset()
})

const logIn = () => keepToken('abcdefghijkl')
function logInWith(balance: number, openGames: readonly string[] = []): void {
  logIn()
  queryClient.setQueryData(userQuery.queryKey, { userId: 'me', balance, heldBalance: 0 } as User)
  const rounds = openGames.map((gameId) => ({ gameId }))
  queryClient.setQueryDefaults(openRoundsQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(openRoundsQuery.queryKey, rounds as never)
}

test.each([
  ['#recharge', 'deposit'],
  ['#withdraw', 'withdraw'],
])('[LK-03] %s opens the wallet there, for a visitor after the login', (link, tab) => {
  followLink(link)
  expect(openPopups()).toEqual([{ name: 'login', reason: 'needed', goTo: link }])
  closePopup('login')
  logIn()
  followLink(link)
  expect(openPopups()).toEqual([{ name: 'wallet', tab }])
})

test('[LK-06] #register opens only when logged out', () => {
  followLink('#register')
  expect(openNames()).toEqual(['register'])
  closePopup('register')
  logIn()
  followLink('#register')
  followLink('#login')
  expect(openNames()).toEqual([])
})

test('[LK-05] #login and #moneyRain open their popups', () => {
  followLink('#login')
  followLink('#moneyRain')
  expect(openNames()).toEqual(['login', 'red-packet'])
})

test('[LK-05] #back goes one page back', () => {
  const back = vi.fn()
  vi.stubGlobal('history', { back })
  followLink('#back')
  expect(back).toHaveBeenCalledOnce()
})

test('[LK-05] [AU-03] #notifications opens the page of a player, and asks a visitor to log in', () => {
  followLink('#notifications')
  expect(openPopups()).toEqual([{ name: 'login', reason: 'needed', goTo: '#notifications' }])
  logIn()
  followLink('#notifications')
  expect(went).toHaveBeenCalledExactlyOnceWith('/notifications')
})

test('[LK-02] an iframe link opens the frame popup', () => {
  followLink('#iframe=https://help.example/faq')
  expect(openPopups()).toEqual([{ name: 'frame', title: 'help.example', url: 'https://help.example/faq' }])
})

test('[LK-08] a lottery and a room open the page of the lotteries', () => {
  followLink('#lottery=dice3')
  followLink('#lotteryRoom=7')
  expect(went.mock.calls).toEqual([['/chatbet?gameId=dice3'], ['/chatbet?roomId=7']])
})

test('[LK-10] #signPopup opens the check-in and #signPopup=false closes it', () => {
  followLink('#signPopup')
  expect(openNames()).toEqual(['check-in'])
  followLink('#signPopup=false')
  expect(openNames()).toEqual([])
})

test('[LK-11] #onOpen opens the popup of its name; a name that nothing has says so', async () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  followLink('#onOpen=language')
  await expect.poll(() => openNames()).toEqual(['language'])
  expect(warnings).not.toHaveBeenCalled()
  for (const name of ['wheel', 'toString']) {
    followLink(`#onOpen=${name}`)
    await expect.poll(() => warnings).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`#onOpen=${name}`))
    warnings.mockReset()
  }
  expect(openNames()).toEqual(['language'])
})

test('[LK-01] #action runs the known actions and says which it skipped', async () => {
  followLink('#login')
  followLink('#action={"popup":"language","closePopups":true,"sound":false,"goTo":"/history","theme":"dark"}')
  await expect.poll(() => openNames()).toEqual(['language'])
  expect(isSoundOn()).toBe(false)
  expect(went).toHaveBeenCalledExactlyOnceWith('/history')
  expect(warnings).toHaveBeenCalledExactlyOnceWith('actions of a link that are not known: theme')
})

test('[LK-01] an action that needs a player asks for the login first', async () => {
  const link = '#action={"popup":"wallet"}'
  followLink(link)
  await expect.poll(() => openPopups()).toEqual([{ name: 'login', reason: 'needed', goTo: link }])
})

test('[LK-04] [AU-04] a game opens for a player with a balance', async () => {
  logInWith(5)
  followLink('#gameId=mines')
  await expect.poll(() => went).toHaveBeenCalledExactlyOnceWith('/game/mines')
})

test('[LK-04] [AU-04] a visitor comes to a game of ours at once, and logs in for any other', () => {
  followLink('#gameId=mines')
  expect(went).toHaveBeenCalledExactlyOnceWith('/game/mines')
  expect(openPopups()).toEqual([])
  followLink('#gameId=roulette')
  expect(openPopups()).toEqual([{ name: 'login', reason: 'needed', goTo: '#gameId=roulette' }])
  expect(went).toHaveBeenCalledOnce()
})

test('[AU-04] [LK-04] the wheel, whose spins are granted, opens without a balance', async () => {
  logInWith(0)
  followLink('#gameId=freespin')
  await vi.waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/game/freespin'))
  expect(openNames()).toEqual([])
})

test('[AU-04] with a zero balance the recharge notice shows instead of the game', async () => {
  logInWith(0)
  followLink('#gameId=mines')
  await expect.poll(() => openNames()).toEqual(['recharge-notice'])
  expect(went).not.toHaveBeenCalled()
})

test('a player whose whole balance is in an open round gets back to it', async () => {
  logInWith(0, ['mines'])
  followLink('#gameId=mines')
  await expect.poll(() => went).toHaveBeenCalledExactlyOnceWith('/game/mines')
})

test.each([
  ['#gameId=mines&demo=true', '/game/mines?demo=true'],
  ['#gameId=sports', '/game/sports'],
])('[AU-03] [AU-04] %s opens for a visitor too', (link, path) => {
  followLink(link)
  expect(went).toHaveBeenCalledExactlyOnceWith(path)
  expect(openNames()).toEqual([])
})

test('[LK-12] an absolute link opens a window without an opener', () => {
  const openWindow = vi.fn()
  vi.stubGlobal('window', { open: openWindow })
  followLink('https://help.example/x')
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://help.example/x', '_blank', 'noopener,noreferrer')
})

test('[LK-12] any other value is navigation inside the site', () => {
  followLink('/round/5?from=link')
  expect(went).toHaveBeenCalledExactlyOnceWith('/round/5?from=link')
})

test.each(['javascript:alert(1)', '//evil.example', '#iframe=data:text/html,x', '#action={', '#gameId=', ''])(
  '[LK-12] %j does nothing and says so once',
  (text) => {
    followLink(text)
    expect(openNames()).toEqual([])
    expect(went).not.toHaveBeenCalled()
    expect(warnings).toHaveBeenCalledOnce()
  },
)

test('a hash that is no link of ours is left to the browser', () => {
  for (const hash of ['', '#', '#content', '#toString']) expect(isLink(hash)).toBe(false)
  for (const hash of ['#login', '#iframe=nonsense:']) expect(isLink(hash)).toBe(true)
})

test('an address never shows another site in our frame: anybody can send one', () => {
  followAddress('#iframe=https://evil.example/login')
  followAddress('#download=https://evil.example/fair.apk')
  expect(openNames()).toEqual([])
  expect(warnings).toHaveBeenCalledTimes(2)
  followAddress('#iframe=/static/rules.html')
  expect(openPopups()).toEqual([{ name: 'frame', title: 'fair.example', url: '/static/rules.html' }])
})
