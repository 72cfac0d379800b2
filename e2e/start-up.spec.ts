import type { Page, Route } from '@playwright/test'
import { openDeveloperTools } from './developer-tools.ts'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { isLive, logIn, storedIn } from './live-page.ts'
import { withoutPageData } from './page-data.ts'

const footPrints = (page: Page): string[] => {
  const requestPaths: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/auth/browser_foot_print') requestPaths.push(url.searchParams.get('t') ?? '')
  })
  return requestPaths
}

const settings: Record<string, null> = {
  domainKind: null,
  redirectUrl: null,
  maintenance: null,
  horizontalCom: null,
  lockDeveloperTools: null,
}
/** Leaves the server as the next test expects it. */
test.afterEach(async ({ faulty }) => faulty.set(settings))

test('[SU-04] [RT-07] a browser without an id gets one from its visitor id before the app is live, and keeps it', async ({
  page,
}) => {
  const footPrintPaths = footPrints(page)
  await page.goto('/')
  await logIn(page).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  expect(footPrintPaths).toHaveLength(1)
  expect(footPrintPaths[0]).toMatch(/^[0-9a-f]{32}$/)
  const id = await storedIn(page, 'BrowserFingerprintId')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(footPrintPaths).toHaveLength(1)
})

test('[SU-04] a refused browser id stores nothing, and the app goes on', async ({ page, faulty }) => {
  await faulty.refuse('auth.browserFootPrint', { status: 9000, message: 'silent' })
  await page.goto('/')
  await logIn(page).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  expect(await storedIn(page, 'BrowserFingerprintId')).toBeNull()
})

test('[SU-04] where the fingerprint cannot be computed, an empty one is sent', async ({ page }) => {
  const footPrintPaths = footPrints(page)
  await page.route('**/assets/visitor-id*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no")' }),
  )
  await page.goto('/')
  await expect.poll(() => storedIn(page, 'BrowserFingerprintId')).not.toBeNull()
  expect(footPrintPaths).toEqual([''])
})

test('[RT-07] [SU-07] the rendered page stands while the id is asked for, comes alive after, and loses no tap', async ({
  page,
}) => {
  const firstRequest = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/browser_foot_print*', async (route) => {
    firstRequest.resolve()
    await answer.promise
    await route.continue()
  })
  await page.goto('/')
  await firstRequest.promise
  await expect(logIn(page)).toBeVisible()
  expect(await isLive(page)).toBe(false)
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answer.resolve()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('[RT-07] a tap on a page that is rendered anew is not lost either', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/browser_foot_print*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/fairness')
  await logIn(page).click()
  expect(await isLive(page)).toBe(false)
  answer.resolve()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('[SU-04] [SU-08] an id that never comes is not waited for: the app is live after a moment', async ({ page }) => {
  await page.route('**/api/auth/browser_foot_print*', () => undefined)
  await page.goto('/')
  await expect.poll(() => isLive(page)).toBe(true)
})

test('[SU-02] navToken and tkk come with the address and go with the next one', async ({ page }) => {
  await page.goto('/?navToken=nav-1&tkk=key-1')
  await expect.poll(() => isLive(page)).toBe(true)
  expect([await storedIn(page, 'navToken'), await storedIn(page, 'tkk')]).toEqual(['nav-1', 'key-1'])
  await page.goto('/')
  await expect.poll(() => isLive(page)).toBe(true)
  expect([await storedIn(page, 'navToken'), await storedIn(page, 'tkk')]).toEqual([null, null])
})

test('[SU-02] a game’s frame leaves navToken and tkk as the page around it took them', async ({ page }) => {
  await page.goto('/game/mines?demo=true&navToken=nav-1&tkk=key-1')
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Bet/ })).toBeVisible()
  expect([await storedIn(page, 'navToken'), await storedIn(page, 'tkk')]).toEqual(['nav-1', 'key-1'])
})

test('[SU-03] a token in the address is kept, and the page is loaded again without it', async ({ page, faults }) => {
  faults.allow(/401|1012/)
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).search))
  await page.goto('/verify?token=abcdefghijkl&x=1')
  await page.waitForURL('**/verify?x=1')
  expect(loaded).toEqual(['?token=abcdefghijkl&x=1', '?x=1'])
})

for (const [title, address] of [
  ['[SU-05] [RE-09] [RT-16] without a configuration', '**/api/home/startup*'],
  ['[SU-07] [RE-09] [RT-16] without a design', '**/static/theme/*'],
] as const) {
  test(`${title} nothing is rendered but the loading screen, until one comes`, async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|Failed to load resource/)
    await withoutPageData(page)
    let requestCount = 0
    let isDown = true
    await page.route(address, (route) => {
      requestCount += 1
      return isDown ? route.abort() : route.continue()
    })
    await page.goto('/')
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect.poll(() => requestCount).toBeGreaterThan(1)
    await expect(page.getByText('This takes longer than it should.')).toBeVisible()
    const before = requestCount
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(logIn(page)).toBeVisible()
    expect(requestCount).toBe(before + 1)
  })
}

test('[DS-03] operator’s texts that do not come keep nobody out: the product’s own stand there', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to load resource/)
  await withoutPageData(page)
  const nextRequest = page.waitForRequest('**/static/lang/*')
  await page.route('**/static/lang/*', (route) => route.abort())
  await page.goto('/')
  await nextRequest
  await expect(logIn(page)).toBeVisible()
})

