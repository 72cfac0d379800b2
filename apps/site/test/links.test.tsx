import * as auth from '@fairground/contract/calls/auth'
import * as category from '@fairground/contract/calls/category'
import * as game from '@fairground/contract/calls/game'
import * as home from '@fairground/contract/calls/home'
import * as pay from '@fairground/contract/calls/pay'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSound } from '../src/kernel/browser/sound.ts'
import { funded } from './models.ts'
import {
  address,
  countDialogs,
  dialog,
  follow,
  headerButton,
  lobbyOf,
  logInByForm,
  openLater,
  press,
  pressEscape,
  resize,
} from './on-screen.ts'
import { openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

/** Keeps what the page writes into the log. */
const logged = () => vi.spyOn(console, 'warn').mockReturnValue()

test('[LK-03] [LK-05] #recharge asks a visitor to log in and then opens the wallet; #logOut leaves', async () => {
  answer(auth.logout, {})
  answer(pay.channels, { list: [] })
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  await openSite('/verify')
  await press('#recharge')
  await logInByForm()
  await expect.element(dialog('Wallet')).toBeVisible()
  expect(requestsOf(auth.login)[0]?.fields).toMatchObject({ account: 'ana', password: 'a sound horse battery' })
  follow('#logOut')
  await expect.element(headerButton('Log in')).toBeVisible()
  await countDialogs(0)
})

test('[LK-06] [LK-12] a link in the address is followed and leaves it', async () => {
  await openSite('/verify?from=mail#register')
  await expect.element(dialog('Open an account')).toBeVisible()
  await address().toBe('/verify?from=mail')
})

test('[LK-06] [LK-10] on a phone a link that is written into the address is followed after a popup was closed', async () => {
  await resize(360, 740)
  // A browser keeps 50 entries of a tab, and a further one makes it no longer.
  for (let entry = 0; entry < 60; entry++) history.pushState(null, '')
  await openSite('/verify')
  follow('#register')
  await expect.element(dialog('Open an account')).toBeVisible()
  await pressEscape()
  await countDialogs(0)
  follow('#signPopup')
  await expect.element(dialog('Daily check-in')).toBeVisible()
})

test('[LK-04] [AU-04] a game opens for a player with a balance', async () => {
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  await openSite('/verify', { player: funded })
  await press('#gameId=mines')
  await address().toBe('/game/mines')
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toBe('/favicon.svg?mines')
  await countDialogs(0)
})

test('[LK-04] [AU-03] [AU-04] a visitor’s press on a game opens its demonstration at once', async () => {
  await openSite('/verify')
  await press('#gameId=mines')
  await address().toBe('/game/mines')
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toMatch(/^\/h5\/mines\?.*demo=true/)
  await countDialogs(0)
})

test('[LK-04] [AU-04] a player with nothing is offered a deposit instead of the game', async () => {
  await openSite('/verify', { player: { balance: 0 } })
  await press('#gameId=mines')
  await expect.element(dialog('Your balance is too low')).toBeVisible()
  await address().toBe('/verify')
})

for (const [who, player] of [
  ['a visitor', {}],
  ['a player with nothing', { player: { balance: 0 } }],
] as const) {
  test(`[LK-04] [AU-03] [AU-04] a demonstration opens for ${who}, without login or recharge notice`, async () => {
    await openSite('/verify', player)
    await press('#gameId=mines&demo=true')
    await address().toBe('/game/mines?demo=true')
    const frame = () => document.querySelector('iframe')?.getAttribute('src')
    await expect.poll(frame).toMatch(/^\/h5\/mines\?.*demo=true/)
    await countDialogs(0)
  })

  test(`[LK-04] [AU-04] the address of the sports game opens for ${who}, without login or recharge notice`, async () => {
    // It is asked for like any game; whether there is one yet is the server's to say.
    refuse(game.play, 'game_unknown')
    await openSite('/verify', player)
    await press('#gameId=sports')
    await expect.poll(() => requestsOf(game.play)[0]?.fields.gameId).toBe('sports')
    await address().toBe('/game/sports')
    await countDialogs(0)
  })
}

test('[LK-02] an iframe link opens the frame popup; from an address it never shows another site', async () => {
  const warn = logged()
  await openSite('/verify')
  await press('#iframe=/favicon.svg')
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => document.querySelector('[role=dialog] iframe')?.getAttribute('src')).toMatch(/\/favicon.svg$/)
  await pressEscape()
  await vi.advanceTimersByTimeAsync(3_500)
  await countDialogs(0)
  follow('#iframe=https://example.org/')
  await expect.poll(() => warn.mock.calls.join()).toContain('a link to another site in the address')
  await address().toBe('/verify')
  await countDialogs(0)
})

