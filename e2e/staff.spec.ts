import { createHmac, randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
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
  // In small bets: whatever their luck, enough is left to withdraw.
  for (let staked = 0; staked < DEPOSIT; staked += 500) {
    const { id } = (await winner.call(game.bet, { gameId: 'mines', model: { betAmount: 500, mines: 1 } })).model
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
}

const approve = (page: Page) => page.getByRole('article').getByRole('button', { name: 'Approve' })
const confirmApproval = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Approve G\$/ })

test('a wrong key is refused; the right one stays in the tab alone until the person signs out, or it ends', async ({
  page,
}) => {
  const lists = page.getByRole('heading', { level: 1, name: 'Withdrawals' })
  await page.goto(`${product.url}/staff`)
  await signIn(page, 'not a key')
  await expect(page.getByText('This is not a staff key of this installation, or it has ended.')).toBeVisible()
  await signIn(page, keys.ana)
  await expect(lists).toBeVisible()
  expect(page.url()).not.toContain(keys.ana)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(keys.ana)
  await page.reload()
  await expect(lists).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await test.step('a key that has ended ends the session, and what was on screen is gone', async () => {
    await signIn(page, product.newStaffKey('cleo'))
    await expect(lists).toBeVisible()
    const newKey = product.newStaffKey('cleo')
    await expect(page.getByText('Your key has ended. Sign in with your new one.')).toBeVisible()
    await expect(lists).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await signIn(page, newKey)
    await expect(page.getByText('cleo')).toBeVisible()
  })
})

/** Lets the bank tell of a payment of another amount than was asked for. */
async function payOtherwise(): Promise<void> {
  const { model } = await winner.call(pay.recharge, { amount: 50, channel: 'sandbox' })
  const currency = (await winner.call(pay.channels)).list.find(({ id }) => id === 'sandbox')?.currencyId
  const checkout = { id: 'c', reference: model.id, customer: winner.userId, amount: '49.00', currency }
  const body = JSON.stringify({ id: randomUUID(), type: 'checkout.paid', createdAt: Date.now(), checkout })
  const at = String(Date.now())
  const signature = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'sandbox-timestamp': at, 'sandbox-signature': signature }
  expect((await fetch(`${product.url}/api/pay/hook/sandbox`, { method: 'POST', headers, body })).status).toBe(200)
}

test('a day with money: two people approve a withdrawal, one is declined with a reason that the player reads, a case is ended', async ({
  page,
  browser,
}) => {
  const panel = page.getByRole('article')
  await ask(5_001)
  await page.goto(`${product.url}/staff`)
  await signIn(page, keys.ana)
  await expect(page.getByRole('tab', { name: 'Review (1)' })).toBeVisible()
  await page.getByRole('link', { name: /G\$5,001\.00.*Needs two people/ }).click()
  await expect(panel.getByText(`sandbox:${winner.account}`)).toBeVisible()
  const context = await browser.newContext({ locale: 'en-US' })
  const second = await context.newPage()

  await test.step('one person does not count twice', async () => {
    await second.goto(page.url())
    await signIn(second, keys.ana)
    // In another window the same person has the question open already.
    await approve(second).click()
    await approve(page).click()
    await expect(page.getByRole('dialog').getByText(/needs two people/)).toBeVisible()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('A known player')
    await confirmApproval(page).click()
    await expect(panel.getByText('Your approval counts. Another person must approve it too.')).toBeVisible()
    await expect(approve(page)).toBeDisabled()
    await confirmApproval(second).click()
    await expect(second.getByText('You have approved this withdrawal already.')).toBeVisible()
  })

  await test.step('the second person sends it, and it is paid', async () => {
    await second.getByRole('button', { name: 'Sign out' }).click()
    await signIn(second, keys.ben)
    await approve(second).click()
    await confirmApproval(second).click()
    await expect(second.getByText('Approved. The money is on its way to the bank.')).toBeVisible()
    const history = second.getByRole('list', { name: 'History' }).getByRole('listitem')
    await expect(history.last()).toHaveText(/Paid/)
    await expect(history.filter({ hasText: 'A known player' })).toHaveText(/ana/)
    await context.close()
  })

  await test.step('the player reads why another one was declined', async () => {
    await ask(300)
    await page.goto(`${product.url}/staff`)
    await page.getByRole('link', { name: /G\$300\.00/ }).click()
    await panel.getByRole('button', { name: 'Decline' }).click()
    const dialog = page.getByRole('dialog', { name: 'Decline this withdrawal?' })
    await dialog.getByRole('button', { name: 'Português' }).click()
    await dialog.getByRole('button', { name: 'Saque para uma conta em seu próprio nome.' }).click()
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(panel.getByText('Declined. The whole amount is back in the player’s balance.')).toBeVisible()
    const players = await browser.newContext()
    await logIn(players, winner)
    const wallet = await players.newPage()
    await wallet.goto(`${product.url}/#withdraw`)
    const popup = wallet.getByRole('dialog', { name: 'Wallet' })
    await popup.getByRole('tab', { name: 'History' }).click()
    await popup.getByRole('button', { name: 'Withdrawals' }).click()
    await expect(popup.getByText('Saque para uma conta em seu próprio nome.')).toBeVisible()
    await players.close()
  })

  await test.step('a payment case is read in words, and ended with the money that came', async () => {
    await payOtherwise()
    await page.goto(`${product.url}/staff#cases`)
    await expect(panel.getByRole('heading', { name: 'Another amount' })).toBeVisible()
    await expect(panel).toContainText('Expected amount50.00')
    const before = (await winner.call(auth.userInfo)).user.balance
    await panel.getByRole('button', { name: 'Credit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Credit' })
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The bank’s statement has it.')
    await dialog.getByRole('button', { name: 'Credit' }).click()
    await expect(page.getByText('No difference waits for a person.')).toBeVisible()
    await page.getByRole('tab', { name: 'All' }).click()
    await expect(panel).toContainText('The bank’s statement has it.')
    expect((await winner.call(auth.userInfo)).user.balance).toBe(before + 49)
  })
})

test('a reviewer sees what the player stated and the pictures, asks for more, and approves', async ({ page }) => {
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
  await signIn(page, keys.ana)
  await expect(page.getByRole('tab', { name: 'To decide (1)' })).toBeVisible()
  await page.getByRole('link', { name: /Level 2/ }).click()
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading', { name: 'Ana Souza' })).toBeVisible()
  await expect(panel.getByText('Netherlands')).toBeVisible()
  await expect(panel.locator('img')).toHaveCount(2)
  await panel.getByRole('button', { name: 'Enlarge: Identity document' }).click()
  const picture = page.getByRole('dialog', { name: 'Identity document' })
  await expect(picture.getByRole('img', { name: 'Identity document' })).toBeVisible()
  await page.keyboard.press('Escape')

  await panel.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the player for more?' })
  await dialog.getByRole('combobox').selectOption('unreadable')
  await dialog.getByRole('checkbox', { name: 'A picture of your document' }).check()
  await dialog.getByRole('button', { name: 'Ask for more' }).click()
  await expect(panel.getByText('The player has been asked for more.')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'History' }).getByText(/Asked for more/)).toBeVisible()

  await submit([await upload()])
  await page.goto(`${product.url}/staff#documents/REVIEW`)
  await page.getByRole('link', { name: /Level 2/ }).click()
  await panel.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(panel.getByText('Approved. The player has been told.')).toBeVisible()
  expect((await player.call(kyc.status)).model).toMatchObject({ state: 'DONE', level: 2 })
})
