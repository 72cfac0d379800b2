import type { Page } from '@playwright/test'
import { test as journey, startFaulty } from './faulty-product.ts'
import { expect } from './fixtures.ts'

/** Terms of a few seconds, on a server of this file's own. */
const test = journey.extend<object, { faultyProduct: Awaited<ReturnType<typeof startFaulty>> }>({
  faultyProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startFaulty({}, {}, { termMs: 15_000, closedMs: 2_000 })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
test.setTimeout(120_000)

test('[RT-03] [BT-12] a player bets on a quick pick, watches the draw, and sees what it brought', async ({
  page,
  player,
}) => {
  await player({ deposit: 200 })
  await page.goto('/chatbet?gameId=dice3')
  await expect(page.getByRole('heading', { level: 1, name: 'Three dice' })).toBeVisible()
  await page.getByRole('button', { name: /^Big/ }).click()
  await placeSlip(page)
  await expect(page.getByText(/is being drawn/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Draw \d+ paid|no win this time/)).toBeVisible({ timeout: 30_000 })
})

/** Places the slip of the page in the open draw, or in the next one where this one has just closed. */
async function placeSlip(page: Page): Promise<void> {
  await expect(async () => {
    const next = page.getByRole('button', { name: 'Use the next draw' })
    const place = page.getByRole('button', { name: /^Place G/ })
    await ((await next.isVisible()) ? next : place).click({ timeout: 20_000 })
    await expect(page.getByText(/^Your slip is in draw \d+/)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}
