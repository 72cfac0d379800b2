import { auth, game as gameCalls } from '@fairground/contract'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'

test('[RE-09] the network goes in the middle of a round and comes back: the round goes on', async ({
  page,
  player,
  faults,
  context,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  await player({ deposit: 100 })
  await page.goto('/game/mines')
  const game = mines(page)
  await game.bet('10')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await game.tile(3).click()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(game.tile(3)).toHaveAccessibleName(/(lamp|mine that ended the round)$/)
})

test('[PU-01] [PU-04] a bet on another device moves the balance here without a reload', async ({ page, player }) => {
  const { call } = await player({ deposit: 100 })
  await page.goto('/')
  await expect(balance(page)).toContainText('100.00')
  await call(gameCalls.bet, { gameId: 'mines', model: { betAmount: 25, mines: 3 } })
  await expect(balance(page)).toContainText('75.00')
})

test('[RE-06] logging this device out from another one asks for a login here at once', async ({
  page,
  player,
  faults,
}) => {
  faults.allow(/Failed to load resource/)
  const { call } = await player()
  await page.goto('/')
  await expect(balance(page)).toBeVisible()
  await call(auth.logout)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[PU-03] when the live connection is refused the site says nothing and plays on', async ({ page, player }) => {
  await player({ deposit: 100 })
  const refusal = { status: 9000, message: 'silent', serverTime: Date.now() }
  await page.route('**/api/sockmsg/*', (route) => route.fulfill({ json: refusal }))
  await page.goto('/game/mines')
  await mines(page).bet('10')
  await expect(balance(page)).toContainText('90.00')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
