import * as auth from '@fairground/contract/calls/auth'
import * as gameCalls from '@fairground/contract/calls/game'
import { aimNextBet } from './aim-bet.ts'
import { SERVER_GONE } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { createPlayer, logIn } from './player.ts'
import { startProduct } from './product.ts'

test('[BT-17] [PU-12] an open round goes on after a reload and on another device; a win that no board can show lands at once', async ({
  page,
  player,
  browser,
}) => {
  const someone = await player({ deposit: 100 })
  await page.goto('/game/mines')
  const game = mines(page)
  await game.betOnGem('10', 7)
  await page.reload()
  await expect(game.tile(7)).toHaveAccessibleName(/gem$/)
  await expect(game.cashOut).toBeEnabled()

  const device = await browser.newContext()
  await logIn(device, someone)
  const second = await device.newPage()
  await second.goto('/')
  await second.getByRole('link', { name: 'Go on playing' }).click()
  const there = mines(second)
  await expect(there.tile(7)).toHaveAccessibleName(/gem$/)
  await there.cashOut.click()
  await expect(there.frame.getByRole('link', { name: 'See and verify this round' })).toBeVisible()
  await device.close()

  // A ticket that is won and never scratched; its win waits in a hold.
  await aimNextBet(someone, { gameId: 'scratch', options: {}, moves: [], status: 'won' })
  const { model } = await someone.call(gameCalls.bet, { gameId: 'scratch', model: { betAmount: 1 } })
  expect(model.held).toBe(true)
  const finish = page.waitForResponse((response) => response.url().endsWith('/finish_all_my_hold'))
  await page.reload()
  expect((await finish).ok()).toBe(true)
  const { user } = await someone.call(auth.userInfo)
  expect(user.heldBalance).toBe(0)
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
    await game.betOnGem('10', 7)
    await product.killAndRestart()
    expect(await game.pick(8)).toMatch(/gem|mine/)
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
    // Else it complains of the server that goes away.
    await page.close()
    await product.stop()
  }
})
