import type { Item } from '@fairground/contract/design'
import type { Frame, Page } from '@playwright/test'
import { type FaultyProduct, startFaulty } from './faulty-product.ts'
import { expect, test as journey } from './fixtures.ts'
import { serveStudio } from './studio/serve.ts'
import type { Studio } from './studio/studio.ts'

/** A product whose operator lets a studio of another origin preview it, and two studios: that one, and a stranger's. */
interface Previewed {
  product: FaultyProduct
  studio: string
  stranger: string
}

const test = journey.extend<object, { previewed: Previewed }>({
  previewed: [
    async ({ browserName: _ }, use) => {
      const [studio, stranger] = [await serveStudio(), await serveStudio()]
      const product = await startFaulty({ previewOrigin: studio.origin })
      await use({ product, studio: studio.origin, stranger: stranger.origin })
      await product.stop()
      studio.stop()
      stranger.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ previewed }, use) => use(previewed.product.url),
})

const TOKEN = 'draft-1'

/** Goes to a studio that shows a page of the site in its frame. */
async function goToStudio(page: Page, studio: string, pageUrl: string): Promise<void> {
  const query = new URLSearchParams({ page: pageUrl, designToken: TOKEN })
  await page.goto(`${studio}/?${query}`)
}

/** The site in the studio's frame, once it is drawn. */
async function siteIn(page: Page): Promise<Frame> {
  await page.frameLocator('iframe').getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor()
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('the studio has no frame')
  return frame
}

/** The studio's actions. */
const show = (page: Page, block: Item) =>
  page.evaluate((one) => (Reflect.get(window, 'studio') as Studio).host.showBlock(one), block)
const refresh = (page: Page) => page.evaluate(() => (Reflect.get(window, 'studio') as Studio).host.refresh())
const pressedBlocks = (page: Page) => page.evaluate(() => (Reflect.get(window, 'studio') as Studio).pressed)

/** The published version of the lobby's poster, which stands in columns. */
const hero = (frame: Frame): Promise<Item> =>
  frame.evaluate(() => {
    const { design } = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
    const all = (items: Item[]): Item[] =>
      items.flatMap((one) => {
        const { columns = [] } = one.data as { columns?: { items: Item[] }[] }
        return [one, ...columns.flatMap((column) => all(column.items))]
      })
    const items = all(design.pages.flatMap((one: { items: Item[] }) => one.items))
    const found = items.find(({ comId }) => comId === 'C000100')
    if (!found) throw new Error('the lobby has no poster')
    return found
  })
const withTitle = (block: Item, title: string): Item => ({ ...block, data: { ...block.data, title } })
const title = (frame: Frame) => frame.getByRole('heading', { level: 1 })

test('[DS-05] a studio of another origin shows a block as it is being edited, on each page that is loaded; a press asks it to edit', async ({
  page,
  previewed: { studio, product },
}) => {
  await goToStudio(page, studio, product.url)
  const frame = await siteIn(page)
  const block = withTitle(await hero(frame), 'Words of the draft')
  // Said before the page listens, or after: it is the studio's module that knows.
  await show(page, block)
  await expect(title(frame)).toHaveText('Words of the draft')
  const reloaded = page.waitForEvent('framenavigated')
  await frame.evaluate(() => location.reload())
  await reloaded
  // A press that begins on the rendered page and ends on the live one, which takes its place, is lost.
  await expect(frame.locator('html')).toHaveAttribute('data-start', 'live')
  await expect(title(frame)).toHaveText('Words of the draft')
  await title(frame).click()
  await expect.poll(() => pressedBlocks(page)).toEqual([block])
  const nextRequest = page.waitForRequest('**/api/home/startup*')
  await refresh(page)
  expect((await nextRequest).headers().designtoken).toBe(TOKEN)
})

test('[DS-05] [RT-06] a studio of an origin that the operator has not set shows nothing of the site', async ({
  page,
  faults,
  previewed: { stranger, product },
}) => {
  faults.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|target origin provided/)
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await goToStudio(page, stranger, product.url)
  await refused
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0)
  expect(await pressedBlocks(page)).toEqual([])
})

test('[DS-04] with dev=false no preview is active: messages and presses do nothing', async ({
  page,
  previewed: { studio, product },
}) => {
  const requestPaths: string[] = []
  page.on('request', (request) => requestPaths.push(request.url()))
  await goToStudio(page, studio, `${product.url}/?dev=false`)
  const frame = await siteIn(page)
  const block = await hero(frame)
  const publishedTitle = await title(frame).innerText()
  await show(page, withTitle(block, 'Words of the draft'))
  await refresh(page)
  await title(frame).click()
  await expect(frame.locator('html')).toHaveAttribute('data-start', 'live')
  await show(page, withTitle(block, 'Words of the draft'))
  const link = frame.getByRole('contentinfo').getByRole('link', { name: 'Fairness' }).first()
  await expect(title(frame)).toHaveText(publishedTitle)
  await link.click()
  await expect(title(frame)).not.toHaveText(publishedTitle)
  expect(await pressedBlocks(page)).toEqual([])
  expect(requestPaths.filter((url) => /\/assets\/preview-|home\/startup|static\/theme/.test(url))).toEqual([])
})
