import * as home from '@fairground/contract/calls/home'
import * as operator from '@fairground/contract/calls/operator'
import { seededDesigns } from '@fairground/contract/design'
import { createClient } from '@fairground/testkit/client.ts'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { type Product, startProduct } from '../product.ts'
import { settled } from '../wait-until-still.ts'
import { pictureFile } from './index-page.ts'
import { WIDTHS, wholePage } from './widths.ts'

/** A separate site, since the pictures change its design. */
test.describe.configure({ mode: 'serial' })
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** The pictures of each design: a page, or a popup over it. */
const places: readonly { name: string; path: string; popup?: string }[] = [
  { name: 'lobby', path: '/' },
  { name: 'promotions', path: '/page/promotions' },
  { name: 'help', path: '/page/help' },
  { name: 'register', path: '/#register', popup: 'Open an account' },
  { name: 'language', path: '/#action={"popup":"language"}', popup: 'Language' },
]

async function take(page: Page, theme: string, { name, path, popup }: (typeof places)[number]): Promise<void> {
  await page.goto(`${product.url}${path}`)
  await (popup ? page.getByRole('dialog', { name: popup }) : page.getByRole('heading', { level: 1 }).first()).waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'))
  for (const width of WIDTHS) {
    await wholePage(page, width, popup === undefined)
    await settled(page)
    await page.screenshot({ path: pictureFile('en', `theme-${theme}-${name}`, 'guest', width), animations: 'disabled' })
  }
}

for (const theme of seededDesigns) {
  test(`the design ${theme}`, async ({ page, faults }) => {
    faults.allow(/./)
    const { model } = await product.staff(operator.publishDesign, { name: theme })
    const anybody = createClient(product.url)
    await expect.poll(async () => (await anybody(home.startup, {})).designCacheKey).toBe(model.designCacheKey)
    for (const place of places) await take(page, theme, place)
  })
}
