import * as gameCalls from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import type { Page } from '@playwright/test'
import { SERVER_GONE } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { untilLive } from './live-page.ts'
import { balance } from './mines.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { startProduct } from './product.ts'

const notLive = (page: Page) => page.getByTitle('Not live: last known balance')

/** Bets one unit on another device; each bet moves the balance. */
async function betElsewhere({ call }: Player): Promise<void> {
  const { list } = await call(gameCalls.open)
  if (list.length === 0) await call(gameCalls.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
}

/** From here on the page must not be loaded anew. */
async function mark(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

test('[RE-09] [PU-02] the server is killed and comes back: the page says so, and is live again by itself', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(SERVER_GONE)
  const product = await startProduct()
  try {
    const player = await createPlayer(product.url, 100)
    await logIn(context, player)
    const goingLive = untilLive(page)
    await page.goto(product.url)
    await goingLive
    await expect(balance(page)).toContainText('100.00')
    await expect(notLive(page)).toHaveCount(0)
    const expectSame = await mark(page)
    await product.kill()
    await expect(notLive(page)).toBeVisible()
    await product.restart()
    await betElsewhere(player)
    await expect(balance(page)).toContainText('99.00')
    await expect(notLive(page)).toHaveCount(0)
    await expectSame()
  } finally {
    // Else it complains of the server that goes away.
    await page.close()
    await product.stop()
  }
})

test('[RE-09] the machine sleeps and its line dies without a word: the page notices when it wakes', async ({
  page,
  player,
}) => {
  let isDead = false
  let lines = 0
  await page.routeWebSocket(/sock\.io/, (line) => {
    lines += 1
    const ownLines = lines
    const server = line.connectToServer()
    const isCut = () => isDead && ownLines === 1
    line.onMessage((message) => !isCut() && server.send(message))
    server.onMessage((message) => !isCut() && line.send(message))
  })
  await page.clock.install()
  const someone = await player({ deposit: 100 })
  await page.goto('/')
  await expect(balance(page)).toContainText('100.00')
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return lines
    })
    .toBe(1)
  await expect(notLive(page)).toHaveCount(0)
  const expectSame = await mark(page)
  isDead = true
  await betElsewhere(someone)
  await page.clock.fastForward('10:00')
  await page.clock.runFor(6000)
  await expect(balance(page)).toContainText('99.00')
  await expect(notLive(page)).toHaveCount(0)
  expect(lines).toBeGreaterThan(1)
  await expectSame()
})

test('[WA-02] a checkout under way is there again after a reload, and its payment is looked at after three minutes', async ({
  page,
  player,
}) => {
  const { call } = await player()
  await page.clock.install()
  await page.goto('/#recharge')
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('30')
  await wallet.getByRole('button', { name: 'Deposit G$30.00' }).click()
  await expect(wallet.getByRole('link', { name: 'Open the checkout' })).toBeVisible()

  await page.reload()
  await page.goto('/#recharge')
  await expect(wallet.getByRole('link', { name: 'Open the checkout' })).toBeVisible()

  const [deposit] = (await call(pay.rechargeList, {})).page.content
  const nextRequest = page.waitForRequest('**/api/pay/paid_list')
  await page.clock.fastForward('03:00')
  expect((await nextRequest).postDataJSON()).toEqual({ ids: [deposit?.id] })
})
