import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Puts an anchor into the page as an operator's text would, and presses it. */
async function press(page: Page, link: string): Promise<void> {
  await page.evaluate((href) => {
    const anchor = document.createElement('a')
    anchor.setAttribute('href', href)
    anchor.setAttribute('style', 'position:fixed;inset:0 auto auto 0;z-index:9999')
    anchor.textContent = `follow ${href}`
    document.body.append(anchor)
  }, link)
  await page.getByRole('link', { name: `follow ${link}`, exact: true }).click()
}

test('[LK-02] [LK-09] [LK-12] a link saves a file, opens a window without an opener, another tab at its address, and a page in a frame', async ({
  page,
  player,
  baseURL,
}) => {
  await player()
  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, '#download=/favicon.svg')])
  expect(file.suggestedFilename()).toBe('favicon.svg')
  const [openedPage] = await Promise.all([page.waitForEvent('popup'), press(page, `${baseURL}/history`)])
  expect(await openedPage.evaluate(() => window.opener)).toBeNull()
  await openedPage.close()
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
  await expect(bell).toHaveAttribute('href', '/notifications')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), bell.click({ modifiers: ['Control'] })])
  await expect(tab).toHaveURL(/\/notifications$/)
  await tab.close()
  await press(page, '#iframe=/fairness')
  const popup = page.getByRole('dialog')
  await expect(popup.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/verify$/)
})
