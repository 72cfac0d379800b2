import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pixelsAstray } from './pixels-astray.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { popupLink } from './popups.ts'
import { type Product, startProduct } from './product.ts'
import { proveRound } from './prove-round.ts'

test.describe.configure({ mode: 'serial' })
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Gives a player spins as staff does. */
async function grant({ userId }: Player, count: number, value = 1): Promise<void> {
  await product.staff(operator.grantSpins, { userId, key: randomUUID(), count, value })
}

/** A player with spins who is logged in on the pages of the context. */
async function withSpins(context: BrowserContext, count: number, value = 1): Promise<Player> {
  const me = await createPlayer(product.url, 100)
  if (count > 0) await grant(me, count, value)
  await logIn(context, me)
  return me
}

/** The game as a player sees it, in its frame. */
function wheel(page: Page) {
  const frame = page.frameLocator('iframe')
  return {
    frame,
    spin: frame.getByRole('button', { name: /^Spin/ }),
    stands: frame.getByRole('status').filter({ hasText: /^The wheel has stopped\./ }),
  }
}

test('[BT-10] [FA-02] [RG-04] a spin turns the wheel, its win goes to the bonus balance, and is proved', async ({
  page,
  context,
}) => {
  const me = await withSpins(context, 2)
  await page.goto(`${product.url}/game/freespin`)
  const { frame, spin, stands } = wheel(page)
  await expect(frame.getByText('Spins of G$1.00')).toBeVisible()
  await expect(frame.getByText(/^A win goes to your bonus balance\./)).toBeVisible()
  await expect(frame.getByRole('row', { name: /25\.00× G\$25\.00 1 in 227/ })).toBeVisible()
  await spin.click()
  await expect(frame.getByRole('status').filter({ hasText: 'The wheel turns.' })).toBeAttached()
  await expect(frame.getByRole('heading', { name: 'Bonus balance' })).toBeHidden()
  await expect(stands).toBeAttached()
  await expect(frame.getByRole('heading', { name: 'Bonus balance' })).toBeVisible()
  await expect(frame.getByText(/^To your bonus balance/)).toBeVisible()
  await expect(spin).toContainText('1 spin left')
  const { page: rounds } = await me.call(game.betRecord, {})
  const [turned] = rounds.content
  const { left, bonus } = (await me.call(promotion.freeSpins)).model
  expect({ left, won: bonus?.balance }).toEqual({ left: 1, won: turned?.winAmount })
  expect((await me.call(auth.userInfo)).user.balance).toBe(100)
  await frame.getByRole('link', { name: 'See and verify this round' }).click()
  await expect(page.getByRole('img', { name: /^The wheel stopped at sector \d+ of 12: / })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
  await proveRound(page, 'freespin')
})

test('[BT-10] without spins the game says why and what to do; a gift is there at once', async ({ page, context }) => {
  const me = await withSpins(context, 0)
  await page.goto(`${product.url}/game/freespin`)
  const { frame, spin } = wheel(page)
  await expect(frame.getByText('No spins right now')).toBeVisible()
  await expect(spin).toBeDisabled()
  await frame.getByRole('button', { name: 'Daily check-in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await grant(me, 3, 5)
  await expect(frame.getByText('Spins of G$5.00')).toBeVisible()
  await expect(spin).toContainText('3 spins left')
})

test('[BT-10] spins from the keyboard alone, with reduced motion at once, and of two values', async ({
  page,
  context,
}) => {
  const me = await withSpins(context, 1, 2)
  await grant(me, 1, 5)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${product.url}/h5/freespin`)
  await page.getByRole('radio', { name: /^G\$5/ }).check()
  await page.getByRole('heading', { name: 'Free spin' }).click()
  await page.keyboard.press(' ')
  await expect(page.getByRole('status').filter({ hasText: /^The wheel has stopped\./ })).toBeAttached()
  await expect(page.getByText('Spins of G$2.00')).toBeVisible()
  expect((await me.call(promotion.freeSpins)).model.spins).toMatchObject([{ value: 2, left: 1 }])
})

test('[RT-05] [BT-10] the page of the wheel says what waits for a player', async ({ page, context }) => {
  await withSpins(context, 2)
  await page.goto(`${product.url}/freeSpin`)
  await expect(page.getByText('2 spins are waiting for you.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the wheel' }).click()
  await expect(page).toHaveURL(/\/game\/freespin$/)
})

for (const [width, height] of [
  [320, 240],
  [360, 740],
  [1680, 900],
] as const) {
  test(`[BT-10] the wheel fits ${width} × ${height}, and axe finds nothing`, async ({ page, context, axe }) => {
    await withSpins(context, 1)
    await page.setViewportSize({ width, height })
    await page.goto(`${product.url}/h5/freespin`)
    await expect(page.getByRole('button', { name: /^Spin/ })).toBeEnabled()
    await expect(page.locator('[data-board]')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Spins of G$1.00')).toBeAttached()
    await axe(page)
    expect(await pixelsAstray(page)).toBe(0)
  })
}

test('[PO-01] [BT-10] spins that wait are offered in the lobby once a day, never over another popup', async ({
  page,
  context,
}) => {
  await withSpins(context, 2)
  const offer = page.getByRole('dialog', { name: 'A wheel of twelve prizes' })
  const nextResponse = page.waitForResponse('**/api/promotion/free_spins')
  await page.goto(`${product.url}${popupLink('language')}`)
  const language = page.getByRole('dialog', { name: 'Language' })
  await expect(language).toBeVisible()
  await nextResponse
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await language.press('Escape')
  await expect(offer).toContainText('2 spins are waiting for you.')
  await offer.getByRole('link', { name: 'Go to the wheel' }).click()
  await expect(page).toHaveURL(/\/game\/freespin$/)
  await page.goto(product.url)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('who has no spins is offered none, and a visitor is not asked about', async ({ page, context }) => {
  let callCount = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/promotion/free_spins')) callCount += 1
  })
  await page.goto(product.url)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(callCount).toBe(0)
  await withSpins(context, 0)
  const answered = page.waitForResponse('**/api/promotion/free_spins')
  await page.goto(product.url)
  await answered
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[RG-01] [BT-10] in a strict jurisdiction no spins are given away, the game says so, and keys turn nothing', async ({
  page,
  context,
}) => {
  await withSpins(context, 1)
  await product.staff(operator.saveSettings, { settings: { jurisdictions: { '*': 'strict' } } })
  const jurisdiction = async () => (await product.staff(game.settings, { gameId: 'freespin' })).model.jurisdiction.id
  await expect.poll(jurisdiction).toBe('strict')
  await page.goto(`${product.url}/h5/freespin`)
  await expect(page.getByText('Where you play, free spins are not allowed.')).toBeVisible()
  await page.getByRole('heading', { name: 'Free spin' }).click()
  await page.keyboard.press(' ')
  await expect(page.getByText('The wheel turns.')).toHaveCount(0)
})
