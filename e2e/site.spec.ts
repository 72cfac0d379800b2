import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { pixelsAstray } from './pixels-astray.ts'

test('[RT-08] who has scrolled the rendered page stays there when it comes alive, and when it is loaded again', async ({
  page,
}) => {
  const scrolled = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scrolled.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  // Only now is all of the page laid out.
  await expect(page.locator('html')).not.toHaveAttribute('data-starting')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  scrolled.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a link that is followed while the page comes alive is not lost', async ({ page }) => {
  // The router has read the address, and does not listen yet.
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      if (type !== 'popstate') return listen.call(window, type, ...rest)
      location.hash = '#action={"popup":"language"}'
      addEventListener('hashchange', () => listen.call(window, type, ...rest), { once: true })
    }
  })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
})

test('a page that is taken over as it was drawn is not told its language again, which would style it all anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const messages: string[] = []
    Object.assign(window, { said: messages })
    new MutationObserver((changes) =>
      messages.push(
        ...changes.filter(({ target }) => target.nodeName === 'HTML').map((change) => `${change.attributeName}`),
      ),
    ).observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] })
  })
  await page.goto('/')
  // The popup needs the later phrases, which come with the page's language as well.
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByText('Português').waitFor()
  const readMessages = () => page.evaluate(() => Reflect.get(window, 'said'))
  expect(await readMessages()).toEqual([])
  await page.getByRole('dialog', { name: 'Language' }).getByText('Português').click()
  await expect.poll(readMessages).toEqual(['lang'])
})

test('[SU-03] a token in the address logs in and leaves the address', async ({ page, browser, player }) => {
  const { token } = await player({ deposit: 5 })
  const elsewhere = await browser.newContext()
  const arrived = await elsewhere.newPage()
  await arrived.goto(`/?token=${token}&p=friend`)
  await expect(balance(arrived)).toContainText('5.00')
  expect(new URL(arrived.url()).searchParams.has('token')).toBe(false)
  await elsewhere.close()
  await page.goto('/')
  await expect(balance(page)).toContainText('5.00')
})

test('[WA-01] a declined deposit says so, and another can be started', async ({ page, player }) => {
  await player()
  await page.goto('/')
  await balance(page).click()
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('20')
  await page.keyboard.press('Enter')
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    wallet.getByRole('link', { name: 'Open the checkout' }).click(),
  ])
  await checkout.getByRole('button', { name: 'Decline' }).click()
  await expect(checkout.getByRole('heading', { name: 'Declined' })).toBeVisible()
  await expect(wallet.getByText('The payment was declined')).toBeVisible()
  await wallet.getByRole('button', { name: 'Start a new deposit' }).click()
  await expect(wallet.getByRole('textbox', { name: 'Amount' })).toBeVisible()
})

test('[RT-20] the time left for a deposit goes down each second by the server’s clock, not the browser’s', async ({
  page,
  player,
}) => {
  await player()
  await page.clock.install({ time: Date.now() + 10 * 60_000 })
  await page.goto('/')
  await balance(page).click()
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('20')
  await page.keyboard.press('Enter')
  const expiryText = wallet.getByText(/^Expires in/)
  // Of 30 minutes; by the browser's clock it would be 20.
  await expect(expiryText).toHaveText(/ (30:00|29:\d\d)$/)
  const first = await expiryText.innerText()
  await expect(expiryText).not.toHaveText(first)
  await expect(expiryText).toHaveText(/ 29:\d\d$/)
})

for (const wish of ['the system', 'the game'] as const)
  test(`where ${wish} is asked for less motion nothing moves: results appear at once`, async ({ page, player }) => {
    if (wish === 'the system') await page.emulateMedia({ reducedMotion: 'reduce' })
    await player({ deposit: 50 })
    await page.goto('/game/mines')
    const game = mines(page)
    if (wish === 'the game') {
      await game.frame.getByRole('button', { name: 'Instant results' }).click()
      // It is kept for the next visit.
      await page.reload()
      await expect(game.frame.getByRole('button', { name: 'Instant results' })).toHaveAttribute('aria-pressed', 'true')
    }
    await game.betUntilLamp('5', 11)
    await game.cashOut.click()
    await expect(game.frame.getByRole('link', { name: 'See and verify this round' })).toBeVisible()
    const moving = await game.frame
      .locator('body')
      .evaluate(
        () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50).length,
      )
    expect(moving).toBe(0)
  })

test('no width from 320 to 1680 px scrolls sideways', async ({ page, player }) => {
  await player({ deposit: 50 })
  for (const path of ['/', '/game/mines', '/history', '/fairness', '/verify']) {
    await page.goto(path)
    // From here on the layout follows the window.
    await expect(page.locator('html')).not.toHaveAttribute('data-player')
    for (const width of [320, 360, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => pixelsAstray(page), `${path} at ${width} px`).toBe(0)
    }
  }
})
