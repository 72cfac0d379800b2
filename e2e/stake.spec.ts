import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'

test.afterEach(async ({ faulty }) => faulty.set({ defaultBetAmount: null, minBetAmount: null }))

test('[BT-15] [SU-11] the stake begins with the operator’s default bet, and an empty field names the minimum bet', async ({
  page,
  faulty,
}) => {
  const stake = page.getByLabel('Stake')
  await page.goto('/h5/mines?demo=true')
  await expect(stake).toHaveValue('5.00')
  await expect(stake).toHaveAttribute('placeholder', '1.00')
  await faulty.set({ defaultBetAmount: 7.5, minBetAmount: 2 })
  await page.reload()
  await expect(stake).toHaveValue('7.50')
  await expect(stake).toHaveAttribute('placeholder', '2.00')
})
