import type { Page } from '@playwright/test'
import type { Faults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import { findPage, redesign, setGlobal } from './redesign.ts'

/** Opens a page that stands as soon as it shows: nothing of it was drawn beforehand. */
async function open(page: Page): Promise<void> {
  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Puts an anchor into the page as an operator's text would, and presses it. */
async function press(page: Page, link: string): Promise<void> {
  await page.evaluate((href) => {
    const anchor = document.createElement('a')
    anchor.setAttribute('href', href)
    anchor.setAttribute('style', 'position:fixed;inset:0 auto auto 0;z-index:9999')
    anchor.textContent = `follow ${href}`
    document.body.append(anchor)
  }, link)
  await page.getByRole('link', { name: `follow ${link.trim()}`, exact: true }).click()
}

test('[LK-03] [LK-05] #recharge asks a visitor to log in and then opens the wallet; #logOut leaves', async ({
  page,
  player,
}) => {
  const { account, password } = await player()
  await open(page)
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await press(page, '#recharge')
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await login.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(account)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Log in' }).click()
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await expect(wallet).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#logOut'
  })
  await expect(wallet).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[LK-06] [LK-12] a link in the address is followed and leaves it', async ({ page }) => {
  await page.goto('/history?from=mail#register')
  await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible()
  await expect(page).toHaveURL(/\/history\?from=mail$/)
})

test('[LK-06] [LK-10] on a phone a link that is written into the address is followed after a popup was closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const write = (hash: string) =>
    page.evaluate((value) => {
      location.hash = value
    }, hash)
  await write('#register')
  const register = page.getByRole('dialog', { name: 'Open an account' })
  await expect(register).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(register).toBeHidden()
  await write('#signPopup')
  await expect(page.getByRole('dialog', { name: 'Daily check-in' })).toBeVisible()
})

test('[LK-04] [AU-04] a game opens for a player with a balance', async ({ page, player }) => {
  await player({ deposit: 5 })
  await open(page)
  await expect(balance(page)).toContainText('5.00')
  await press(page, '#gameId=mines')
  await expect(page).toHaveURL(/\/game\/mines$/)
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Bet/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[LK-04] [AU-04] a player with nothing is offered a deposit instead of the game', async ({ page, player }) => {
  await player()
  await open(page)
  await expect(balance(page)).toContainText('0.00')
  await press(page, '#gameId=mines')
  await expect(page.getByRole('dialog', { name: 'Out of play money' })).toBeVisible()
  await expect(page).toHaveURL(/\/verify$/)
})

for (const who of ['a visitor', 'a player with nothing'] as const) {
  test(`[LK-04] [AU-03] [AU-04] a demonstration opens for ${who}, without login or recharge notice`, async ({
    page,
    player,
  }) => {
    if (who !== 'a visitor') await player()
    await open(page)
    await press(page, '#gameId=mines&demo=true')
    await expect(page).toHaveURL(/\/game\/mines\?demo=true$/)
    await expect(page.locator('iframe')).toHaveAttribute('src', /^\/h5\/mines\?.*demo=true/)
    await expect(page.frameLocator('iframe').getByRole('button', { name: /^Bet/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`[LK-04] [AU-04] the address of the sports game opens for ${who}, without login or recharge notice`, async ({
    page,
    player,
  }) => {
    if (who !== 'a visitor') await player()
    await open(page)
    // It is asked for like any game; whether there is one yet is the server's to say.
    const nextResponse = page.waitForResponse('**/api/game/play?gameId=sports*')
    await press(page, '#gameId=sports')
    await nextResponse
    await expect(page).toHaveURL(/\/game\/sports$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('[LK-02] an iframe link opens the frame popup; from an address it never shows another site', async ({ page }) => {
  await open(page)
  await press(page, '#iframe=/fairness')
  const popup = page.getByRole('dialog')
  await expect(popup.locator('iframe')).toHaveAttribute('src', /\/fairness$/)
  await page.goto('/history#iframe=https://example.org/')
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[LK-01] an action link switches the language and the sound', async ({ page }) => {
  await page.goto('/#action={"language":"pt-BR","sound":false}')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('soundOff'))).toBe('true')
})

test('[LK-07] an anchor link scrolls to the element', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    document.querySelector('footer')?.setAttribute('id', 'the end')
  })
  await press(page, '#anchor=the%20end')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(page.getByRole('contentinfo')).toBeFocused()
})

test('[LK-05] #back goes one page back', async ({ page }) => {
  await page.goto('/history')
  await open(page)
  await press(page, '#back')
  await expect(page).toHaveURL(/\/history$/)
})

test('[LK-09] a download link saves the file', async ({ page }) => {
  await open(page)
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, '#download=/favicon.svg')])
  expect(file.suggestedFilename()).toBe('favicon.svg')
})

