import * as auth from '@fairground/contract/calls/auth'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'

test('[AU-03] a visitor plays mines for credits from a cold start; a reload keeps the open round; crash is played in its frame', async ({
  page,
  player,
}) => {
  await page.goto('/')
  // From the first paint on, before any script.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mines/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/game\/mines$/)
  const { frame, tile } = mines(page)
  await expect(frame.getByText('Demo', { exact: true })).toBeVisible()
  await frame.getByRole('textbox', { name: 'Stake' }).fill('10')
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByText('990.00').first()).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
  await tile(7).click()
  await expect(tile(7)).toHaveAccessibleName(/Row 2, column 3: (gem|the mine that ended the round)/)
  await page.goto('/game/crash?demo=true')
  await expect(frame.getByRole('region', { name: 'Bet 1' }).locator('[data-act]')).toHaveText(/^Bet/)

  // For a player it leads to the game itself, and never touches the balance.
  const me = await player({ deposit: 50 })
  await page.goto('/game/tower?demo=true')
  await frame.getByRole('textbox', { name: 'Stake' }).fill('10')
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByRole('button', { name: 'Pick a window' })).toBeVisible()
  expect((await me.call(auth.userInfo)).user.balance).toBe(50)
  await frame.getByRole('button', { name: 'Play for real' }).click()
  await expect(page).toHaveURL(/\/game\/tower$/)
  await expect(frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
  await expect(balance(page)).toContainText('50.00')
})
