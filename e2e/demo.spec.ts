import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'

test('a visitor plays a round for credits from a cold start; a reload keeps the open round', async ({ page }) => {
  await page.goto('/game/mines')
  await page.getByRole('button', { name: 'Play the demo' }).click()
  await expect(page).toHaveURL(/\/game\/mines\?demo=true$/)
  const { frame, tile } = mines(page)
  await expect(frame.getByText('1,000.00').first()).toBeVisible()
  await expect(frame.getByText('Demo', { exact: true })).toBeVisible()
  await expect(frame.getByText('bet number 0')).toBeVisible()
  await frame.getByRole('textbox', { name: 'Stake' }).fill('10')
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByText('990.00').first()).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
  await tile(7).click()
  await expect(tile(7)).toHaveAccessibleName(/Row 2, column 3: (lamp|the mine that ended the round)/)
})

test('a demonstration leads to the game itself, and never touches the balance of whoever is logged in', async ({
  page,
  player,
}) => {
  await player({ deposit: 50 })
  await page.goto('/game/mines?demo=true')
  const { frame } = mines(page)
  await frame.getByRole('textbox', { name: 'Stake' }).fill('10')
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByText('990.00').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toContainText('50.00')
  await frame.getByRole('button', { name: 'Play for real' }).click()
  await expect(page).toHaveURL(/\/game\/mines$/)
  await expect(frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toContainText('50.00')
})
