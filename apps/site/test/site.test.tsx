import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as session from '@fairground/contract/calls/play-session'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPopup } from '../src/popups/popups.ts'
import { answerLobby, lobbyDesign } from './lobby-models.ts'
import { funded, TOKEN, userOf } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

afterEach(() => page.viewport(1280, 720))
const address = () => expect.poll(() => location.pathname)

test('an address that is not there has its own screen with a way back', async () => {
  answerLobby()
  await openSite('/no/such/stall')
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await address().toBe('/')
})

test('[RT-12] the base font is 16 px, and smaller with the width below 414 px', async () => {
  await openSite('/verify')
  for (const [width, px] of [
    [320, (320 * 16) / 414],
    [360, (360 * 16) / 414],
    [414, 16],
    [768, 16],
    [1680, 16],
  ] as const) {
    await page.viewport(width, 800)
    const size = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect.poll(size, { message: `at ${width} px` }).toBeCloseTo(px, 2)
  }
})

test('[RT-08] a new page begins at its top', async () => {
  answerLobby()
  await openSite('/', { design: lobbyDesign() })
  const footer = page.getByRole('contentinfo')
  await expect.element(footer).toBeInTheDocument()
  footer.element().scrollIntoView()
  await expect.poll(() => scrollY).toBeGreaterThan(500)
  await footer.getByRole('link', { name: 'Fairness' }).click()
  await address().not.toBe('/')
  await expect.poll(() => scrollY).toBe(0)
})

test('another language, and it is kept', async () => {
  await openSite('/verify')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByText('Português').click()
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Entrar' })
  await expect.element(logIn).toBeVisible()
  expect(document.documentElement.lang).toBe('pt-BR')
  await closeSite()
  await openSite('/verify')
  await expect.element(logIn).toBeVisible()
})

test('[SU-01] the language of the address is taken where none is stored', async () => {
  await openSite('/verify?lang=id-ID')
  await expect.poll(() => document.documentElement.lang).toBe('id-ID')
})

test('[AU-01] a token that turns up in the storage while logged out logs in and loads the user', async () => {
  answer(auth.userInfo, { user: userOf({ balance: 5 }) })
  answer(game.open, { list: [] })
  answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  await openSite('/verify')
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  // In the same window no storage event fires, as when a native shell logs in.
  localStorage.setItem('user', JSON.stringify({ token: TOKEN }))
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.element(header.getByRole('button', { name: /Balance/ })).toHaveTextContent('5.00')
})

test('[AU-03] [AU-04] the address of a game shows a visitor its demonstration, and the game itself once the visitor is a player', async () => {
  const frame = () => document.querySelector('iframe')?.getAttribute('src')
  answer(auth.login, { model: { token: TOKEN }, user: userOf({ balance: 5 }) })
  answer(auth.userInfo, { user: userOf({ balance: 5 }) })
  answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  answer(game.open, { list: [] })
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  answer(game.finishAllMyHold, { model: { balance: 5, balanceVersion: 1 } })
  await openSite('/game/mines')
  await expect.poll(frame).toMatch(/^\/h5\/mines\?.*demo=true/)
  // As the game's own bar asks for it.
  openPopup({ name: 'login' })
  const form = page.getByRole('dialog', { name: 'Welcome back' })
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill('ana')
  await form.getByLabelText('Password', { exact: true }).fill('a sound horse battery')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(frame).toBe('/favicon.svg?mines')
  await address().toBe('/game/mines')
})

test('[AU-04] a game needs a balance: a player with nothing is offered a deposit, the demonstration, and the ways to the rest of the site', async () => {
  await page.viewport(360, 640)
  answerLobby()
  refuse(game.play, 'insufficient_balance')
  await openSite('/game/mines', { player: { balance: 0 }, design: lobbyDesign() })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { name: 'Deposit to play for real' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Deposit' })).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Tabs' })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Play the demo' }).click()
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toMatch(/demo=true/)
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
})

for (const [who, player] of [
  ['a visitor', {}],
  ['a player', { player: funded }],
] as const)
  test(`[LK-04] an address of no game says so to ${who}, and leads to all games`, async () => {
    answerLobby()
    await openSite('/game/nonsense', { ...player, design: lobbyDesign() })
    const main = page.getByRole('main')
    await expect.element(main.getByRole('heading', { name: 'No such game' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(requestsOf(game.play)).toHaveLength(0)
    await main.getByRole('link', { name: 'All games' }).click()
    await address().toBe('/games')
  })
