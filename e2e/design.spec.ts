import type { Page } from '@playwright/test'
import { type Effect, onDesktop, onPhone, onPopup } from './design-effects.data.ts'
import type { Faults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { findPage, redesign, setGlobal } from './redesign.ts'

/** Parts that the global design colours and the lobby lacks. */
const table = {
  type: 'doc',
  content: [
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [words('Head')] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [words('Body')] }] },
      ],
    },
  ],
}
function words(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

async function show(page: Page, faults: Faults, effects: readonly Effect[], width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  // The background pictures are looked at as addresses only.
  faults.allow(/favicon\.svg\?/)
  await redesign(page, faults, (design) => {
    setGlobal(design, Object.fromEntries(effects.map(({ field, value }) => [field, value])))
    findPage(design, 'home')?.items.push({ id: 'table', comId: 'C000111', data: { body: table } })
  })
  await page.goto('/')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('columnheader')).toBeVisible()
}

/** Opens the lobby and waits until it is ready. */
async function lobby(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function see(page: Page, { field, at, style, is }: Effect): Promise<void> {
  const styleOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)
  const styleValue = await page.locator(at).first().evaluate(styleOf, style)
  expect(styleValue, `${field}: ${style} of ${at}`).toMatch(is)
}

test('[DS-02] on a desktop each field of the global design changes what it says', async ({ page, faults }) => {
  await show(page, faults, onDesktop, 1280)
  for (const effect of onDesktop) await see(page, effect)
})

test('[DS-02] on a phone each field of the global design changes what it says', async ({ page, faults }) => {
  await show(page, faults, onPhone, 360)
  for (const effect of onPhone) await see(page, effect)
})

test('[DS-02] popups take their colours from the global design', async ({ page, faults }) => {
  await show(page, faults, onPopup, 1280)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const effect of onPopup) await see(page, effect)
})

test('[DS-02] the field that has the focus and the foot of a table have their colours too', async ({
  page,
  player,
  faults,
}) => {
  await player()
  await redesign(page, faults, (design) => {
    setGlobal(design, { designInputActiveBorderColor: '#aa10bb', designTableFooterBg: '#10bbaa' })
  })
  await page.goto('/')
  await page.getByRole('searchbox').focus()
  await expect(page.getByRole('searchbox')).toHaveCSS('border-color', 'rgb(170, 16, 187)')
  await page.route('**/api/game/bet_record', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { page: { total: number } }
    await route.fulfill({ response, json: { ...body, page: { ...body.page, total: 500 } } })
  })
  await page.goto('/history')
  await expect(page.getByRole('navigation', { name: /pages/i })).toHaveCSS('background-color', 'rgb(16, 187, 170)')
})

for (const width of [1280, 1680]) {
  test(`[RT-11] [DS-02] forced, the phone's layout stands in a centred column at ${width} px`, async ({
    page,
    faults,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await redesign(page, faults, (design) => setGlobal(design, { forceMobileLayout: true }))
    await lobby(page)
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'phone')
    for (const part of ['banner', 'main', 'contentinfo'] as const) {
      const box = await page.getByRole(part).boundingBox()
      expect(box?.width, part).toBe(480)
      const room = await page.evaluate(() => document.body.clientWidth)
      expect(Math.abs((box?.x ?? 0) - (room - 480) / 2), part).toBeLessThan(1)
    }
    const tabs = await page.getByRole('navigation').filter({ hasText: 'More' }).boundingBox()
    expect(tabs?.width).toBe(480)
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    const popup = await page.getByRole('dialog').boundingBox()
    expect(popup?.width).toBeLessThanOrEqual(480)
    expect(popup?.x).toBeGreaterThanOrEqual((width - 480) / 2 - 16)
  })
}

test('[DS-02] a site for phones alone shows a wide screen the code that opens it on one', async ({ page, faults }) => {
  await redesign(page, faults, (design) => setGlobal(design, { mobileOnly: true }))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'phone')
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
})

