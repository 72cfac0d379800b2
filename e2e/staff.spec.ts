import { createHmac, randomUUID } from 'node:crypto'
import * as file from '@fairground/contract/calls/file'
import * as game from '@fairground/contract/calls/game'
import * as kyc from '@fairground/contract/calls/kyc'
import { steps } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import * as withdraw from '@fairground/contract/calls/withdraw'
import { HEADERS } from '@fairground/contract/headers'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { type Product, startProduct } from './product.ts'

// One product and one winner for all.
test.describe.configure({ mode: 'default' })

const SECRET = 'a secret of the sandbox for these journeys'
const DEPOSIT = 8_000

let product: Product
let winner: Player
let keys: { ana: string; ben: string }
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_SECRET: SECRET })
  keys = { ana: product.newStaffKey('ana'), ben: product.newStaffKey('ben') }
  winner = await createPlayer(product.url, DEPOSIT)
  for (let staked = 0; staked < DEPOSIT; staked += 1_000) {
    const { id } = (await winner.call(game.bet, { gameId: 'mines', model: { betAmount: 1_000, mines: 1 } })).model
    await winner.call(steps.mines.play, { id, tile: 12 })
    await winner.call(steps.mines.cashOut, { id }).catch(() => undefined)
    await winner.call(game.finishAllMyHold)
  }
})
test.afterAll(() => product.stop())

const ask = (amount: number) =>
  winner.call(withdraw.withdraw, { amount, channel: 'sandbox-out', destination: `sandbox:${winner.account}` })

async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel('Staff key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible()
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('a wrong key is refused in a sentence; the right one stays in the tab alone until the person signs out', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${product.url}/staff`)
  await page.getByLabel('Staff key').fill('not a key')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This is not a staff key of this installation, or it has ended.')).toBeVisible()
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await signIn(page, keys.ana)
  await expect(page.getByText('No withdrawal waits for a person.')).toBeVisible()
  expect(page.url()).not.toContain(keys.ana)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(keys.ana)
  await page.reload()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: 'Saques' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a key that has ended ends the session, and what was on screen is gone', async ({ page }) => {
  await page.goto(`${product.url}/staff`)
  await signIn(page, product.newStaffKey('cleo'))
  const newKey = product.newStaffKey('cleo')
  await expect(page.getByText('Your key has ended. Sign in with your new one.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await signIn(page, newKey)
  await expect(page.getByText('cleo')).toBeVisible()
})

test('a withdrawal above the automatic limit is approved with a note, sent and paid', async ({ page, axe }) => {
  await ask(250)
  await page.goto(`${product.url}/staff`)
  await signIn(page, keys.ana)
  await expect(page.getByRole('tab', { name: 'Review (1)' })).toBeVisible()
  await page.getByRole('link', { name: /G\$250\.00/ }).click()
  const panel = page.getByRole('article')
  await expect(panel.getByText('Above what the rules may approve.').first()).toBeVisible()
  await expect(panel.getByText(`sandbox:${winner.account}`)).toBeVisible()
  await expect(panel.getByText('G$8,000.00').first()).toBeVisible()
  await axe(page)
  await panel.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve this withdrawal?' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('A known player')
  await axe(page)
  await dialog.getByRole('button', { name: /^Approve G\$/ }).click()
  await expect(panel.getByText('Approved. The money is on its way to the bank.')).toBeVisible()
  await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible()
  const history = panel.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveText([/Left to a person/, /Approved.*ana.*A known player/, /Sent to the bank/, /Paid/])
  await page.getByRole('tab', { name: 'Closed (1)' }).click()
  await expect(page.getByRole('link', { name: /G\$250\.00.*Paid/ })).toBeVisible()
})

test('a declined withdrawal shows the player the reason that staff chose', async ({ page, browser, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ask(300)
  await page.goto(`${product.url}/staff`)
  await signIn(page, keys.ana)
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('link', { name: /G\$300\.00/ }).click()
  const panel = page.getByRole('article')
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await panel.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this withdrawal?' })
  await expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Português' }).click()
  await dialog.getByRole('button', { name: 'Saque para uma conta em seu próprio nome.' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Saque para uma conta em seu próprio nome.')
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(panel.getByText('Declined. The whole amount is back in the player’s balance.')).toBeVisible()

  const context = await browser.newContext()
  await logIn(context, winner)
  const wallet = await context.newPage()
  await wallet.goto(`${product.url}/#withdraw`)
  const popup = wallet.getByRole('dialog', { name: 'Wallet' })
  await popup.getByRole('tab', { name: 'History' }).click()
  await popup.getByRole('button', { name: 'Withdrawals' }).click()
  await expect(popup.getByText('Saque para uma conta em seu próprio nome.')).toBeVisible()
  await context.close()
})

