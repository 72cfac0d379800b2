import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as chat from '@fairground/contract/calls/chat'
import type { Page } from '@playwright/test'
import { fieldOf, messagesOf } from './chat.ts'
import { expect } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'
import { test } from './stepped-draws.ts'

// One server for all: none takes long.
test.describe.configure({ mode: 'default' })

const PAGE = '/chatbet?gameId=dice3'
const BIG = { market: 'side', pick: 'big' } as const
const PHONE = { width: 360, height: 740 }

/** The bar of a phone, with the balance. */
const barOf = (page: Page) => page.getByRole('region', { name: 'Slip' })

/** Places a slip on Big with the usual stake. @returns the number of its draw */
async function betOnBig(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Big/ }).first().click()
  await page.getByRole('button', { name: 'Place G$5.00' }).click()
  const placed = page.getByText(/^Your slip is in draw \d+/)
  await expect(placed).toBeVisible()
  return /\d+/.exec(await placed.innerText())?.[0] ?? ''
}

test('[RT-03] [BT-12] a player bets on a quick pick, watches the draw, is paid, takes another slip back by keys, and verifies the first', async ({
  page,
  player,
  draws,
  axe,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(PHONE)
  const me = await player({ deposit: 200 })
  await draws.toBetting('dice3')
  await draws.aim('dice3', me, { ...BIG, wins: true })
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Three dice' })).toBeVisible()
  const no = await betOnBig(page)
  const slip = page.getByRole('article').filter({ hasText: `Draw ${no}` })
  await expect(slip).toContainText('Waits for the draw')
  await expect(barOf(page)).toContainText('G$195.00')
  await draws.close('dice3')
  await expect(page.getByText('Bets are closed. The draw is coming.')).toBeVisible()
  // Looked for from before the draw on: the dice roll for four seconds.
  const isDrawing = page.waitForFunction((text) => document.body.innerText.includes(text), `Draw ${no} is being drawn.`)
  await draws.draw('dice3')
  await isDrawing
  await expect(page.getByText(new RegExp(`^Result of draw ${no}: \\d, \\d, \\d, together`))).toBeVisible()
  await expect(slip).toContainText('Won')
  await expect(page.getByText(`Draw ${no} paid G$9.70 on stakes of G$5.00.`)).toBeVisible()
  await expect(barOf(page)).toContainText('G$204.70')
  await axe(page)

  await page.keyboard.press('2')
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  const another = page.getByRole('article').filter({ hasText: 'Sides: Small' })
  await another.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('The slip is taken back. G$10.00 is on your balance.')).toBeVisible()
  await expect(another).toContainText('Given back')

  await slip.getByRole('link', { name: `Draw ${no}` }).click()
  await expect(page.getByRole('heading', { name: 'Lines of the slip' })).toBeVisible()
  await page.getByRole('link', { name: 'Verify Sides: Big' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
})

test('[RT-03] [BT-12] a bet stands in the chat beside the bets, another player follows it with two presses, both see how it ended; bets typed there fill a slip, and one that is kept is there after a reload', async ({
  page,
  player,
  browser,
  draws,
  steppedProduct,
  axe,
}) => {
  await page.setViewportSize(PHONE)
  await player({ deposit: 200 })
  const other = await createPlayer(steppedProduct.url)
  await steppedProduct.fund(other, 200)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await logIn(context, other)
  const wide = await context.newPage()
  const room = wide.getByRole('region', { name: 'Chat', exact: true })
  await wide.goto(steppedProduct.url + PAGE)
  await expect(fieldOf(room)).toBeVisible()
  await draws.toBetting('dice3')
  await page.goto(PAGE)
  const no = await betOnBig(page)

  const ofDraw = messagesOf(room)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`Draw ${no}\\D`) })
  const card = ofDraw.filter({ hasText: 'Sides: Big' })
  await expect(card).toContainText('Open')
  await expect(card).not.toContainText('G$')
  await draws.aim('dice3', other, { ...BIG, wins: true })
  await card.getByRole('button', { name: /^Follow the bet of player/ }).click()
  await expect(wide.getByText('These are the picks of another player. The stakes are yours.')).toBeVisible()
  await expect(wide.getByRole('combobox', { name: 'This slip in the chat' })).toHaveValue('no_stake')
  await wide.getByRole('button', { name: 'Place G$5.00' }).click()
  await expect(card).toHaveCount(2)
  await draws.draw('dice3')
  await draws.show('dice3')
  await expect(card.filter({ hasText: 'Won 1.94×' })).toHaveCount(2)
  await axe(wide)
  await page.getByRole('button', { name: 'Chat' }).click()
  const sheet = messagesOf(page.getByRole('dialog', { name: 'Chat' }))
  await expect(sheet.getByText('Won 1.94×')).toHaveCount(2)
  await axe(page)

  await fieldOf(room).fill('/bet big 5; odd 2')
  await fieldOf(room).press('Enter')
  await expect(wide.getByRole('textbox', { name: 'Stake on Sides: Odd' })).toHaveValue('2.00')
  const { list } = (await other.call(chat.open, { gameId: 'dice3' })).model
  expect(list.filter(({ message }) => message?.body.includes('bet'))).toEqual([])
  await wide.getByRole('button', { name: 'Keep as usual' }).click()
  await wide.reload()
  await wide.getByRole('button', { name: /^Sides: Big 5\.00/ }).click()
  await expect(wide.getByText('Picks: 2')).toBeVisible()
  await ofDraw.getByRole('link', { name: 'Verify' }).click()
  await expect(wide.getByText('Everything agrees')).toBeVisible()
  await context.close()
})

test('[BT-12] a draw that does not take place gives every stake back, and says so', async ({
  page,
  player,
  draws,
  axe,
}) => {
  await page.setViewportSize(PHONE)
  await player({ deposit: 200 })
  await draws.toBetting('dice3')
  await page.goto(PAGE)
  const no = await betOnBig(page)
  const slip = page.getByRole('article')
  await expect(slip).toContainText('Waits for the draw')
  await draws.miss()
  await expect(page.getByText(`Draw ${no} was cancelled. Every stake is back.`).first()).toBeVisible()
  await expect(slip).toContainText('Given back')
  await expect(barOf(page)).toContainText('G$200.00')
  await axe(page)
  await slip.getByRole('link', { name: `Draw ${no}` }).click()
  await expect(page.getByText('This round was cancelled. Stakes are returned.')).toBeVisible()
})

test('[RT-03] a lottery in a frame of another site has no way out, and its login opens in the window around it', async ({
  page,
  steppedProduct,
}) => {
  const body = `<!doctype html><title>around</title><iframe width="400" height="700" src="${steppedProduct.url}/chatbet?gameId=sum28"></iframe>`
  const around = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(body))
  await once(around.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(around.address() as AddressInfo).port}/`)
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1, name: 'Sum 28' })).toBeVisible()
  await expect(framed.getByRole('link', { name: 'Fairground' })).toHaveCount(0)
  await framed.getByRole('button', { name: 'Log in to bet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/chatbet')
  around.close()
})
