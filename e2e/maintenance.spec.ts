import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { logIn } from './live-page.ts'
import { mines } from './mines.ts'

test('[RT-02] under maintenance every page is the maintenance screen, and the way back is found by itself', async ({
  page,
  faulty,
  faults,
  axe,
}) => {
  faults.allow(/503|Failed to load resource/)
  await page.clock.install()
  await faulty.set({ maintenance: true })
  await page.goto('/fairness')
  await expect(page.getByRole('heading', { name: 'The site is closed for a moment' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'The site is closed for a moment' })).toBeVisible()
  await faulty.set({ maintenance: null })
  await page.clock.fastForward(16_000)
  await expect(logIn(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/fairness')
})

test('[ER-04] [RT-02] a call that meets maintenance leads to /repair, and from there back to where the player was', async ({
  page,
  faulty,
  faults,
  player,
}) => {
  faults.allow(/503|Failed to load resource/)
  await player({ deposit: 5 })
  await faulty.refuse('auth.userInfo', { status: -120, message: 'maintenance' })
  await page.goto('/history')
  await page.waitForURL('**/repair')
  await expect(page.getByRole('heading', { name: 'The site is closed for a moment' })).toBeVisible()
  await faulty.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/history')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[OP-02] [ER-04] who has an open round when the site closes finishes it; the next call leads to /repair', async ({
  page,
  faulty,
  faults,
  player,
}) => {
  faults.allow(/503|Failed to load resource/)
  await player({ deposit: 500 })
  await page.goto('/game/mines')
  const board = mines(page)
  await board.betUntilLamp('5', 7)
  await faulty.set({ maintenance: true })
  await page.getByRole('button', { name: 'Deposit' }).first().click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('You can still finish your round')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/game/mines')
  await page.keyboard.press('Escape')
  await board.cashOut.click()
  await expect(board.cashOut).toBeHidden()
  await board.frame.getByRole('button', { name: /^Bet/ }).click()
  await page.waitForURL('**/repair')
  await faulty.set({ maintenance: null })
})
