import * as operator from '@fairground/contract/calls/operator'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { untilLive } from './live-page.ts'
import { createPlayer, logIn, payIn } from './player.ts'
import { type Product, startProduct } from './product.ts'
import { item, publishLobby } from './publish-design.ts'

test.describe.configure({ mode: 'serial' })
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
  const settings = { downloadLink: 'https://get.example/app' }
  await product.staff(operator.saveSettings, { settings })
})
test.afterAll(() => product.stop())

/** A page whose player has just paid in. */
async function afterDeposit(page: Page, path = '/'): Promise<void> {
  const player = await createPlayer(product.url)
  await logIn(page.context(), player)
  const goingLive = untilLive(page)
  await page.goto(`${product.url}${path}`)
  await goingLive
  await payIn(player.call, 20)
}

const offer = (page: Page) => page.getByRole('dialog', { name: 'Play in the app' })
/** A press beside the popup, on its mask. */
const pressMask = (page: Page) => page.mouse.click(5, 5)

test('[PO-04] [PU-05] after a deposit the app is offered, and a press on the mask closes it', async ({ page }) => {
  await publishLobby(product, [item('C000126')])
  await afterDeposit(page)
  await expect(offer(page)).toBeVisible()
  await pressMask(page)
  await expect(offer(page)).toBeHidden()
})

test('[PO-04] an app that a block of the design makes mandatory stays, until one of its links is pressed', async ({
  page,
  axe,
}) => {
  await publishLobby(product, [item('C000126', { mandatory: true })])
  await page.context().route('https://get.example/app', (route) => route.fulfill({ body: 'the app' }))
  await afterDeposit(page, '/fairness')
  const popup = offer(page)
  await expect(popup.getByText('To go on, please use the app.')).toBeVisible()
  await axe(page)
  await expect(popup.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await pressMask(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  const [openedPage] = await Promise.all([
    page.waitForEvent('popup'),
    popup.getByRole('link', { name: 'Download the app' }).click(),
  ])
  await openedPage.close()
  await expect(popup).toBeHidden()
})

test('[PO-04] inside the app nothing is offered after a deposit, be it mandatory or not', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage() {} } }))
  await afterDeposit(page)
  await expect(page.getByText('Deposit received')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
