import { palettes } from '@fairground/contract/palettes.data'
import type { Page } from '@playwright/test'
import type { Faults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { findPage, globalItem, redesign, setGlobal } from './redesign.ts'

const slides = ['First night', 'Second night', 'Third night'].map((title) => ({ title }))

/** The lobby with one block more, above the others. */
async function lobbyWith(page: Page, faults: Faults, comId: string, data: Record<string, unknown>): Promise<void> {
  await redesign(page, faults, (design) => findPage(design, 'home')?.items.unshift({ id: 'first', comId, data }))
  await page.goto('/')
}

test('banners are moved by buttons, lamps and arrow keys, and say which one is seen', async ({ page, faults }) => {
  await lobbyWith(page, faults, 'C000101', { slides, seconds: 0 })
  const banners = page.getByRole('region', { name: 'What is on' })
  const visibleSlides = banners.getByRole('listitem')
  await expect(visibleSlides).toHaveText('First night')
  await banners.getByRole('button', { name: 'Next banner' }).click()
  await expect(visibleSlides).toHaveText('Second night')
  await page.keyboard.press('ArrowRight')
  await expect(visibleSlides).toHaveText('Third night')
  await page.keyboard.press('ArrowRight')
  await expect(visibleSlides).toHaveText('First night')
  await banners.getByRole('button', { name: 'Show banner 2' }).click()
  await expect(visibleSlides).toHaveText('Second night')
  await expect(banners.getByRole('button', { name: 'Show banner 2' })).toHaveAttribute('aria-current', 'true')
})

test('banners move on by themselves until they are stopped', async ({ page, faults }) => {
  await lobbyWith(page, faults, 'C000101', { slides, seconds: 1 })
  const banners = page.getByRole('region', { name: 'What is on' })
  await expect(banners.getByRole('listitem')).toHaveText('Second night')
  await banners.getByRole('button', { name: 'Stop the banners' }).click()
  await expect(banners.getByRole('button', { name: 'Start the banners' })).toBeVisible()
})

test('for whoever wants less motion banners stay until they are moved', async ({ page, faults }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await lobbyWith(page, faults, 'C000101', { slides, seconds: 1 })
  const banners = page.getByRole('region', { name: 'What is on' })
  await expect(banners.getByRole('listitem')).toHaveText('First night')
  await expect(banners.getByRole('button', { name: 'Stop the banners' })).toHaveCount(0)
})

test('[BT-18] a category is chosen in the address, and its games are listed', async ({ page }) => {
  await page.goto('/')
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  await expect(categories.getByRole('link').first()).toHaveText('All games')
  await expect(categories.getByRole('link', { name: 'All games' })).toHaveAttribute('aria-current', 'page')
  await categories.getByRole('link', { name: 'Originals' }).click()
  await expect(page).toHaveURL(/\?category=01$/)
  await expect(categories.getByRole('link', { name: 'Originals' })).toHaveAttribute('aria-current', 'page')
  const grid = page.getByRole('region', { name: 'Games', exact: true })
  await expect(grid.getByRole('link', { name: 'Mines' })).toBeVisible()
  await page.goto('/?category=no-such')
  await expect(grid.getByText('No games here yet')).toBeVisible()
})

test('a game is found by a part of its name; what is not there is said', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill('mIN')
  await expect(search.getByRole('link', { name: 'Mines' })).toBeVisible()
  await search.getByRole('searchbox').fill('zebra')
  await expect(search.getByText('No game is called “zebra”.')).toBeVisible()
})

test('a language is chosen on the page, without a reload', async ({ page, faults }) => {
  await lobbyWith(page, faults, 'C000127', {})
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('region', { name: 'Language' }).getByRole('button', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('region', { name: 'Idioma' }).getByRole('button', { pressed: true })).toHaveText(
    'Português',
  )
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const [mode, theme] of [
  [1, 'noon'],
  [2, 'carousel'],
  [3, 'lagoon'],
] as const) {
  test(`axe finds nothing wrong with what surrounds pages in ${theme}, the menu in mode ${mode}`, async ({
    page,
    faults,
    axe,
  }) => {
    await redesign(page, faults, (design) => {
      setGlobal(design, {
        ...palettes[theme],
        expandMenuMode: mode,
        enableHeaderOffset: mode !== 2,
        hideTagBarOnPc: false,
        showPcHeaderSelectCountry: true,
        showPcHeaderSelectLanguage: true,
      })
      const news = { lines: [{ text: 'The wheel turns again', link: '/page/help' }] }
      findPage(design, 'global')?.items.unshift({ id: 'news', comId: 'C000005', data: news })
      globalItem(design, 'C000001').data = { menu: 'more', search: '/page/help' }
      globalItem(design, 'C000004').data = { payments: [{ text: 'Play money' }] }
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toContainText('Play money')
    await axe(page)
    if (mode === 3) {
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await axe(page)
    }
  })
}
