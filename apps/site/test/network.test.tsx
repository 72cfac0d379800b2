import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { shownToasts } from '@fairground/ui/toast-store'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { headerButton } from './account-models.ts'
import { openLine } from './live-line.ts'
import { funded, userOf } from './models.ts'
import { lobbyOf } from './on-screen.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, cutOff, refuse, requestsOf } from './stand-in.ts'

/** The browser's network goes, or is there again. */
function network(is: 'away' | 'back'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'back')
  dispatchEvent(new Event(is === 'back' ? 'online' : 'offline'))
}
afterEach(async () => {
  network('back')
  await page.viewport(1280, 720)
})
const balance = page.getByRole('button', { name: 'Balance' })
const banner = page.getByRole('status').getByText('You are offline.')

test('[RE-09] without a network the site says so; a game that is opened says why it waits, and opens once it is back', async () => {
  answer(game.play, { model: { url: '/favicon.svg?tower', gameId: 'tower' } })
  await openSite('/game/tower', { player: funded })
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
  await closeSite()
  network('away')
  cutOff(game.play)
  await openSite('/game/tower', { player: funded })
  const waits = page.getByRole('heading', { name: 'You are offline' })
  await expect.element(waits).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(waits).toBeVisible()
  answer(game.play, { model: { url: '/favicon.svg?tower', gameId: 'tower' } })
  network('back')
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toBe('/favicon.svg?tower')
})

test('[RE-09] the word of a network that is gone moves nothing', async () => {
  await openSite('/verify', { player: funded })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  const { top } = heading.element().getBoundingClientRect()
  network('away')
  await expect.element(banner).toBeVisible()
  expect(heading.element().getBoundingClientRect().top).toBe(top)
})

test('on a desktop the word of a network that is gone takes the place of the search; else it stands once over the page', async () => {
  await openSite('/verify', { player: funded })
  const header = page.getByRole('banner')
  const search = header.getByRole('button', { name: 'Search games' })
  await expect.element(search).toBeVisible()
  const { left } = search.element().getBoundingClientRect()
  network('away')
  const note = header.getByRole('status')
  await expect.element(note).toHaveTextContent('You are offline.')
  expect(search.query()).toBeNull()
  expect(note.element().firstElementChild?.getBoundingClientRect().left).toBe(left)
  expect(banner.elements()).toHaveLength(1)
  await page.viewport(360, 740)
  await expect.element(note).not.toBeInTheDocument()
  expect(banner.elements()).toHaveLength(1)
  await page.viewport(1280, 720)
  network('back')
  await expect.element(search).toBeVisible()
})

test('[PU-01] [PU-04] a bet on another device moves the balance here without a reload', async () => {
  const line = openLine('players')
  await openSite('/verify', { player: { ...funded, balance: 100 } })
  await expect.element(balance).toHaveTextContent('100.00')
  await vi.advanceTimersByTimeAsync(200)
  await line.joined(userOf().userId)
  const { userId } = userOf()
  line.tell({ type: 'balance', channel: userId, userId, balance: 75, version: 2, currencyId: 'G$' })
  await expect.element(balance).toHaveTextContent('75.00')
})

test('[RE-06] logging this device out from another one asks for a login here at once', async () => {
  const line = openLine('players')
  await openSite('/verify', { player: funded })
  await vi.advanceTimersByTimeAsync(200)
  await line.joined(userOf().userId)
  await expect.element(page.getByTitle('Not live: last known balance')).not.toBeInTheDocument()
  refuse(auth.userInfo, 'not_logged_in')
  line.end()
  await expect.element(headerButton('Log in')).toBeVisible()
  expect(localStorage.getItem('user')).toBeNull()
})

test('on a phone the word of a network that is gone takes the place of the search of the lobby', async () => {
  await page.viewport(360, 740)
  await openSite('/', { design: lobbyOf([{ id: 'search', comId: 'C000104', data: {} }]) })
  const field = page.getByRole('searchbox', { name: 'Search games' })
  await expect.element(field).toBeVisible()
  const box = field.element().getBoundingClientRect()
  network('away')
  await expect.element(banner).toBeVisible()
  expect(banner.elements()).toHaveLength(1)
  const note = banner.element().closest('p')?.getBoundingClientRect()
  expect([note?.left, note?.top, note?.width]).toEqual([box.left, box.top, box.width])
})

test('[PU-03] when the live connection is refused the site says nothing and goes on', async () => {
  openLine('players')
  await openSite('/verify', {
    player: { ...funded, balance: 100 },
    answers: () => refuse(sockmsg.init, 'silent'),
  })
  await expect.poll(() => requestsOf(sockmsg.init)).toHaveLength(1)
  await expect.element(balance).toHaveTextContent('100.00')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requestsOf(sockmsg.join)).toEqual([])
  expect(document.querySelectorAll('[role=alert], [role=dialog]')).toHaveLength(0)
  expect(shownToasts()).toEqual([])
})

test('[RE-06] a session that ended before its page was live asks for a login too', async () => {
  openLine('players')
  await openSite('/verify', { player: funded })
  await expect.element(balance).toBeVisible()
  refuse(sockmsg.join, 'channel_forbidden')
  refuse(auth.userInfo, 'not_logged_in')
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(headerButton('Log in')).toBeVisible()
  expect(requestsOf(sockmsg.join)).toHaveLength(1)
})
