import * as auth from '@fairground/contract/calls/auth'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { reload } from '../src/app/start-up/effects/reloading.ts'
import { userOf } from './models.ts'
import { answer, refuse, requestsOf } from './stand-in.ts'
import { answerStartUp, noSite, siteOpens, startPage, stateIs } from './start-page.tsx'

// A page cannot leave itself in a test; which address it loads is the business of effects.test.ts.
vi.mock(import('../src/app/start-up/effects/reloading.ts'), () => ({ reload: vi.fn(), addressToLoad: vi.fn() }))
// A test's page stands in a frame of Vitest's.
vi.mock(import('../src/kernel/host/shell-around.ts'), () => ({ hasShell: () => false }))

const [OWN, OTHER] = ['a-token-of-my-own', 'a-token-of-the-link']
const token = () => JSON.parse(localStorage.getItem('user') ?? '{}').token
const question = page.getByRole('heading', { name: 'You are already logged in' })
const logIn = (own: string) => localStorage.setItem('user', JSON.stringify({ token: own }))

beforeEach(() => {
  answerStartUp()
  answer(auth.userInfo, { user: userOf() })
  sessionStorage.setItem('gameStats', '{}')
})

for (const [choice, button, kept, stats] of [
  ['stays', 'Stay with my account', OWN, '{}'],
  ['changes', 'Switch to the account of the link', OTHER, null],
] as const)
  test(`[SU-03] a link with a token asks a player who is logged in as somebody else, who ${choice}`, async () => {
    logIn(OWN)
    startPage(`/fairness?token=${OTHER}&x=1`, { startup: {} })
    await expect.element(question).toBeVisible()
    await expect.element(page.getByText('Ana')).toBeVisible()
    noSite()
    expect(token()).toBe(OWN)
    expect((await axe.run('#root', { resultTypes: ['violations'] })).violations).toEqual([])
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => vi.mocked(reload)).toHaveBeenCalledOnce()
    expect([token(), sessionStorage.getItem('gameStats')]).toEqual([kept, stats])
  })

test('[SU-03] a link with a token logs a visitor in, and loads the page again', async () => {
  startPage(`/fairness?token=${OTHER}`, { startup: {} })
  await expect.poll(() => vi.mocked(reload)).toHaveBeenCalledOnce()
  expect(token()).toBe(OTHER)
})

test('[SU-03] a link with the player’s own token, or one where the login is over, asks nobody', async () => {
  logIn(OWN)
  startPage(`/fairness?token=${OWN}`, { startup: {} })
  await expect.poll(() => vi.mocked(reload)).toHaveBeenCalledOnce()
  expect([token(), requestsOf(auth.userInfo)]).toEqual([OWN, []])
  document.getElementById('root')?.remove()
  refuse(auth.userInfo, 'not_logged_in')
  startPage(`/fairness?token=${OTHER}`, { startup: {} })
  await expect.poll(() => vi.mocked(reload)).toHaveBeenCalledTimes(2)
  expect(token()).toBe(OTHER)
  expect(question.query()).toBeNull()
})

test('[RT-05] an invitation leads a visitor to the free spin and waits for the registration; a player stays', async () => {
  startPage('/verify?p=FRIEND&inviteWheelTag=w1', { startup: {} })
  await siteOpens()
  expect(location.pathname + location.search).toBe('/freeSpin?p=FRIEND&inviteWheelTag=w1')
  expect(['p', 'inviteWheelTag'].map((key) => localStorage.getItem(key))).toEqual(['FRIEND', 'w1'])
  document.getElementById('root')?.remove()
  logIn(OWN)
  startPage('/verify?p=FRIEND&inviteWheelTag=w1', { startup: {} })
  await stateIs('live')
  expect(location.pathname).toBe('/verify')
})
