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

test('[RT-03] [BT-12] bets that are typed in the chat fill the slip, `/bet` is never sent, and a slip that is kept is there after a reload', async ({
  page,
  context,
  faulty,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const player = await createPlayer(faulty.url, 200)
  await logIn(context, player)
  await page.goto(faulty.url + PAGE)
  const room = page.getByRole('region', { name: 'Chat', exact: true })
  const field = room.getByRole('textbox', { name: 'Message', exact: true })
  await field.fill('/bet bgi 5')
  await expect(room.getByText('The word “bgi” is unknown.')).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue('/bet bgi 5')
  await axe(page)
  await field.fill('/bet big 5')
  await field.press('Enter')
  const stakeOfBig = page.getByRole('textbox', { name: 'Stake on Sides: Big' })
  await expect(stakeOfBig).toHaveValue('5.00')
  await expect(field).toHaveValue('')
  await field.fill('odd 2; 3,18 1')
  await room.getByRole('button', { name: /^As a bet: / }).click()
  await expect(stakeOfBig).toHaveCount(0)
  await expect(page.getByText('Picks: 3')).toBeVisible()
  const { list } = (await player.call(chat.open, { gameId: 'dice3' })).model
  expect(list.filter(({ message }) => message?.body.includes('bet'))).toEqual([])

  await page.getByRole('button', { name: 'Keep as usual' }).click()
  await page.reload()
  await page.getByRole('button', { name: /^Sides: Odd 2\.00/ }).click()
  await expect(page.getByText('Picks: 3')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: /^Forget the slip/ }).click()
  await expect(page.getByText('My usual')).toHaveCount(0)
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
