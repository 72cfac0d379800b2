import * as auth from '@fairground/contract/calls/auth'
import * as gameCalls from '@fairground/contract/calls/game'
import { SERVER_GONE } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { createPlayer, logIn } from './player.ts'
import { startProduct } from './product.ts'

test('an open round is the first thing after a reload, as it was', async ({ page, player }) => {
  await player({ deposit: 100 })
  await page.goto('/game/mines')
  const game = mines(page)
  await game.betUntilLamp('10', 7)
  await page.reload()
  await expect(game.tile(7)).toHaveAccessibleName(/lamp$/)
  await expect(game.cashOut).toBeEnabled()
  await game.cashOut.click()
  await expect(game.frame.getByRole('link', { name: 'See and verify this round' })).toBeVisible()
})

test('a round that was begun on one device is finished on another', async ({ page, player, browser }) => {
  const someone = await player({ deposit: 100 })
  await page.goto('/game/mines')
  await mines(page).betUntilLamp('10', 7)
  const device = await browser.newContext()
  await logIn(device, someone)
  const second = await device.newPage()
  await second.goto('/')
  await second.getByRole('link', { name: 'Go on playing' }).click()
  const there = mines(second)
  await expect(there.tile(7)).toHaveAccessibleName(/lamp$/)
  await there.cashOut.click()
  await expect(there.frame.getByRole('link', { name: 'See and verify this round' })).toBeVisible()
  await device.close()
})

test('[BT-17] [PU-12] a win that no board can show lands at once: after a game is left, and after a reload', async ({
  page,
  player,
}) => {
  const { call } = await player({ deposit: 500 })
  /** Wins a ticket without scratching it; its win waits in a hold. */
  const winUnseen = async () => {
    for (;;) {
      const { model } = await call(gameCalls.bet, { gameId: 'scratch', model: { betAmount: 1 } })
      if (model.held) return
    }
  }
  const nextFinish = () => page.waitForResponse((response) => response.url().endsWith('/finish_all_my_hold'))
  const readHeldBalance = async () => (await call(auth.userInfo)).user.heldBalance
  await page.goto('/game/mines')
  await expect(mines(page).frame.getByRole('button', { name: /^Bet/ })).toBeEnabled()
  await winUnseen()
  const [left] = await Promise.all([nextFinish(), page.getByRole('banner').getByRole('link').first().click()])
  expect(left.ok()).toBe(true)
  expect(await readHeldBalance()).toBe(0)

  // A page of its own: nothing of the one before is under way in it.
  await page.goto('/game/mines')
  await expect(mines(page).frame.getByRole('button', { name: /^Bet/ })).toBeEnabled()
  await winUnseen()
  const [finishResponse] = await Promise.all([nextFinish(), page.reload()])
  expect(finishResponse.ok()).toBe(true)
  expect(await readHeldBalance()).toBe(0)
  const { user } = await call(auth.userInfo)
  await expect(balance(page)).toContainText(user.balance.toFixed(2))
})

test('[RE-01] kill -9 of the server in the middle of a round: the page goes on by itself, nothing is lost', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(SERVER_GONE)
  const product = await startProduct()
  try {
    const player = await createPlayer(product.url, 100)
    await logIn(context, player)
    await page.goto(`${product.url}/game/mines`)
    const game = mines(page)
    await game.betUntilLamp('10', 7)
    await product.killAndRestart()
    expect(await game.pick(8)).toMatch(/lamp|mine/)
    const { list } = await player.call(gameCalls.open)
    for (const { id } of list) {
      await game.cashOut.click()
      await expect(game.frame.getByRole('link', { name: 'See and verify this round' })).toBeVisible()
      expect((await player.call(gameCalls.betResult, { id })).model.result).toBe('WIN')
    }
    // A win is the player's from its round's end on; it leaves its hold a moment later.
    const { user } = await player.call(auth.userInfo)
    await expect(balance(page)).toContainText((user.balance + user.heldBalance).toFixed(2))
  } finally {
    await product.stop()
  }
})
