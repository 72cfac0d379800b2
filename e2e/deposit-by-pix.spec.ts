import * as wallets from '@fairground/contract/calls/wallets'
import { expect, test } from './fixtures.ts'

for (const width of [360, 1280]) {
  test(`[WA-01] a deposit by PIX at ${width} px: code, QR code, bank app and receipt`, async ({
    page,
    player,
    axe,
    context,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { call } = await player()
    await call(wallets.setCurrency, { currencyId: 'BRL' })
    await page.goto('/#recharge')
    const wallet = page.getByRole('dialog', { name: 'Wallet' })
    await wallet.getByRole('radio', { name: /^PIX/ }).check()
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('42')
    await wallet.getByRole('button', { name: 'Deposit R$42.00' }).click()
    await expect(wallet.getByRole('img', { name: 'QR code that pays this deposit' })).toBeVisible()
    await axe(page)
    await wallet.getByRole('button', { name: 'Copy code' }).click()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(code).toContain('br.gov.bcb.pix')

    const bank = new URL((await wallet.getByRole('link', { name: 'Open the checkout' }).getAttribute('href')) ?? '')
    const app = await context.newPage()
    await app.goto(`${bank.origin}/pix?lang=en`)
    await app.getByLabel('PIX code').fill(code)
    await app.getByRole('button', { name: 'Read the code' }).click()
    await app.getByRole('button', { name: 'Pay R$42.00' }).click()
    await expect(app.getByRole('heading', { name: 'Paid' })).toBeVisible()
    await app.close()

    await expect(wallet.getByText('Deposit received')).toBeVisible()
    await wallet.getByRole('button', { name: 'Done' }).click()
  })
}
