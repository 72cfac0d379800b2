import * as designCalls from '@fairground/contract/calls/design'
import * as game from '@fairground/contract/calls/game'
import type { PageDesign } from '@fairground/contract/page'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wantTransparency } from './browser-wishes.ts'
import { type Effect, onDesktop, onPhone, onPopup } from './design-effects.data.ts'
import { answerLobby, lobbyDesign, lobbyWith, withSearchField } from './lobby-models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, cutOff, refuse } from './stand-in.ts'

afterEach(() => page.viewport(1280, 720))

const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
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

/** Opens the lobby in a design, and waits until it is ready. */
async function lobby(design: PageDesign): Promise<void> {
  answerLobby()
  await openSite('/', { design })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
}

async function show(effects: readonly Effect[], width: number): Promise<void> {
  await page.viewport(width, 900)
  const design = lobbyDesign(Object.fromEntries(effects.map(({ field, value }) => [field, value])))
  design.pages.find(({ type }) => type === 'home')?.items.push({ id: 'table', comId: 'C000111', data: { body: table } })
  await lobby(withSearchField(design))
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await expect.element(page.getByText('Head', { exact: true })).toBeVisible()
}

/** Looks at what a field has done to the page. */
function see({ field, at, words: text = '', style, is }: Effect): void {
  const element = [...document.querySelectorAll(at)].find(({ textContent }) => textContent?.includes(text))
  if (!element) throw new Error(`there is no ${at} ${text}`)
  expect(getComputedStyle(element).getPropertyValue(style), `${field}: ${style} of ${at}`).toMatch(is)
}
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect()

test('[DS-02] on a desktop each field of the global design changes what it says', async () => {
  await show(onDesktop, 1280)
  for (const effect of onDesktop) see(effect)
})

test('[DS-02] on a phone each field of the global design changes what it says', async () => {
  await show(onPhone, 360)
  for (const effect of onPhone) see(effect)
})

test('[DS-01] a block is as wide as its page, or as wide as it says itself: that of games or that of texts', async () => {
  await page.viewport(2200, 900)
  const line = (id: string, width?: 'text' | 'wide') => ({ id, comId: 'C000119', data: { text: id }, width })
  const widthOf = (text: string) =>
    boxOf(page.getByRole('heading', { name: text }).element().parentElement?.parentElement)?.width
  const design = lobbyDesign({ maxWidth: '1000px' })
  const games = { id: 'all', type: 'games', title: '', items: [line('As games'), line('As texts', 'text')] }
  await openSite('/games', { design: { ...design, pages: [...design.pages, games] } })
  await expect.element(page.getByRole('heading', { name: 'As games' })).toBeVisible()
  expect(widthOf('As games')).toBe(1608)
  expect(widthOf('As texts')).toBe(952)
  await closeSite()
  for (const games of [[], [line('As games', 'wide')]]) {
    const items = [line('As texts'), ...games]
    await openSite('/page/guide', {
      design: { ...design, pages: [...design.pages, { id: 'guide', type: 'guide', title: '', items }] },
    })
    await expect.element(page.getByRole('heading', { name: 'As texts' })).toBeVisible()
    expect(widthOf('As texts')).toBe(952)
    if (games.length > 0) expect(widthOf('As games')).toBe(1608)
    await closeSite()
  }
})

test('[DS-02] popups take their colours from the global design', async () => {
  onTestFinished(() => wantTransparency('reduce'))
  await wantTransparency('no-preference')
  await show(onPopup, 1280)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  for (const effect of onPopup) see(effect)
})

test('[DS-02] the field that has the focus and the foot of a table have their colours too', async () => {
  await lobby(withSearchField(lobbyDesign({ designInputActiveBorderColor: '#aa10bb' })))
  const search = page.getByRole('searchbox')
  await search.click()
  await expect.element(search).toHaveStyle({ borderColor: 'rgb(170, 16, 187)' })
  await closeSite()
  answer(game.betRecord, { page: { content: [], total: 500 } })
  answer(game.betTotals, { model: { bets: 500, staked: 500, open: 0, won: 0 } })
  await openSite('/history', { player: {}, design: lobbyDesign({ designTableFooterBg: '#10bbaa' }) })
  const foot = page.getByRole('navigation', { name: /pages/i })
  await expect.element(foot).toHaveStyle({ backgroundColor: 'rgb(16, 187, 170)' })
})

for (const width of [1280, 1680])
  test(`[RT-11] [DS-02] forced, the phone's layout stands in a centred column at ${width} px`, async () => {
    await page.viewport(width, 900)
    await lobby(lobbyDesign({ forceMobileLayout: true }))
    expect(document.documentElement.dataset.layout).toBe('phone')
    const room = document.body.clientWidth
    for (const part of ['banner', 'main', 'contentinfo'] as const) {
      const box = boxOf(page.getByRole(part).element())
      expect(box?.width, part).toBe(480)
      expect(Math.abs((box?.x ?? 0) - (room - 480) / 2), part).toBeLessThan(1)
    }
    await expect.poll(() => boxOf(page.getByRole('navigation').filter({ hasText: 'More' }).element())?.width).toBe(480)
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const popup = boxOf(page.getByRole('dialog').element())
    expect(popup?.width).toBeLessThanOrEqual(480)
    expect(popup?.x).toBeGreaterThanOrEqual((width - 480) / 2 - 16)
  })

