import type { Frame, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

interface Hero {
  id: string
  comId: string
  data: Record<string, unknown>
}

/** A studio of the test's own: a page of the site's origin with the site in its frame, which keeps what it is told. */
async function openStudio(page: Page, path: string): Promise<Frame> {
  const studio = `<!doctype html><title>studio</title><script>
    window.told = []
    addEventListener('message', ({ data }) => data?.type === 'editBlock' && window.told.push(data))
    window.say = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*')
  </script><iframe width="1200" height="800" src="${path}"></iframe>`
  await page.route('**/studio-of-a-test', (route) => route.fulfill({ contentType: 'text/html', body: studio }))
  await page.goto('/studio-of-a-test')
  await page.frameLocator('iframe').getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor()
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('the studio has no frame')
  return frame
}

const say = (page: Page, message: unknown) => page.evaluate((one) => Reflect.get(window, 'say')(one), message)
const told = (page: Page): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, 'told'))

/** The first block of the lobby, as it is published. */
const hero = (frame: Frame): Promise<Hero> =>
  frame.evaluate(() => {
    const { design } = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
    const items = design.pages.flatMap((one: { items: Hero[] }) => one.items)
    return items.find(({ comId }: Hero) => comId === 'C000100')
  })
const withTitle = ({ id, comId, data }: Hero, title: string) => ({ id, comId, data: { ...data, title } })
const title = (frame: Frame) => frame.getByRole('heading', { level: 1 })

test('[DS-05] a block that is being edited shows at once; other tokens and other origins change nothing', async ({
  page,
}) => {
  const frame = await openStudio(page, '/?designToken=draft-1')
  const block = await hero(frame)
  const published = await title(frame).innerText()
  await say(page, { type: 'editingBlock', designToken: 'draft-2', block: withTitle(block, 'Of another draft') })
  await page.evaluate(
    (message) => {
      // A frame without an origin of its own.
      const stranger = document.createElement('iframe')
      stranger.sandbox.add('allow-scripts')
      stranger.srcdoc = `<script>parent.frames[0].postMessage(${JSON.stringify(message)}, '*'); parent.postMessage('said', '*')</script>`
      return new Promise((resolve) => {
        addEventListener('message', ({ data }) => data === 'said' && resolve(undefined))
        document.body.append(stranger)
      })
    },
    { type: 'editingBlock', designToken: 'draft-1', block: withTitle(block, 'Of a stranger') },
  )
  await expect(title(frame)).toHaveText(published)
  await expect
    .poll(async () => {
      // Said again until the page's side of the studio has come.
      await say(page, { type: 'editingBlock', designToken: 'draft-1', block: withTitle(block, 'Words of the draft') })
      return title(frame).innerText()
    })
    .toBe('Words of the draft')
})

test('[DS-05] a press on a block asks the studio to edit it, and follows no link', async ({ page }) => {
  const frame = await openStudio(page, '/?designToken=draft-1')
  const block = await hero(frame)
  await expect
    .poll(async () => {
      await title(frame).click()
      return told(page)
    })
    .not.toEqual([])
  expect((await told(page))[0]).toEqual({
    type: 'editBlock',
    designToken: 'draft-1',
    block: expect.objectContaining({ id: block.id, comId: 'C000100' }),
  })
  await frame.getByRole('main').getByRole('link').first().click()
  expect(new URL(frame.url()).pathname).toBe('/')
})

test('[DS-05] updateBlock asks for the configuration, and so for the server’s time, anew', async ({ page }) => {
  await openStudio(page, '/?designToken=draft-1')
  const asked = page.waitForRequest('**/api/home/startup*')
  await expect
    .poll(async () => {
      await say(page, { type: 'updateBlock', designToken: 'draft-1' })
      return Promise.race([asked.then(() => 'asked'), page.evaluate(() => 'not yet')])
    })
    .toBe('asked')
  expect((await asked).headers().designtoken).toBe('draft-1')
})

for (const path of ['/', '/?designToken=draft-1&dev=false']) {
  test(`[DS-04] without an active preview messages and presses do nothing: ${path}`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const frame = await openStudio(page, path)
    const block = await hero(frame)
    const published = await title(frame).innerText()
    await say(page, { type: 'editingBlock', designToken: 'draft-1', block: withTitle(block, 'Words of the draft') })
    await say(page, { type: 'updateBlock', designToken: 'draft-1' })
    await title(frame).click()
    // A press is lost that begins on the drawn page and ends on the live one, which takes its place here.
    await expect(frame.locator('html')).toHaveAttribute('data-start', 'live')
    const link = frame.getByRole('contentinfo').getByRole('link', { name: 'Fairness' }).first()
    await expect(title(frame)).toHaveText(published)
    await link.click()
    await expect(title(frame)).not.toHaveText(published)
    expect(await told(page)).toEqual([])
    expect(scripts.filter((url) => /\/assets\/preview-|home\/startup|static\/theme/.test(url))).toEqual([])
  })
}

test('[DS-04] the tab keeps the token: the preview goes on from page to page', async ({ page }) => {
  await page.goto('/?designToken=draft-1')
  const asked = page.waitForRequest((request) => request.headers().designtoken === 'draft-1')
  await page.goto('/fairness')
  await asked
})