test('[LK-01] an action link switches the language and the sound', async () => {
  onTestFinished(() => setSound(true))
  await openSite('/verify#action={"language":"pt-BR","sound":false}')
  await expect.element(headerButton('Entrar')).toBeVisible()
  expect(localStorage.getItem('soundOff')).toBe('true')
})

test('[LK-07] an anchor link scrolls to the element', async () => {
  await openSite('/verify')
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
  document.querySelector('footer')?.setAttribute('id', 'the end')
  await press('#anchor=the%20end')
  await expect.element(page.getByRole('contentinfo')).toBeInViewport()
  await expect.element(page.getByRole('contentinfo')).toHaveFocus()
})

test('[LK-05] [LK-12] #back goes one page back; an absolute link opens a window without an opener, any other is navigation without a load', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await openSite('/verify')
  await press('https://example.org/history')
  expect(open).toHaveBeenCalledExactlyOnceWith('https://example.org/history', '_blank', 'noopener,noreferrer')
  await press('/fairness')
  await address().toBe('/fairness')
  await press('#back')
  await address().toBe('/verify')
})

test('[LK-12] javascript: and its likes never run, and say so in the log', async () => {
  const warn = logged()
  await openSite('/verify')
  for (const link of ['javascript:document.title="run"', ' JaVaScRiPt:document.title="run"', 'data:text/html,x'])
    await press(link)
  expect(document.title).not.toBe('run')
  expect(warn.mock.calls.filter(([line]) => String(line).startsWith('a link that cannot be read'))).toHaveLength(3)
  await address().toBe('/verify')
})

/** Opens a lobby of a search field and a button that follows a link, in a design of the test's own, and presses it. */
async function pressInLobby(link: string, global: object = {}): Promise<void> {
  const search = { id: 'search', comId: 'C000104', data: {} }
  const button = { id: 'button', comId: 'C000110', data: { text: 'Open it', link } }
  await openSite('/', { design: lobbyOf([search, button], global) })
  await page.getByRole('button', { name: 'Open it' }).click()
}

test('[LK-11] a button of the design opens the search of the page', async () => {
  await pressInLobby('#onOpen=search')
  await expect.element(page.getByRole('searchbox', { name: 'Search games' })).toHaveFocus()
})

test('[LK-11] menu opens the drawer where the design has one, and the menu’s popup on a phone', async () => {
  await pressInLobby('#onOpen=menu', { expandMenuMode: 3 })
  const drawer = page.getByRole('navigation', { name: 'Main menu' })
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await resize(390, 780)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect.element(dialog('Menu')).toBeVisible()
})

test('[LK-11] #onOpen opens the popup of its name; a name that nothing has does nothing, and says so in the log', async () => {
  const warn = logged()
  answer(home.refAppUrl, { extra: [] })
  answer(category.categoryList, { list: [], cacheKey: 'k' })
  await openLater('/verify')
  for (const [name, title] of [
    ['search', 'Search games'],
    ['language', 'Language'],
    ['country', 'Where are you playing from?'],
    ['install', 'Add the site to your phone'],
    ['app', 'Play in the app'],
  ] as const) {
    follow(`#onOpen=${name}`)
    await expect.element(dialog(title)).toBeVisible()
    await pressEscape()
    await countDialogs(0)
  }
  expect(warn).not.toHaveBeenCalled()
  follow('#onOpen=wheel')
  await expect.poll(() => warn.mock.calls).toEqual([['nothing is registered for a link: #onOpen=wheel']])
  await countDialogs(0)
})