test('[DS-03] operator’s texts that are neither there nor refused are waited for 8 s, no longer', async ({ page }) => {
  await withoutPageData(page)
  await page.clock.install()
  const nextRequest = page.waitForRequest('**/static/lang/*')
  await page.route('**/static/lang/*', () => undefined)
  await page.goto('/')
  await nextRequest
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.clock.fastForward(8_000)
  await expect(logIn(page)).toBeVisible()
})

test('[SU-07] [RE-09] a language’s texts that fail at first come by themselves, and the rendered page comes alive', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to load resource/)
  let requestCount = 0
  await page.route('**/assets/en-first-*.js', (route) => {
    requestCount += 1
    return requestCount <= 2 ? route.abort() : route.continue()
  })
  await page.goto('/')
  await expect(logIn(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  expect(requestCount).toBeGreaterThan(2)
})

for (const [how, away] of [
  ['refused', (route: Route) => route.abort()],
  ['neither there nor refused', () => undefined],
] as const) {
  test(`[SU-08] [ER-12] a language’s texts that are ${how} for 120 s: words of the first load, and a way out`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|Failed to load resource|start-up failed|a part of the site could not be loaded/)
    await page.clock.install()
    let isAway = true
    await page.route('**/assets/pt-br-first-*.js', (route) => (isAway ? away(route) : route.continue()))
    await page.goto('/?lang=pt')
    await expect(page.locator('html')).toHaveAttribute('data-start', 'speaking')
    // What the server has drawn stands meanwhile.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      await page.clock.fastForward(8_000)
      await expect(page.getByText('Algo deu errado do nosso lado.')).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true })).toBeVisible()
    isAway = false
    await page.getByRole('button', { name: 'Recarregar a página' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  })
}

test('[RT-17] with ch in the address the loading screen is a large spinner of that height', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to load resource/)
  await withoutPageData(page)
  await page.route('**/api/home/startup*', (route) => route.abort())
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
  await page.goto('/?ch=300')
  await expect(spinner).toHaveCSS('height', '300px')
  await expect(spinner).toHaveCSS('background-color', 'rgb(242, 243, 245)')
  await page.goto('/?ch')
  await expect(spinner).toHaveCSS('height', `${page.viewportSize()?.height}px`)
})

test('[RT-09] on a gp domain a gate stands before the site until it is passed, and not again', async ({
  page,
  faulty,
  axe,
}) => {
  await faulty.set({ domainKind: 'gp' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Show that you are a person' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: 'Open the site' }).click()
  await expect(logIn(page)).toBeVisible()
  expect(await storedIn(page, 'waf-pass')).toBe('1')
  await page.reload()
  await expect(logIn(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the site' })).toHaveCount(0)
})

test('[RT-10] a site that has moved sends its visitors on, without rendering', async ({ page, faulty }) => {
  await faulty.set({ redirectUrl: 'https://new.example/fair' })
  await page.route('https://new.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The new fair</h1>' }),
  )
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'The new fair' })).toBeVisible()
  expect(page.url()).toBe('https://new.example/fair')
})

test('[RT-13] [SU-08] what breaks while starting says Unexpected Application Error! and offers a reload', async ({
  page,
  faults,
}) => {
  faults.allow(/start-up failed/)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended')) return
    Object.defineProperty(navigator, 'languages', { get: () => null })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true })).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('mended', '1'))
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(logIn(page)).toBeVisible()
})

test('[SU-11] [RT-16] [RT-17] the operator’s pictures stand in the loading screens and as the page’s icon', async ({
  page,
  faults,
}) => {
  faults.allow(/LOCAL_NETWORK_ACCESS/)
  const picture = (name: string) => `https://pictures.example/${name}.svg`
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20" cx="20" cy="20"/></svg>'
  await page.route('https://pictures.example/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<div id="root"[^>]*>[\s\S]*<\/div>(?=\s*(<script|<\/body))/, '<div id="root"></div>')
      .replace(/"(loadingIcon|globalLoadIcon|icon|pcIcon)":""/g, (_, name) => `"${name}":"${picture(name)}"`)
    return route.fulfill({ response, body })
  })
  await page.route('**/api/auth/browser_foot_print*', () => undefined)
  await page.goto('/')
  await expect(page.locator(`img[src="${picture('globalLoadIcon')}"]`)).toBeVisible()
  await page.goto('/?ch=200')
  await expect(page.locator(`img[src="${picture('loadingIcon')}"]`)).toBeVisible()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', picture('pcIcon'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', picture('icon'))
})

test('[SU-06] a native shell with horizontalCom is told to fill the screen and to lie across', async ({
  page,
  faulty,
}) => {
  await faulty.set({ horizontalCom: true })
  await page.addInitScript(() => {
    const sentReports: string[] = []
    Object.assign(window, {
      sent: sentReports,
      ReactNativeWebView: { postMessage: (text: string) => sentReports.push(text) },
    })
  })
  await page.goto('/?version=113')
  await expect
    .poll(() => page.evaluate(() => ('sent' in window ? window.sent : undefined)))
    .toEqual(['{"type":"enterFullScreen"}', '{"type":"landScreen"}'])
})

test('[RT-19] open developer tools lock the page where the operator wants it, and closing them unlocks it', async ({
  page,
  faulty,
}) => {
  await faulty.set({ lockDeveloperTools: true })
  await page.goto('/')
  await logIn(page).click()
  const lock = page.getByRole('alertdialog', { name: 'Developer tools have been detected as open' })
  await expect(lock).toHaveCount(0)
  const closeTools = await openDeveloperTools(page)
  await expect(lock).toBeVisible()
  await expect(lock).toContainText('To protect content and interface security, the page has been locked.')
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await closeTools()
  await expect(lock).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})