test('above the threshold two people approve; one of them does not count twice', async ({ page, browser }) => {
  await ask(5_001)
  await page.goto(`${product.url}/staff`)
  await signIn(page, keys.ana)
  await page.getByRole('link', { name: /G\$5,001\.00.*Needs two people/ }).click()
  const panel = page.getByRole('article')

  const context = await browser.newContext({ locale: 'en-US' })
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByLabel('Staff key').fill(keys.ana)
  await second.getByRole('button', { name: 'Sign in' }).click()
  // The same person in another window has the question open already.
  await second.getByRole('article').getByRole('button', { name: 'Approve' }).click()

  await panel.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve this withdrawal?' })
  await expect(dialog.getByText(/needs two people/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Approve G\$/ }).click()
  await expect(panel.getByText('Your approval counts. Another person must approve it too.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Approve' })).toBeDisabled()

  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve G\$/ })
    .click()
  await expect(second.getByText('You have approved this withdrawal already.')).toBeVisible()
  await second.getByRole('button', { name: 'Sign out' }).click()
  await second.getByLabel('Staff key').fill(keys.ben)
  await second.getByRole('button', { name: 'Sign in' }).click()
  await second.getByRole('article').getByRole('button', { name: 'Approve' }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve G\$/ })
    .click()
  await expect(second.getByText('Approved. The money is on its way to the bank.')).toBeVisible()
  await context.close()
})

test('a reviewer sees what the player stated and the pictures, asks for more, and approves', async ({ page, axe }) => {
  const player = await createPlayer(product.url)
  const submit = async (documents: string[]) => {
    const fields = { name: 'Ana Souza', birthDate: '1990-02-28', country: 'NL' }
    await player.call(kyc.submit, { level: 2, fields, documents })
  }
  const upload = async () => {
    const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 160 } })
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
    const headers = { [HEADERS.token]: player.token }
    const path = `${product.url}${file.upload.paths[0]}?purpose=kyc`
    const answer = await (await fetch(path, { method: 'POST', headers, body: form })).json()
    return answer.model.id as string
  }
  await submit([await upload(), await upload()])

  await page.goto(`${product.url}/staff#documents`)
  await page.getByLabel('Staff key').fill(keys.ana)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('tab', { name: 'To decide (1)' })).toBeVisible()
  await page.getByRole('link', { name: /Level 2/ }).click()
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading', { name: 'Ana Souza' })).toBeVisible()
  await expect(panel.getByText('Netherlands')).toBeVisible()
  await expect(panel.locator('img')).toHaveCount(2)
  await axe(page)
  await panel.getByRole('button', { name: 'Enlarge: Identity document' }).click()
  const picture = page.getByRole('dialog', { name: 'Identity document' })
  await expect(picture.getByRole('img', { name: 'Identity document' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')

  await panel.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the player for more?' })
  await expect(dialog.getByRole('button', { name: 'Ask for more' })).toBeDisabled()
  await dialog.getByRole('combobox').selectOption('unreadable')
  await dialog.getByRole('checkbox', { name: 'A picture of your document' }).check()
  await axe(page)
  await dialog.getByRole('button', { name: 'Ask for more' }).click()
  await expect(panel.getByText('The player has been asked for more.')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'History' }).getByText(/Asked for more/)).toBeVisible()

  await submit([await upload()])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${product.url}/staff#documents/REVIEW`)
  await page.getByRole('link', { name: /Level 2/ }).click()
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await panel.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(panel.getByText('Approved. The player has been told.')).toBeVisible()
  expect((await player.call(kyc.status)).model).toMatchObject({ state: 'DONE', level: 2 })
})

test('a payment case is read in words and closed with a note', async ({ page, axe }) => {
  const { model } = await winner.call(pay.recharge, { amount: 50, channel: 'sandbox' })
  const channel = (await winner.call(pay.channels)).list.find(({ id }) => id === 'sandbox')
  const checkout = {
    id: 'c',
    reference: model.id,
    customer: winner.userId,
    amount: '49.00',
    currency: channel?.currencyId,
  }
  const body = JSON.stringify({ id: randomUUID(), type: 'checkout.paid', createdAt: Date.now(), checkout })
  const at = String(Date.now())
  const signature = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'sandbox-timestamp': at, 'sandbox-signature': signature }
  expect((await fetch(`${product.url}/api/pay/hook/sandbox`, { method: 'POST', headers, body })).status).toBe(422)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${product.url}/staff#cases`)
  await page.getByLabel('Staff key').fill(keys.ben)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const card = page.getByRole('article')
  await expect(card.getByRole('heading', { name: 'Another amount' })).toBeVisible()
  await expect(card).toContainText('Expected amount50.00')
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await card.getByRole('button', { name: 'Close this case' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close this case' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('A test payment of the bank.')
  await axe(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText('No difference waits for a person.')).toBeVisible()
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(card).toContainText('A test payment of the bank.')
})
