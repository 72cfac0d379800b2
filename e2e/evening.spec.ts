import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { PASSWORD } from './player.ts'

test('[BT-03] [WA-01] [FA-06] the evening: register, deposit, play Mines, open the round, rotate, verify', async ({
  page,
  faults,
}) => {
  await test.step('register', async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    const form = page.getByRole('dialog', { name: 'Open an account' })
    await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(`evening-${randomUUID().slice(0, 13)}`)
    await form.getByLabel('Choose a password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Open my account' }).click()
  })

  await test.step('deposit through the checkout page', async () => {
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
    await expect(wallet.getByText('Deposit received')).toBeVisible()
    await expect(balance(page)).toContainText('100.00')
    await wallet.getByRole('button', { name: 'Play now' }).click()
  })

  await test.step('play a round; the balance moves without a reload', async () => {
    const game = mines(page)
    await expect(game.frame.getByText('Sealed before your bet')).toBeVisible()
    await game.betOnGem('10', 7)
    await expect(balance(page)).toContainText('90.00')
    const before = await balance(page).innerText()
    await game.cashOut.click()
    await expect(balance(page)).not.toHaveText(before)
    await game.frame.getByRole('link', { name: 'See and verify this round' }).click()
  })

  await test.step('the round page: sealed, rotated, verified', async () => {
    await expect(page).toHaveURL(/\/round\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Still sealed')).toBeVisible()
    await page.getByRole('button', { name: 'Rotate and reveal' }).click()
    await page.getByRole('button', { name: 'Verify this round' }).click()
    await expect(page.getByText('Verified: your browser recomputed this round')).toBeVisible()
  })

  await test.step('[FA-03] the verifier recomputes it without a network', async () => {
    await page.getByRole('link', { name: 'Open in the verifier' }).click()
    await expect(page.getByText('Everything agrees', { exact: true })).toBeVisible()
    faults.allow(/WebSocket connection to .* ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('Everything agrees', { exact: true })).toBeVisible()
  })
})
