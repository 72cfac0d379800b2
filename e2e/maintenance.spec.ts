import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { mines } from './mines.ts'

/** Opens the site for the next test. */
test.afterEach(async ({ faulty }) => faulty.set({ maintenance: null }))

test('[OP-02] [ER-04] [RT-02] who has an open round when the site closes finishes it; the next bet, in the game’s frame, leads the page around it to /repair, and from there back', async ({
  page,
  faulty,
  faults,
  player,
}) => {
  faults.allow(/503|Failed to load resource/)
  await player({ deposit: 500 })
  await page.goto('/game/mines')
  const board = mines(page)
  const bet = board.frame.getByRole('button', { name: /^Bet/ })
  await board.betOnGem('5', 7)
  await faulty.set({ maintenance: true })
  await board.frame.getByRole('button', { name: 'Deposit' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('You can still finish your round')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/game/mines')
  await page.keyboard.press('Escape')
  await board.cashOut.click()
  await expect(board.cashOut).toBeHidden()
  await bet.click()
  await page.waitForURL('**/repair')
  await expect(page.getByRole('heading', { name: 'The site is closed for a moment' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)

  await faulty.set({ maintenance: null })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/game\/mines/)
  await expect(bet).toBeEnabled()
})