test('[DS-02] a site for phones alone shows a wide screen the code that opens it on one', async () => {
  await lobby(lobbyDesign({ mobileOnly: true }))
  expect(document.documentElement.dataset.layout).toBe('phone')
  await expect.element(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
})

test('[DS-02] the menu is a panel or a rail that opens', async () => {
  const menu = page.getByRole('complementary')
  const widthOf = () => expect.poll(() => boxOf(menu.element())?.width)
  await lobby(lobbyDesign({ expandMenuMode: 1 }))
  await widthOf().toBe(240)
  await closeSite()
  await lobby(lobbyDesign({ expandMenuMode: 2 }))
  await widthOf().toBe(64)
  ;(menu.getByRole('link', { name: 'Lobby' }).element() as HTMLElement).focus()
  await widthOf().toBe(240)
})

test('[DS-02] the menu is a drawer, in which the keyboard stays until it is closed or a line is followed', async () => {
  answer(game.betRecord, { page: { content: [], total: 0 } })
  await lobby(lobbyDesign({ expandMenuMode: 3 }))
  const menu = page.getByRole('complementary')
  await expect.element(menu).not.toBeInTheDocument()
  const open = page.getByRole('button', { name: 'Open the menu' })
  await open.click()
  await expect.element(menu.getByRole('link', { name: 'My bets' })).toBeVisible()
  // The keyboard stays in it, at both of its ends, also when something is drawn beside it meanwhile.
  menu.element().before(document.createElement('button'))
  const lines = [...menu.element().querySelectorAll<HTMLElement>('a, button')]
  const isInside = () => menu.element().contains(document.activeElement)
  expect(isInside()).toBe(true)
  for (const [line, shift] of [
    [lines.at(-1), false],
    [lines[0], true],
  ] as const) {
    line?.focus()
    // Behind the last line comes the browser's own bar.
    do await userEvent.tab({ shift })
    while (document.activeElement === document.body)
    expect(isInside(), document.activeElement?.outerHTML.slice(0, 80)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await open.click()
  await menu.getByRole('link', { name: 'Fairness' }).click()
  await expect.poll(() => location.pathname).toBe('/fairness')
  await expect.element(menu).not.toBeInTheDocument()
})

test('[DS-02] the header begins beside the menu or runs above it, with country and language where they are wanted', async () => {
  const header = page.getByRole('banner')
  const language = header.getByRole('button', { name: /^Language/ })
  await lobby(lobbyDesign())
  await expect.poll(() => boxOf(header.element())?.x).toBe(240)
  await expect.element(language).not.toBeInTheDocument()
  await closeSite()
  await lobby(
    lobbyDesign({ enableHeaderOffset: false, showPcHeaderSelectLanguage: true, showPcHeaderSelectCountry: true }),
  )
  await expect.poll(() => boxOf(header.element())?.x).toBe(0)
  await language.click()
  await expect.element(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
})

test('[DS-01] an unknown block shows nothing and is reported; bad data falls back field by field', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const design = lobbyWith('C999999', {})
  const home = design.pages.find(({ type }) => type === 'home')
  const data = { title: 'Hello from the operator', primaryText: 7, scene: 'volcano' }
  if (home) home.items = [...home.items.slice(0, 1), { id: 'welcome', comId: 'C000100', data }]
  await lobby(design)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello from the operator' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Play the demo' })).toBeVisible()
  const reports = () => warn.mock.calls.map(([line]) => String(line)).join('\n')
  await expect.poll(reports).toContain('design: no block C999999 (item first)')
  expect(reports()).toContain('(welcome): primaryText wants a text')
  expect(reports()).toContain('(welcome): scene wants one of')
})

test('[RT-14] a block with a path list shows only where one of its entries matches', async () => {
  answer(designCalls.articleList, { list: [] })
  const at = (id: string, paths: string[]) => ({ id, comId: 'C000119', data: { text: `Shown ${id}` }, paths })
  const design = lobbyDesign()
  design.pages
    .find(({ type }) => type === 'global')
    ?.items.unshift(at('at the lobby', ['=/']), at('below page', ['^=/page/']), at('nowhere', ['~=(', '=/never']))
  await lobby(design)
  await expect.element(page.getByText('Shown at the lobby')).toBeVisible()
  await expect.element(page.getByText('Shown below page')).not.toBeInTheDocument()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect.element(page.getByText('Shown below page')).toBeVisible()
  await expect.element(page.getByText('Shown at the lobby')).not.toBeInTheDocument()
  await expect.element(page.getByText('Shown nowhere')).not.toBeInTheDocument()
})

test('[RT-15] a page is found by its id and by its type, and one that is not there has the 404 screen', async () => {
  answer(designCalls.articleList, { list: [] })
  await lobby(lobbyDesign())
  // Not carried by the first page: fetched when it is wanted.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible()
  await closeSite()
  await openSite('/page/home')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fair games')
  await closeSite()
  refuse(designCalls.pageDetail, 'not_found')
  await openSite('/page/no-such-page')
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('[RT-15] a page that does not come through says so, and is asked for again', async () => {
  answer(designCalls.articleList, { list: [] })
  await lobby({ ...lobbyDesign(), key: 'not fetched yet' })
  cutOff(designCalls.theme)
  cutOff(designCalls.pageDetail)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      // Each call is tried more than once, later and later.
      await vi.advanceTimersByTimeAsync(2_000)
      return again.query()
    })
    .not.toBeNull()
  await expect.element(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  answer(designCalls.theme, { model: seeds.night })
  await again.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible()
})
