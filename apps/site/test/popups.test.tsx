import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import * as home from '@fairground/contract/calls/home'
import * as lottery from '@fairground/contract/calls/lottery'
import * as promotion from '@fairground/contract/calls/promotion'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchInstallPrompt } from '../src/kernel/host/install-prompt.ts'
import { setPopupState } from '../src/popups/popup-state.ts'
import { openPopup } from '../src/popups/popups.ts'
import { address, countDialogs, dialog, follow, headerButton, popupLink, pressEscape, resize } from './on-screen.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

// As the entry of the site does, once a page.
watchInstallPrompt()

/** What each popup says when a link opens it: the link, and the heading of the screen. */
const screens: [link: string, title: string | RegExp][] = [
  [popupLink('recharge-notice'), 'Your balance is too low'],
  [popupLink('update'), 'A new version is ready'],
  [popupLink('chat'), 'Chat'],
  [popupLink('scratch'), 'Nine fields, three alike win'],
  [popupLink('forbidden'), 'Not available here'],
  ['#signPopup', 'Daily check-in'],
  ['#moneyRain', 'Money rain'],
  [popupLink('game-recommendation'), 'Something for you'],
  [popupLink('free-spin'), 'A wheel of twelve prizes'],
  [popupLink('country'), 'Where are you playing from?'],
  [popupLink('app-download'), 'Play in the app'],
  [popupLink('home-screen'), 'Add the site to your phone'],
  [popupLink('game-maintenance'), 'This game is closed for a moment'],
  [popupLink('payment-maintenance'), 'Payments are closed for a moment'],
  [popupLink('withdraw-info'), 'You cannot withdraw yet'],
]

test('[PO-01] [LK-10] every popup is a real screen, opens by its link, and closes on Escape', async () => {
  answer(home.refAppUrl, { extra: [] })
  refuse(promotion.siteRedpack, 'event_ended')
  answer(chat.rooms, { list: [] })
  answer(lottery.games, { list: [] })
  await openSite('/verify')
  for (const [link, title] of screens) {
    follow(link)
    await expect.element(dialog(title).getByRole('heading', { name: title })).toBeVisible()
    if (link === '#moneyRain') await expect.element(dialog()).toHaveTextContent('The event has ended')
    await pressEscape()
    await countDialogs(0)
  }
})

test('[PO-01] [BT-09] the scratch popup leads to the scratch cards', async () => {
  answer(game.play, { model: { url: '/favicon.svg?scratch', gameId: 'scratch' } })
  await openSite(`/verify${popupLink('scratch')}`)
  await dialog('Nine fields, three alike win').getByRole('link', { name: 'Play scratch cards' }).click()
  await address().toBe('/game/scratch')
  await countDialogs(0)
})

test('[PO-01] [PR-02] the check-in is a player’s; a visitor is asked to log in', async () => {
  answer(promotion.checkinData, { model: { items: [], allowed: true } })
  await openSite('/verify#signPopup')
  await dialog('Daily check-in').getByRole('button', { name: 'Log in' }).click()
  await expect.element(dialog('Welcome back')).toBeVisible()
  await closeSite()
  await openSite('/verify#signPopup', { player: {} })
  await expect.element(dialog('No daily check-in now')).toBeVisible()
  follow('#signPopup=false')
  await countDialogs(0)
})

test('[PO-02] layers rise from 1000, and Escape closes the one on top', async () => {
  await openSite(`/verify${popupLink('language')}`)
  await expect.element(dialog('Language')).toBeVisible()
  follow('#login')
  await expect.element(dialog('Welcome back')).toBeVisible()
  const layers = [...document.querySelectorAll('[role=dialog]')].map((one) => {
    let overlay: Element | null = one
    while (overlay && getComputedStyle(overlay).zIndex === 'auto') overlay = overlay.parentElement
    return overlay ? getComputedStyle(overlay).zIndex : 'none'
  })
  expect(layers).toEqual(['1000', '1001'])
  await pressEscape()
  await expect.element(dialog('Welcome back')).not.toBeInTheDocument()
  await expect.element(dialog('Language')).toBeVisible()
})

test('[PO-02] in single-point mode only the first of the open popups shows', async () => {
  await openSite(`/verify${popupLink('language')}`, { startup: { singlePointPopups: true } })
  await expect.element(dialog('Language')).toBeVisible()
  follow('#login')
  await address().toBe('/verify')
  await countDialogs(1)
  await pressEscape()
  await expect.element(dialog('Language')).not.toBeInTheDocument()
  await expect.element(dialog('Welcome back')).toBeVisible()
})

