import { palettes } from '@fairground/contract/palettes.data'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wantMotion } from './browser-wishes.ts'
import { findViolations } from './find-violations.ts'
import { answerLobby, globalItem, lobbyDesign, lobbyWith } from './lobby-models.ts'
import { closeSite, openSite } from './open-site.tsx'

const slides = ['First night', 'Second night', 'Third night'].map((title) => ({ title }))
const banners = page.getByRole('region', { name: 'What is on' })
const slide = () => expect.element(banners.getByRole('listitem'))

afterEach(() => wantMotion('reduce'))

test('banners are moved by buttons, lamps and arrow keys, and say which one is seen', async () => {
  answerLobby()
  await openSite('/', { design: lobbyWith('C000101', { slides, seconds: 0 }) })
  await slide().toHaveTextContent('First night')
  await banners.getByRole('button', { name: 'Next banner' }).click()
  await slide().toHaveTextContent('Second night')
  await userEvent.keyboard('{ArrowRight}')
  await slide().toHaveTextContent('Third night')
  await userEvent.keyboard('{ArrowRight}')
  await slide().toHaveTextContent('First night')
  const second = banners.getByRole('button', { name: 'Show banner 2' })
  await second.click()
  await slide().toHaveTextContent('Second night')
  await expect.element(second).toHaveAttribute('aria-current', 'true')
})

test('banners move on by themselves until they are stopped; for whoever wants less motion they stay', async () => {
  answerLobby()
  const design = lobbyWith('C000101', { slides, seconds: 30 })
  await wantMotion('no-preference')
  await openSite('/', { design })
  await slide().toHaveTextContent('First night')
  await vi.advanceTimersByTimeAsync(31_000)
  await slide().toHaveTextContent('Second night')
  await banners.getByRole('button', { name: 'Stop the banners' }).click()
  await expect.element(banners.getByRole('button', { name: 'Start the banners' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(61_000)
  await slide().toHaveTextContent('Second night')
  await closeSite()
  await wantMotion('reduce')
  await openSite('/', { design })
  await slide().toHaveTextContent('First night')
  await vi.advanceTimersByTimeAsync(61_000)
  await slide().toHaveTextContent('First night')
  await expect.element(banners.getByRole('button', { name: 'Stop the banners' })).not.toBeInTheDocument()
})

test('news go by, and stand still at a press or for whoever wants less motion', async () => {
  answerLobby()
  const design = lobbyDesign()
  globalItem(design, 'C000005').data = { lines: [{ text: 'The wheel turns again', link: '/fairness' }] }
  await wantMotion('no-preference')
  await openSite('/', { design })
  const news = page.getByRole('region', { name: 'News' })
  const states = () =>
    expect.poll(() =>
      news
        .element()
        .getAnimations({ subtree: true })
        .map(({ playState }) => playState),
    )
  await expect.element(news).toBeVisible()
  await states().toEqual(['running'])
  await news.getByRole('button', { name: 'Stop the news' }).click()
  await page.getByRole('heading', { level: 1 }).hover()
  await states().toEqual(['paused'])
  await wantMotion('reduce')
  await states().toEqual([])
  await news.getByRole('link', { name: 'The wheel turns again' }).click()
  await expect.poll(() => location.pathname).toBe('/fairness')
})

test('[BT-18] a category is chosen in the address, and its games are listed', async () => {
  answerLobby()
  await openSite('/', { design: lobbyDesign() })
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  await expect.element(categories.getByRole('link').first()).toHaveTextContent('All games')
  await expect.element(categories.getByRole('link', { name: 'All games' })).toHaveAttribute('aria-current', 'page')
  await categories.getByRole('link', { name: 'Originals' }).click()
  await expect.poll(() => location.search).toBe('?category=01')
  await expect.element(categories.getByRole('link', { name: 'Originals' })).toHaveAttribute('aria-current', 'page')
  const grid = page.getByRole('region', { name: 'Games', exact: true })
  await expect.element(grid.getByRole('link', { name: 'Mines' })).toBeVisible()
  await closeSite()
  await openSite('/?category=no-such', { design: lobbyDesign() })
  await expect.element(grid.getByText('No games here yet')).toBeVisible()
})

test('a game is found by a part of its name; what is not there is said; a desktop’s header has the search instead', async () => {
  answerLobby()
  await openSite('/', { design: lobbyDesign() })
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Search games' })).toBeVisible()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await page.viewport(800, 720)
  await expect.element(page.getByRole('region', { name: 'Games', exact: true }).getByRole('link').first()).toBeVisible()
  await page.getByRole('searchbox').fill('mIN')
  await expect.element(page.getByRole('status').getByRole('link', { name: 'Mines' })).toBeVisible()
  await page.getByRole('searchbox').fill('zebra')
  await expect.element(page.getByText('No game is called “zebra”.')).toBeVisible()
  await page.viewport(1280, 720)
})

test('a language is chosen on the page', async () => {
  answerLobby()
  await openSite('/', { design: lobbyWith('C000127', {}) })
  await page.getByRole('region', { name: 'Language' }).getByRole('button', { name: 'Português' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('pt-BR')
  const pressed = page.getByRole('region', { name: 'Idioma' }).getByRole('button', { pressed: true })
  await expect.element(pressed).toHaveTextContent('Português')
})

for (const [mode, theme] of [
  [1, 'noon'],
  [2, 'carousel'],
  [3, 'lagoon'],
] as const)
  test(`axe finds nothing wrong with what surrounds pages in ${theme}, the menu in mode ${mode}`, {
    timeout: 60_000,
  }, async () => {
    answerLobby()
    const design = lobbyDesign({
      ...palettes[theme],
      expandMenuMode: mode,
      enableHeaderOffset: mode !== 2,
      hideTagBarOnPc: false,
      showPcHeaderSelectCountry: true,
      showPcHeaderSelectLanguage: true,
    })
    globalItem(design, 'C000005').data = { lines: [{ text: 'The wheel turns again', link: '/page/help' }] }
    globalItem(design, 'C000001').data = { menu: 'more', search: '/page/help' }
    globalItem(design, 'C000004').data = { payments: [{ text: 'Play money' }] }
    await openSite('/', { design })
    await expect.element(page.getByRole('contentinfo')).toHaveTextContent('Play money')
    expect(await findViolations('#root')).toEqual([])
    if (mode !== 3) return
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect.element(page.getByRole('complementary')).toBeVisible()
    expect(await findViolations('#root')).toEqual([])
  })
