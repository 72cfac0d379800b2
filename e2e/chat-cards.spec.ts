import * as chat from '@fairground/contract/calls/chat'
import type { Page } from '@playwright/test'
import { messagesOf } from './chat.ts'
import { test as journey, startFaulty } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'

/** Terms of twenty seconds, on a server of this file's own. */
const test = journey.extend<object, { faultyProduct: Awaited<ReturnType<typeof startFaulty>> }>({
  faultyProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startFaulty({}, {}, { termMs: 20_000, closedMs: 2_000 })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

const PAGE = '/chatbet?gameId=dice3'

/** Presses a quick pick as soon as enough of the draw is left, and places the slip. */
async function placeSlip(page: Page, pick: RegExp): Promise<void> {
  await expect(async () => {
    expect(Number(await page.getByRole('timer').innerText())).toBeGreaterThan(6)
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: pick }).first().click()
  await page.getByRole('button', { name: /^Place G\$/ }).click()
  await expect(page.getByText(/^Your slip is in draw/)).toBeVisible()
}

const cardsOf = (page: Page) =>
  messagesOf(page.getByRole('region', { name: 'Chat', exact: true })).getByRole('listitem')

test('[RT-03] [BT-12] a bet stands in the chat beside the bets, another player follows it with two presses, and both see how it ended and what was drawn', async ({
  page,
  context,
  browser,
  faulty,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(context, await createPlayer(faulty.url, 200))
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await logIn(other, await createPlayer(faulty.url, 200))
  const wide = await other.newPage()
  await wide.goto(faulty.url + PAGE)
  await expect(wide.getByRole('region', { name: 'Chat', exact: true }).getByRole('textbox')).toBeVisible()
  await page.goto(faulty.url + PAGE)
  await placeSlip(page, /^Big/)

  const card = cardsOf(wide).filter({ hasText: 'Sides: Big' }).first()
  await expect(card).toContainText(/Open|Waits for the draw/)
  await expect(card).not.toContainText('G$')
  await axe(wide)
  await card.getByRole('button', { name: /^Follow the bet of player/ }).click()
  await expect(wide.getByText('These are the picks of another player. The stakes are yours.')).toBeVisible()
  await expect(wide.getByRole('combobox', { name: 'This slip in the chat' })).toHaveValue('no_stake')
  await expect(async () => {
    await wide.getByRole('button', { name: /^Place G\$/ }).click({ timeout: 1_000 })
    await expect(wide.getByText(/^Your slip is in draw/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(cardsOf(wide).filter({ hasText: 'Sides: Big' })).toHaveCount(2)

  await expect(card).toContainText(/Won 1\.9|Lost/, { timeout: 60_000 })
  const result = cardsOf(wide)
    .filter({ hasText: 'Bot' })
    .filter({ has: wide.getByRole('link', { name: 'Verify' }) })
  await expect(result.first()).toBeVisible()
  await page.getByRole('button', { name: 'Chat' }).click()
  const sheet = page.getByRole('dialog', { name: 'Chat' })
  await expect(messagesOf(sheet).getByText('Sides: Big').first()).toBeVisible()
  await axe(page)
  await result.first().getByRole('link', { name: 'Verify' }).click()
  await expect(wide.getByText('Everything agrees')).toBeVisible()
  await other.close()
})

test('a player shows no bets in a room, and hides the cards of others on this device', async ({
  page,
  context,
  faulty,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const player = await createPlayer(faulty.url, 200)
  await logIn(context, player)
  await page.goto(faulty.url + PAGE)
  await expect(cardsOf(page).filter({ hasText: 'Sides: Big' }).first()).toBeVisible()
  const room = page.getByRole('region', { name: 'Chat', exact: true })
  await room.getByRole('button', { name: 'About the room' }).click()
  await room.getByRole('radio', { name: 'Not shown' }).check()
  await room.getByRole('checkbox', { name: 'Bets of players' }).uncheck()
  await expect(cardsOf(page).filter({ hasText: 'Sides: Big' })).toHaveCount(0)
  await expect.poll(async () => (await player.call(chat.rooms, { gameId: 'dice3' })).list[0]?.bets?.share).toBe('none')
})