test.each([390, 1280])(
  'at %i px going back closes the popup on top, and leaves the page only when none is open',
  async (width) => {
    await resize(width, 780)
    await openSite('/fairness')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    follow('#action={"goTo":"/verify"}')
    await address().toBe('/verify')
    openPopup({ name: 'language' })
    await expect.element(dialog('Language')).toBeVisible()
    history.back()
    await countDialogs(0)
    await address().toBe('/verify')
    openPopup({ name: 'language' })
    await expect.element(dialog('Language')).toBeVisible()
    await pressEscape()
    await countDialogs(0)
    history.back()
    await address().toBe('/fairness')
  },
)

test('going back closes a popup on the entry that an earlier one has left, as after a reload', async () => {
  await openSite('/verify')
  history.replaceState({ underPopup: true }, '')
  history.pushState({ popup: 'wallet' }, '')
  openPopup({ name: 'language' })
  await expect.element(dialog('Language')).toBeVisible()
  history.back()
  await countDialogs(0)
  await address().toBe('/verify')
})

test('a popup keeps the focus inside, closes with Escape, and gives the focus back', async () => {
  await openSite('/verify')
  await expect.element(headerButton('Log in')).toBeVisible()
  const button = headerButton('Log in').element()
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Welcome back')).toBeVisible()
  for (let stop = 0; stop < 12; stop++) {
    await userEvent.tab()
    await expect.poll(() => dialog('Welcome back').element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await countDialogs(0)
  expect(document.activeElement).toBe(button)
})

test('who wants less to shine through gets no blur, and a header that hides what is under it', async () => {
  expect(matchMedia('(prefers-reduced-transparency: reduce)').matches).toBe(true)
  await openSite(`/verify${popupLink('login')}`)
  await expect.element(dialog('Welcome back')).toBeVisible()
  const isBlurred = (element: Element) => getComputedStyle(element).backdropFilter !== 'none'
  expect([...document.querySelectorAll('*')].filter(isBlurred)).toEqual([])
  // One that lets something through has a fourth part.
  expect(getComputedStyle(page.getByRole('banner', { includeHidden: true }).element()).backgroundColor).toMatch(
    /^(rgb|color)\((srgb )?[\d.]+,? [\d.]+,? [\d.]+\)$/,
  )
})

test('[PO-05] the login takes the whole window where the site says so', async () => {
  onTestFinished(() => setPopupState({ loginFullScreen: false }))
  await openSite(`/verify${popupLink('login', { popupState: { loginFullScreen: true } })}`)
  const login = dialog('Welcome back')
  await expect.element(login).toBeVisible()
  const box = () => login.element().getBoundingClientRect()
  await expect.poll(box).toMatchObject({ x: 0, y: 0, height: innerHeight })
  expect(box().width).toBeGreaterThan(innerWidth - 20)
})

test('[CL-09] without an address of the app the way to it is the host that the server names', async () => {
  answer(home.refAppUrl, { extra: ['get.example', 'b.example'] })
  await openSite(`/verify${popupLink('app-download')}`)
  await expect.element(dialog('Play in the app').getByRole('link')).toHaveAttribute('href', 'https://get.example/')
})

/** Opens the way to the home screen in a browser that has a prompt of its own, and takes it. */
async function addToHomeScreen(prompt: () => Promise<void>): Promise<void> {
  answer(home.web2pwa, {})
  await openSite('/verify')
  const event = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) }))
  follow(popupLink('home-screen'))
  await dialog('Add the site to your phone').getByRole('button', { name: 'Add to home screen' }).click()
  await countDialogs(0)
}

test('[PW-01] [CL-09] to the home screen: the server is told, the browser’s prompt is shown, and a no is remembered', async () => {
  const prompt = vi.fn(async () => undefined)
  await addToHomeScreen(prompt)
  expect(prompt).toHaveBeenCalledOnce()
  expect(requestsOf(home.web2pwa)).toHaveLength(1)
  expect(localStorage.getItem('supportPwa')).toBe('refused')
})

test('[PW-01] [CL-09] an install that fails opens the web app, and may be offered again', async () => {
  answer(home.refAppUrl, { extra: ['get.example'] })
  const goneTo: string[] = []
  const stay = (event: NavigateEvent) => {
    goneTo.push(event.destination.url)
    event.preventDefault()
  }
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  const fail = async () => {
    // From here on the page only leaves itself.
    navigation.addEventListener('navigate', stay)
    throw new Error('no install today')
  }
  await addToHomeScreen(fail)
  await expect.poll(() => goneTo).toEqual(['https://get.example/'])
  expect([localStorage.getItem('supportPwa'), localStorage.getItem('popupsSeen')]).toEqual([null, '{}'])
})
