import * as lottery from '@fairground/contract/calls/lottery'
import { errors } from '@fairground/contract/errors.data'
import { test as journey, startFaulty } from './faulty-product.ts'
import { expect } from './fixtures.ts'

/** Draws that come later than the server waits for them: every term becomes void. */
const test = journey.extend<object, { faultyProduct: Awaited<ReturnType<typeof startFaulty>> }>({
  faultyProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startFaulty({}, {}, { termMs: 12_000, closedMs: 4_000, drawWithinMs: 1_500 })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

test('[BT-12] a draw that does not take place gives every stake back, and says so', async ({ page, player, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await player({ deposit: 200 })
  await page.goto('/chatbet?gameId=dice3')
  const slip = page.getByRole('article')
  await expect(async () => {
    await page.getByRole('button', { name: /^Big/ }).click({ timeout: 1_000 })
    await page.getByRole('button', { name: /^Place G\$/ }).click({ timeout: 1_000 })
    await expect(slip).toContainText('Waits for the draw', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  const no = /Draw (\d+)/.exec(await slip.innerText())?.[1]
  await expect(page.getByText(`Draw ${no} was cancelled. Every stake is back.`).first()).toBeVisible({
    timeout: 30_000,
  })
  await expect(slip).toContainText('Given back')
  await expect(page.getByText('G$200.00').first()).toBeVisible()
  await axe(page)
  await slip.getByRole('link', { name: `Draw ${no}` }).click()
  await expect(page.getByText('This round was cancelled. Stakes are returned.')).toBeVisible()
})

test('[BT-12] the page of a lottery waits for the first draw of a new installation, and opens by itself', async ({
  page,
  faulty,
}) => {
  const { status } = errors.no_round_yet
  await faulty.refuse(lottery.term.name, { status, message: 'no_round_yet' })
  await page.goto('/chatbet?gameId=dice3')
  const waiting = page.getByRole('heading', { name: 'The first draw is being prepared' })
  await expect(waiting).toBeVisible()
  await expect(page.getByText('The page opens by itself in a moment.')).toBeVisible()
  // It stands still while the page asks again.
  const asked = page.waitForRequest((request) => request.url().includes('/lottery/term'))
  const flickers = await waiting.evaluateHandle((heading) => {
    const gone = { count: 0 }
    new MutationObserver(() => {
      if (!heading.isConnected) gone.count++
    }).observe(document.body, { childList: true, subtree: true })
    return gone
  })
  await asked
  await page.waitForResponse((response) => response.url().includes('/lottery/term'))
  expect(await flickers.evaluate(({ count }) => count)).toBe(0)
  await faulty.clear()
  await expect(page.getByRole('button', { name: /^Big/ })).toBeVisible()
})
