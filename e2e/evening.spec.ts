import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'

test('[BT-03] [WA-01] [FA-03] the evening: register, deposit, play Mines, verify the round', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog', { name: 'Come on in' })
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(`evening-${randomUUID().slice(0, 13)}`)
  await form.getByLabel('Choose a password').fill('a sound horse battery')
  await form.getByRole('button', { name: 'Open my account' }).click()

  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('100')
  await wallet.getByRole('button', { name: 'Deposit G$100.00' }).click()
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    wallet.getByRole('link', { name: 'Open the checkout' }).click(),
  ])
  await checkout.getByRole('button', { name: 'Pay G$100.00' }).click()
  await expect(checkout.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await checkout.close()
  await expect(wallet.getByText('Deposit received').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toContainText('100.00')

  await wallet.getByRole('button', { name: 'Play now' }).click()
  const game = mines(page)
  await game.bet('10')
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toContainText('90.00')
})
