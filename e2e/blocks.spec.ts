import { palettes } from '@fairground/contract/palettes.data'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { serveGallery } from './gallery/serve.ts'
import { type GallerySettings, galleryPath } from './gallery/settings.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
test.beforeAll(async () => {
  gallery = await serveGallery()
})
test.afterAll(() => gallery.stop())

async function open(page: Page, settings: Partial<GallerySettings>, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(gallery.url + galleryPath(settings))
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
}

/** What sticks out of the page to either side. */
const widerThanPage = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll('[data-block]')]
      .filter((block) => block.scrollWidth > clientWidth || block.getBoundingClientRect().right > clientWidth + 1)
      .map((block) => block.getAttribute('data-block'))
  })

/** The gallery shows a block once for each sample, landmarks and all. */
const MANY = { except: ['landmark-unique'] }

for (const theme of Object.keys(palettes) as GallerySettings['theme'][]) {
  test(`axe finds nothing wrong with any block in ${theme}`, async ({ page, axe }) => {
    await open(page, { theme, who: 'player' })
    await axe(page, MANY)
  })
}

for (const answers of ['none', 'failed'] as const) {
  for (const who of ['guest', 'player'] as const) {
    test(`axe finds nothing wrong with any block for a ${who} when calls answer: ${answers}`, async ({ page, axe }) => {
      await open(page, { answers, who }, 360)
      await axe(page, MANY)
    })
  }
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`every block keeps to the width of the page, ${dir}, from 360 to 1680 px, in each language`, async ({
    page,
  }) => {
    for (const locale of ['en', 'pt-BR', 'id-ID'] as const) {
      for (const width of [360, 768, 1280, 1680]) {
        await open(page, { dir, locale, who: 'player' }, width)
        expect(await widerThanPage(page), `${locale} at ${width}`).toEqual([])
      }
    }
  })
}

test('while a view is on its way, each block shows a sketch of itself', async ({ page }) => {
  await open(page, { answers: 'sketch' }, 360)
  const empty = await page.evaluate(() =>
    [...document.querySelectorAll('[data-block]')]
      .filter((block) => block.childElementCount === 0)
      .map((block) => block.getAttribute('data-block')),
  )
  // These take no room: there is nothing to sketch.
  expect(empty.sort()).toEqual(['anchor', 'continue-playing', 'my-games'])
})

test('[SU-13] the awards figure is players × the default bet × 10', async ({ page }) => {
  await open(page, { only: 'awards-figure' })
  // 184,200 players, who bet 5 by default.
  await expect(page.getByText('G$9,210,000').last()).toBeAttached()
})

test('a red packet event counts down to its end; without one the card says that it has ended', async ({ page }) => {
  await open(page, { only: 'red-packet-card' })
  await expect(page.getByRole('timer').first()).toHaveText('02hours36min00sec')
  await open(page, { only: 'red-packet-card', answers: 'none' })
  await expect(page.getByText('The event has ended').first()).toBeVisible()
})

test('the levels are shown from one, with the player’s own steps lit', async ({ page }) => {
  await open(page, { only: 'vip-progress', who: 'player' })
  await expect(page.getByRole('img', { name: '3 of 6 levels' }).first()).toBeVisible()
  await expect(page.getByText('VIP 3').first()).toBeVisible()
})

test('a check-in item’s level is shown one higher than on the wire', async ({ page }) => {
  await open(page, { only: 'check-in-card', who: 'player' })
  const days = page.getByRole('list').first().getByRole('listitem')
  await expect(days).toHaveText([
    /^Day 1Taken$/,
    /^Day 2Taken$/,
    'Day 33 spins',
    'Day 41 spin',
    /VIP 2$/,
    /VIP 2$/,
    /VIP 3$/,
  ])
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'date')
})

test('a question opens to its answer, from the keyboard too', async ({ page }) => {
  await open(page, { only: 'faq' })
  const answer = page.getByText('Yes, and you can check it yourself.').first()
  await expect(answer).toBeHidden()
  await page.getByText('Is this real money?').press('Enter')
  await expect(page.getByText('Yes, and you can check it yourself.').nth(1)).toBeVisible()
  await expect(answer).toBeHidden()
})

test('columns stand side by side where there is room, and below one another where there is not', async ({ page }) => {
  const tops = async (names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await page.getByRole('heading', { name }).boundingBox())?.y))
  await open(page, { only: 'columns' })
  const [second, promotion] = await tops(['Second', 'Twice the lamps on Friday'])
  expect(Math.abs((second ?? 0) - (promotion ?? 0))).toBeLessThan(300)
  await open(page, { only: 'columns' }, 360)
  const [below, above] = await tops(['Second', 'Twice the lamps on Friday'])
  expect(below).toBeGreaterThan((above ?? 0) + 50)
  const [one, four] = await tops(['One', 'Four'])
  expect(one).toBe(four)
})
