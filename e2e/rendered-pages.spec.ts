import type { Page } from '@playwright/test'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { isLive, logIn } from './live-page.ts'

/** Leaves the server as the next test expects it. */
test.afterEach(async ({ faulty }) => faulty.set({ redirectUrl: null }))

/**
 * Holds the page's scripts back until the returned function is called: only what the server has written is there. Such a
 * page may not be loaded until they have come.
 */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Keeps the start-up at the browser's id, which never comes; the app would go on after 3 s of the page's clock. */
async function holdStartUp(page: Page): Promise<void> {
  await page.clock.install()
  await page.route('**/api/auth/browser_foot_print*', () => undefined)
}

test('[RT-07] [RT-16] [SU-07] a rendered page is its picture from the first paint on, has the bar above it while it waits, and loses no tap', async ({
  page,
}) => {
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await holdStartUp(page)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(logIn(page)).toBeVisible()
  await expect(bar).toHaveCount(0)
  letScriptsCome()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'identifying')
  await logIn(page).click()
  await page.clock.runFor(1000)
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isLive(page)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('[RT-10] of a site that has moved nothing is shown, neither before the scripts nor while the start-up waits; then the browser goes there', async ({
  page,
  faulty,
}) => {
  await faulty.set({ redirectUrl: 'https://new.example/fair' })
  await page.route('https://new.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The new fair</h1>' }),
  )
  await holdStartUp(page)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/history', { waitUntil: 'commit' })
  await expect(page.locator('#root:empty')).toBeAttached()
  letScriptsCome()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'identifying')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { name: 'The new fair' })).toBeVisible()
  expect(page.url()).toBe('https://new.example/fair')
})

test('a form’s button that is pressed before any script has come answers with the popup’s frame, then with the form; what is likely next is fetched too', async ({
  page,
}) => {
  const frame = () => page.evaluate(() => getComputedStyle(document.body, '::after').content !== 'none')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const register = page.getByRole('banner').getByRole('button', { name: 'Register' })
  await register.waitFor()
  expect(await frame()).toBe(false)
  await register.click()
  expect(await frame()).toBe(true)
  await expect.poll(() => fetched.some((url) => url.includes('/register-popup-'))).toBe(true)
  letScriptsCome()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await expect.poll(frame).toBe(false)
  await expect(page.locator('html')).not.toHaveAttribute('data-popup')
  // What is likely to be opened next: the other form, and the first card’s game.
  const card = page.getByRole('main').locator('a[href^="/game/"]').first()
  const game = (await card.getAttribute('href'))?.replace('/game/', '')
  const chunks = ['login-popup', 'game-page', `${game}-screen`]
  await expect.poll(() => chunks.filter((name) => !fetched.some((url) => url.includes(`/assets/${name}-`)))).toEqual([])
})

test('no file of a page or of a game comes twice over the line', async ({ page, player }) => {
  const twice: string[] = []
  const fetched = new Set<string>()
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const paths = new Map<string, string>()
  line.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) paths.set(requestId, new URL(response.url).pathname)
  })
  line.on('Network.requestServedFromCache', ({ requestId }) => void paths.delete(requestId))
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId)
    if (encodedDataLength === 0 || !path?.startsWith('/assets/')) return
    if (fetched.has(path)) twice.push(path)
    fetched.add(path)
  })
  await player({ deposit: 10 })
  await page.goto('/h5/mines')
  await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'My bets' })).toBeVisible()
  expect(fetched.size).toBeGreaterThan(10)
  expect(twice).toEqual([])
})