test('[DS-02] the menu is a panel, a rail that opens, or a drawer', async ({ page, faults }) => {
  const mode = { expandMenuMode: 1 }
  await redesign(page, faults, (design) => setGlobal(design, mode))
  const menu = page.getByRole('complementary')
  const widthOf = async () => (await menu.boundingBox())?.width
  await lobby(page)
  await expect.poll(widthOf).toBe(240)

  mode.expandMenuMode = 2
  await lobby(page)
  await expect.poll(widthOf).toBe(76)
  await menu.getByRole('link', { name: 'Lobby' }).focus()
  await expect.poll(widthOf).toBe(240)

  mode.expandMenuMode = 3
  await lobby(page)
  await expect(menu).toBeHidden()
  const open = page.getByRole('button', { name: 'Open the menu' })
  await open.click()
  await expect(menu.getByRole('link', { name: 'My bets' })).toBeVisible()
  // The keyboard stays in it: round and round through the menu alone, also when something is drawn beside it meanwhile.
  await menu.evaluate((element) => element.before(document.createElement('button')))
  for (let step = 0; step < 30; step++) {
    const focusedHtml = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
    const isInside = await menu.evaluate((element) => element.contains(document.activeElement))
    expect({ step, focused: focusedHtml, isInside }).toEqual({ step, focused: focusedHtml, isInside: true })
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await menu.getByRole('link', { name: 'Fairness' }).click()
  await expect(page).toHaveURL(/\/fairness$/)
  await expect(menu).toBeHidden()
})

test('[DS-02] the header begins beside the menu or runs above it, with country and language where they are wanted', async ({
  page,
  faults,
}) => {
  const fields: Record<string, boolean> = {}
  await redesign(page, faults, (design) => setGlobal(design, fields))
  await lobby(page)
  const header = page.getByRole('banner')
  expect((await header.boundingBox())?.x).toBe(240)
  await expect(header.getByRole('button', { name: /^Language/ })).toBeHidden()
  Object.assign(fields, {
    enableHeaderOffset: false,
    showPcHeaderSelectLanguage: true,
    showPcHeaderSelectCountry: true,
  })
  await lobby(page)
  expect((await header.boundingBox())?.x).toBe(0)
  await header.getByRole('button', { name: /^Language/ }).click()
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
})

test('[DS-01] an unknown block shows nothing and is reported; bad data falls back field by field', async ({
  page,
  faults,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await redesign(page, faults, (design) => {
    const items = findPage(design, 'home')?.items ?? []
    items.unshift({ id: 'strange', comId: 'C999999', data: {} })
    const welcome = items.find(({ comId }) => comId === 'C000100')
    if (welcome) welcome.data = { title: 'Hello from the operator', primaryText: 7, scene: 'volcano' }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello from the operator' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play Mines' })).toBeVisible()
  const reports = () => warnings.filter((line) => line.startsWith('design:')).join('\n')
  await expect.poll(reports).toContain('no block C999999 (item strange)')
  expect(reports()).toContain('(welcome): primaryText wants a text')
  expect(reports()).toContain('(welcome): scene wants one of')
})

test('[RT-14] a block with a path list shows only where one of its entries matches', async ({ page, faults }) => {
  await redesign(page, faults, (design) => {
    const items = findPage(design, 'global')?.items ?? []
    const at = (id: string, paths: string[]) => ({ id, comId: 'C000119', data: { text: `Shown ${id}` }, paths })
    items.unshift(at('at the lobby', ['=/']), at('below page', ['^=/page/']), at('nowhere', ['~=(', '=/never']))
  })
  await page.goto('/')
  await expect(page.getByText('Shown at the lobby')).toBeVisible()
  await expect(page.getByText('Shown below page')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByText('Shown below page')).toBeVisible()
  await expect(page.getByText('Shown at the lobby')).toHaveCount(0)
  await expect(page.getByText('Shown nowhere')).toHaveCount(0)
})

test('[RT-15] a page is found by its id and by its type, and one that is not there has the 404 screen', async ({
  page,
  faults,
}) => {
  await page.goto('/')
  // Not carried by the first page: fetched when it is wanted.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.goto('/page/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fair games')
  faults.allow(/404/)
  await page.goto('/page/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('[RT-15] a page that does not come through says so, and is asked for again', async ({ page, faults }) => {
  faults.allow(/Failed to load|net::ERR_FAILED/)
  // Undrawn, so that a press on a link is the app's from the first moment on.
  await redesign(page, faults, () => undefined)
  await lobby(page)
  await page.route(/\/(static\/theme|design\/page_detail)\//, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible({ timeout: 30_000 })
  await page.unroute(/\/(static\/theme|design\/page_detail)\//)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
})

test('news go by, and stand still at a press or for whoever wants less motion', async ({ page, faults }) => {
  await redesign(page, faults, (design) => {
    const data = { lines: [{ text: 'The wheel turns again', link: '/page/help' }] }
    findPage(design, 'global')?.items.unshift({ id: 'news', comId: 'C000005', data })
  })
  await page.goto('/')
  const news = page.getByRole('region', { name: 'News' })
  const states = () => news.evaluate((bar) => bar.getAnimations({ subtree: true }).map(({ playState }) => playState))
  await expect.poll(states).toEqual(['running'])
  await news.getByRole('button', { name: 'Stop the news' }).click()
  await page.mouse.move(400, 500)
  await expect.poll(states).toEqual(['paused'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(states).toEqual([])
  await news.getByRole('link', { name: 'The wheel turns again' }).click()
  await expect(page).toHaveURL(/\/page\/help$/)
})
