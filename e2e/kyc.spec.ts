import * as operator from '@fairground/contract/calls/operator'
import * as staffKyc from '@fairground/contract/calls/staff-kyc'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { popupLink } from './popups.ts'
import { type Product, startProduct } from './product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
  await product.staff(operator.saveJurisdiction, {
    ...demoJurisdiction,
    id: 'checked',
    kyc: { beforeDeposit: 2 },
  })
  await product.staff(operator.saveSettings, { settings: { jurisdictions: { '*': 'checked' } } })
})
test.afterAll(() => product.stop())

/** The newest case that waits for a reviewer. */
async function waitingCase({ userId }: Player) {
  const { page } = await product.staff(staffKyc.list, { pageSize: 100 })
  const row = page.content.find(({ accountId }) => accountId === userId)
  if (!row) throw new Error('no case is waiting')
  return { id: row.id, version: row.version }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm who you are' })

/** Gives a picture to a field of the form, as a camera would. */
async function takePicture(page: Page, title: string): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 160 } })
  const part = dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
  await part.locator('input[type=file]').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  await expect(part.getByText(/^Ready, /)).toBeVisible()
}

async function fillIdentity(page: Page): Promise<void> {
  const popup = dialog(page)
  await popup.getByRole('textbox', { name: 'Full name' }).fill('Ana Souza')
  await popup.getByLabel('Date of birth').fill('1990-02-28')
  await popup.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Brazil' })
  await popup.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25')
}

test('[WA-05] [ER-07] a deposit leads to the flow; confirmed live, the player is back at the wallet', async ({
  page,
  context,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const me = await createPlayer(product.url)
  await logIn(context, me)
  await page.goto(`${product.url}/#recharge`)
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('25')
  await wallet.getByRole('button', { name: /^Deposit / }).click()
  const popup = dialog(page)
  await expect(popup.getByText('You need this before your next deposit.')).toBeVisible()
  await axe(page)
  await popup.getByRole('button', { name: 'Begin' }).click()

  await test.step('faults are shown at their fields', async () => {
    await popup.getByRole('button', { name: 'Next' }).click()
    await expect(popup.getByText('Please write your full name')).toBeVisible()
    await fillIdentity(page)
    await popup.getByLabel('Date of birth').fill('2190-01-01')
    await popup.getByRole('textbox', { name: 'CPF' }).fill('111.111.111-11')
    await popup.getByRole('button', { name: 'Next' }).click()
    await expect(popup.getByText('This is not a valid date of birth')).toBeVisible()
    await expect(popup.getByText('This is not a valid CPF')).toBeVisible()
    await axe(page)
    await fillIdentity(page)
    await popup.getByRole('button', { name: 'Next' }).click()
  })

  await test.step('pictures are taken, and what is none is refused', async () => {
    const send = popup.getByRole('button', { name: 'Send for review' })
    await expect(send).toBeDisabled()
    const words = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') }
    await popup.locator('input[type=file]').first().setInputFiles(words)
    await expect(popup.getByText('This kind of file is not accepted')).toBeVisible()
    await takePicture(page, 'Your document')
    await takePicture(page, 'Your face')
    await axe(page)
    await send.click()
    await expect(popup.getByText('We are checking what you sent')).toBeVisible()
  })

  await test.step('the reviewer approves, and the page says so by itself', async () => {
    await product.staff(staffKyc.approve, await waitingCase(me))
    await expect(popup.getByText('You are confirmed')).toBeVisible()
    await axe(page)
    await popup.getByRole('button', { name: 'Go on' }).click()
    await expect(popup).toBeHidden()
    await expect(wallet.getByRole('textbox', { name: 'Amount' })).toHaveValue('25.00')
    await wallet.getByRole('button', { name: /^Deposit / }).click()
    await expect(wallet.getByText('Waiting for your payment')).toBeVisible()
  })
})

test('[WA-05] what is missing is sent again; a refusal says why, and can be appealed', async ({ page, context }) => {
  const me = await createPlayer(product.url)
  await logIn(context, me)
  await page.goto(product.url + popupLink('kyc'))
  const popup = dialog(page)
  await popup.getByRole('button', { name: 'Begin' }).click()
  await fillIdentity(page)
  await popup.getByRole('button', { name: 'Next' }).click()
  await takePicture(page, 'Your document')
  await popup.getByRole('button', { name: 'Your address' }).click()
  await takePicture(page, 'Your address')
  await popup.getByRole('button', { name: 'Send for review' }).click()
  await expect(popup.getByText('Being checked')).toBeVisible()

  const request = { reason: 'unreadable' as const, missing: ['document' as const] }
  await product.staff(staffKyc.more, { ...(await waitingCase(me)), ...request })
  await expect(popup.getByText('The picture cannot be read.')).toBeVisible()
  await expect(popup.getByText('You can send it 2 more times.')).toBeVisible()
  await popup.getByRole('button', { name: 'Send it again' }).click()
  await takePicture(page, 'Your document')
  await popup.getByRole('button', { name: 'Send for review' }).click()
  await expect(popup.getByText('Being checked')).toBeVisible()

  await product.staff(staffKyc.refuse, { ...(await waitingCase(me)), reason: 'name_differs' })
  await expect(popup.getByText('The name differs from your document.')).toBeVisible()
  await popup.getByRole('textbox', { name: 'Your reason' }).fill('It is my name from before the wedding.')
  await popup.getByRole('button', { name: 'Appeal' }).click()
  await expect(popup.getByText('Being checked')).toBeVisible()

  await popup.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  const security = page.getByRole('dialog', { name: 'Security' })
  await expect(security.getByRole('button', { name: /Identity/ })).toContainText('Being checked')
})
