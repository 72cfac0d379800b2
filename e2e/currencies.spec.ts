import * as wallets from '@fairground/contract/calls/wallets'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import { pixelsAstray } from './pixels-astray.ts'
import { payIn } from './player.ts'

test('a change on another device changes an open game: its limits, its stake, its symbol', async ({ page, player }) => {
  const me = await player({ deposit: 100 })
  await me.call(wallets.setCurrency, { currencyId: 'BTC' })
  await payIn(me.call, 0.12345678, 'sandbox-btc')
  await me.call(wallets.setCurrency, { currencyId: 'G$' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/game/mines')
  const { frame } = mines(page)
  const stake = frame.getByRole('textbox', { name: 'Stake' })
  await expect(stake).toHaveValue('5.00')
  await me.call(wallets.setCurrency, { currencyId: 'BTC' })
  await expect(stake).toHaveValue('0.00005000')
  await expect(stake).toHaveAttribute('placeholder', '0.00001000')
  await expect(frame.getByRole('button', { name: 'Balance' })).toHaveText(/BTC0\.12345678$/)
  expect(await pixelsAstray(page)).toBe(0)
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByRole('button', { name: 'Balance' })).toHaveText(/BTC0\.12340678$/)
  await me.call(wallets.setCurrency, { currencyId: 'G$' })
  await expect(stake).toHaveValue('5.00')
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(frame.getByText('You have an open round in this game in another currency.')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Balance' })).toHaveText(/G\$100\.00/)
})