test('[LK-12] an absolute link opens a window without an opener, any other is navigation without a load', async ({
  page,
  baseURL,
}) => {
  await open(page)
  const [openedPage] = await Promise.all([page.waitForEvent('popup'), press(page, `${baseURL}/history`)])
  expect(await openedPage.evaluate(() => window.opener)).toBeNull()
  await openedPage.close()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await press(page, '/fairness')
  await expect(page).toHaveURL(/\/fairness$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('[LK-12] javascript: and its likes never run, and say so in the log', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await open(page)
  for (const link of ['javascript:document.title="run"', ' JaVaScRiPt:document.title="run"', 'data:text/html,x']) {
    await press(page, link)
  }
  await expect(page).toHaveURL(/\/verify$/)
  expect(await page.title()).not.toBe('run')
  expect(messages.filter((line) => line.startsWith('a link that cannot be read'))).toHaveLength(3)
})

test('[LK-12] with the control key a link opens in another tab, at its own address', async ({ page, player }) => {
  await player()
  await open(page)
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
  await expect(bell).toHaveAttribute('href', '/notifications')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), bell.click({ modifiers: ['Control'] })])
  await expect(tab).toHaveURL(/\/notifications$/)
  await expect(page).toHaveURL(/\/verify$/)
})

/** Opens a lobby of a search field and a button that follows a link, under a global design of the test's own. */
async function openWithButton(page: Page, faults: Faults, link: string, global: object = {}): Promise<void> {
  await redesign(page, faults, (design) => {
    setGlobal(design, { ...global })
    const lobby = findPage(design, 'home')
    if (!lobby) throw new Error('the design has no lobby')
    lobby.items = [
      { id: 'search', comId: 'C000104', data: {} },
      { id: 'button', comId: 'C000110', data: { text: 'Open it', link } },
    ]
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open it' }).click()
}

test('[LK-11] a button of the design opens the search of the page', async ({ page, faults }) => {
  await openWithButton(page, faults, '#onOpen=search')
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused()
})

test('[LK-11] menu opens the drawer where the design has one, and the menu’s popup on a phone', async ({
  page,
  faults,
}) => {
  await openWithButton(page, faults, '#onOpen=menu', { expandMenuMode: 3 })
  const drawer = page.getByRole('navigation', { name: 'Main menu' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.setViewportSize({ width: 390, height: 780 })
  await page.reload()
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

for (const [name, title] of [
  ['language', 'Language'],
  ['country', 'Where are you playing from?'],
  ['install', 'Add the site to your phone'],
  ['app', 'Play in the app'],
] as const) {
  test(`[LK-11] #onOpen=${name} opens its popup`, async ({ page }) => {
    await open(page)
    await press(page, `#onOpen=${name}`)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  })
}

test('[LK-11] a name that nothing on the page has does nothing, and says so in the log', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await open(page)
  await press(page, '#onOpen=search')
  await expect.poll(() => messages).toContain('nothing is registered for a link: #onOpen=search')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
