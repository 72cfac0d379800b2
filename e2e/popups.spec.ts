import { expect, test } from './fixtures.ts'
import { follow, popupLink } from './popups.ts'

/** What each popup says when a link opens it: the link, and the heading of the screen. */
const screens: [link: string, title: string | RegExp][] = [
  [popupLink('recharge-notice'), 'Out of play money'],
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

test('[PO-01] [LK-10] every popup is a real screen, opens by its link, and closes on Escape', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  for (const [link, title] of screens) {
    await follow(page, link)
    const popup = page.getByRole('dialog', { name: title })
    await expect(popup.getByRole('heading', { name: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  }
})

test('[PO-01] [BT-09] the scratch popup leads to the scratch cards', async ({ page }) => {
  await page.goto(popupLink('scratch'))
  const popup = page.getByRole('dialog', { name: 'Nine fields, three alike win' })
  await popup.getByRole('link', { name: 'Play scratch cards' }).click()
  await expect(page).toHaveURL(/\/game\/scratch$/)
  await expect(popup).toBeHidden()
})

test('[PO-01] without an event the money rain says that it has ended', async ({ page }) => {
  await page.goto('/#moneyRain')
  await expect(page.getByRole('dialog', { name: 'Money rain' })).toContainText('The event has ended')
})

test('[PO-01] [PR-02] the check-in is a player’s; a visitor is asked to log in', async ({ page, player }) => {
  await page.goto('/#signPopup')
  await page.getByRole('dialog', { name: 'Daily check-in' }).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await player()
  await page.goto('/?again#signPopup')
  await expect(page.getByRole('dialog', { name: 'Daily check-in' })).toBeVisible()
  await follow(page, '#signPopup=false')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[PO-02] layers rise from 1000, and Escape closes the one on top', async ({ page }) => {
  await page.goto(popupLink('language'))
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
  await follow(page, '#login')
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login).toBeVisible()
  const layers = await page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog]')].map((dialog) => {
      let overlay: Element | null = dialog
      while (overlay && getComputedStyle(overlay).zIndex === 'auto') overlay = overlay.parentElement
      return overlay ? getComputedStyle(overlay).zIndex : 'none'
    }),
  )
  expect(layers).toEqual(['1000', '1001'])
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
})

test('[PO-03] a centre popup scales from 0.8 to 1 with a fade', async ({ page }) => {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const animations = target instanceof Element ? target.getAnimations() : []
      for (const animation of animations) {
        if (!(animation instanceof CSSTransition) || animation.transitionProperty !== propertyName) continue
        const frames = (animation.effect as KeyframeEffect).getKeyframes()
        moves.push(`${propertyName} ${frames.map((frame) => frame[propertyName]).join(' to ')}`)
      }
    })
    document.addEventListener('animationstart', ({ animationName, pseudoElement }) => {
      const animation = document.getAnimations().find((one) => (one as CSSAnimation).animationName === animationName)
      const [from, to] = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
      for (const name of ['opacity', 'scale']) moves.push(`${pseudoElement} ${name} ${from?.[name]} to ${to?.[name]}`)
    })
  })
  // At first its scripts are on their way: the frame comes in, and the popup stands in it.
  await page.goto(popupLink('forbidden'))
  const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves)
  await expect.poll(moves).toEqual(expect.arrayContaining(['::after opacity 0 to 1', '::after scale 0.8 to none']))
  // Opened again its scripts are there: it comes in itself.
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await follow(page, popupLink('forbidden'))
  await expect.poll(moves).toEqual(expect.arrayContaining(['opacity 0 to 1', 'scale 0.8 to none']))
})

test('on a phone going back closes the popup on top, and leaves the page only when none is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/fairness')
  await page.goto('/verify')
  const more = page.getByRole('button', { name: 'More' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  // The page is a picture at first.
  await expect(async () => {
    if (!(await menu.isVisible())) await more.click({ timeout: 1000 })
    await expect(menu).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/verify$/)
  await more.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/fairness$/)
})

test('[PO-05] the login takes the whole window where the site says so', async ({ page }) => {
  await page.goto(popupLink('login', { popupState: { loginFullScreen: true } }))
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login).toBeVisible()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect.poll(() => login.boundingBox()).toMatchObject({ x: 0, y: 0, height })
  expect((await login.boundingBox())?.width).toBeGreaterThan(width - 20)
})

test('[PO-05] a payment that was left open is offered again, and one press leads back to it', async ({
  page,
  player,
}) => {
  await player()
  await page.goto('/#recharge')
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('30')
  await wallet.getByRole('button', { name: 'Deposit G$30.00' }).click()
  await expect(wallet.getByRole('link', { name: 'Open the checkout' })).toBeVisible()
  await page.goto('/history')
  const reminder = page.getByRole('dialog', { name: 'Your payment is still open' })
  await expect(reminder).toContainText('G$30.00')
  await reminder.getByRole('button', { name: 'Go on paying' }).click()
  await expect(wallet.getByRole('link', { name: 'Open the checkout' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(reminder).toBeHidden()
})

test('[CL-09] without an address of the app the way to it is the host that the server names', async ({ page }) => {
  await page.route('**/api/home/getH5RefAppUrl*', (route) =>
    route.fulfill({
      json: { status: 0, message: 'success', serverTime: Date.now(), extra: ['get.example', 'b.example'] },
    }),
  )
  await page.goto(popupLink('app-download'))
  const popup = page.getByRole('dialog', { name: 'Play in the app' })
  await expect(popup.getByRole('link')).toHaveAttribute('href', 'https://get.example/')
})

test('[PW-01] [CL-09] to the home screen: the server is told, the browser’s prompt is shown, and a no is remembered', async ({
  page,
}) => {
  const nextRequest = page.waitForRequest('**/api/ads/web2pwa*')
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(() => {
    const prompt = async () => void Object.assign(window, { prompted: true })
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) }))
  })
  await follow(page, popupLink('home-screen'))
  const popup = page.getByRole('dialog', { name: 'Add the site to your phone' })
  await popup.getByRole('button', { name: 'Add to home screen' }).click()
  await nextRequest
  await expect(popup).toBeHidden()
  expect(await page.evaluate(() => 'prompted' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('supportPwa'))).toBe('refused')
})

test('[PW-01] [CL-09] an install that fails opens the web app, and may be offered again', async ({ page }) => {
  await page.route('https://get.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The fair in the browser</h1>' }),
  )
  await page.route('**/api/home/getH5RefAppUrl*', (route) =>
    route.fulfill({ json: { status: 0, message: 'success', serverTime: Date.now(), extra: ['get.example'] } }),
  )
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(() => {
    const prompt = () => Promise.reject(new Error('no install today'))
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt, userChoice: new Promise(() => undefined) }))
  })
  await follow(page, popupLink('home-screen'))
  const popup = page.getByRole('dialog', { name: 'Add the site to your phone' })
  await popup.getByRole('button', { name: 'Add to home screen' }).click()
  await expect(page.getByRole('heading', { name: 'The fair in the browser' })).toBeVisible()
  await page.goto('/')
  expect(await page.evaluate(() => [localStorage.getItem('supportPwa'), localStorage.getItem('popupsSeen')])).toEqual([
    null,
    '{}',
  ])
})
