import { expect, test } from './fixtures.ts'
import { follow } from './popups.ts'

const FRAME = '#iframe=/verify'

test('[RT-18] [LK-02] a frame link opens the frame popup: title, close button, clipboard, a sign that it loads', async ({
  page,
}) => {
  let answer = () => {}
  const heldChunk = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.route('**/verify', async (route) => {
    await heldChunk
    await route.continue()
  })
  await follow(page, FRAME)
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(popup.getByRole('status')).toHaveText(/^Loading/)
  await expect(popup.locator('iframe')).toHaveAttribute('allow', 'clipboard-read; clipboard-write')
  answer()
  await expect(popup.getByRole('status')).toBeHidden()
  await expect(popup.frameLocator('iframe').getByRole('heading', { name: 'Verify a round' })).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
})

/** The window, and how wide the popup is in it: a share of the room, or pixels. */
const widths: [windowPx: number, popup: { share: number } | { px: number }][] = [
  [360, { share: 1 }],
  [990, { share: 1 }],
  [1000, { share: 0.8 }],
  [1200, { share: 0.8 }],
  [1201, { px: 1000 }],
  [1680, { px: 1000 }],
]

test('[RT-18] it is as wide as the window, 80 % of it from 1000 to 1200 px, 1000 px in the middle above', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await follow(page, FRAME)
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  for (const [windowPx, expected] of widths) {
    await page.setViewportSize({ width: windowPx, height: 800 })
    // The mask's width: the window's without the room of the scrollbar.
    const room = await popup.evaluate((dialog) => dialog.parentElement?.parentElement?.clientWidth ?? 0)
    const width = 'px' in expected ? expected.px : Math.round(room * expected.share)
    const place = async () => {
      const box = (await popup.boundingBox()) ?? { x: 0, width: 0 }
      return { width: Math.round(box.width), offCentre: Math.round(Math.abs(box.x * 2 + box.width - room)) }
    }
    await expect.poll(place, `${windowPx} px`).toEqual({ width, offCentre: 0 })
  }
})

test('[RT-18] a tap on the mask closes it, the focus goes back at once, and the frame is removed 3 s later', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Register' })
  await button.focus()
  await follow(page, FRAME)
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.click(5, 5)
  await expect(popup).toBeHidden()
  await expect(button).toBeFocused()
  await page.clock.runFor(2900)
  await expect(page.locator('iframe[src$="/verify"]')).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(page.locator('iframe[src$="/verify"]')).toHaveCount(0)
})

test('[RT-18] an address without https is not opened, but for our own and this machine’s', async ({ page }) => {
  await page.goto('/#login')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // A link in the page's own address may not open a stranger's page: this one stands in an operator's text.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#iframe=http://plain.example/'
    link.textContent = 'A page of somebody'
    document.body.prepend(link)
  })
  await page.getByRole('link', { name: 'A page of somebody' }).press('Enter')
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText('This page cannot be opened here')
  await expect(popup.locator('iframe')).toHaveCount(0)
})
