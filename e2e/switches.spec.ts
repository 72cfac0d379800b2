import * as game from '@fairground/contract/calls/game'
import * as switches from '@fairground/contract/calls/switches'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { untilLive } from './live-page.ts'
import { mines } from './mines.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

/** A separate server, since what is off is off for every player. */
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Turns the switch of a row on the staff page, with a reason. */
async function turn(page: Page, row: Locator, how: 'off' | 'on', reason: string): Promise<void> {
  await row.getByRole('button', { name: new RegExp(`^Switch ${how}`) }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Switch ${how} .*\\?$`) })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: `Switch ${how}` }).click()
  await expect(row).toContainText(`Switched ${how} by ana`)
  await expect(row).toContainText(reason)
}

test('[OP-02] [PO-01] staff switches a game off, then a player: the open round is finished, and the next bet is told why it is refused', async ({
  page,
  browser,
}) => {
  const me = await createPlayer(product.url, 100)
  const playing = await browser.newContext({ locale: 'en-US' })
  await logIn(playing, me)
  const table = await playing.newPage()
  await table.goto(`${product.url}/game/mines`)
  const board = mines(table)
  const bet = board.frame.getByRole('button', { name: /^Bet/ })
  await board.betUntilLamp('5', 7)
  await page.goto(`${product.url}/staff#switches/game`)
  await page.getByLabel('Staff key').fill(product.newStaffKey('ana'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  const mineGame = page.getByRole('article', { name: 'Mines', exact: true })

  await test.step('a game says so on its card, lets the open round finish, and answers a bet with its popup', async () => {
    const lobby = await playing.newPage()
    const isLive = untilLive(lobby)
    await lobby.goto(product.url)
    await isLive
    const games = lobby.getByRole('region', { name: 'Games', exact: true })
    const card = games.getByRole('listitem').filter({ hasText: 'Mines' })
    await expect(card.getByRole('link')).toHaveCount(1)
    await turn(page, mineGame, 'off', 'A broken picture')
    await expect(card.getByText('Closed for now')).toBeVisible()
    await expect(card.getByRole('link')).toHaveCount(0)
    await board.cashOut.click()
    await expect(board.cashOut).toBeHidden()
    expect((await me.call(game.open, {})).list).toEqual([])
    await bet.click()
    await expect(table.getByRole('dialog', { name: /Mines/ })).toBeVisible()
    await table.keyboard.press('Escape')
    await turn(page, mineGame, 'on', 'Painted again')
    await expect(card.getByRole('link')).toHaveCount(1)
    await lobby.close()
  })

  await test.step('a player who is looked for by name finishes the round, and reads why a bet is refused', async () => {
    await board.betUntilLamp('5', 7)
    await page.getByRole('tab', { name: 'Players' }).click()
    await page.getByRole('textbox', { name: 'Account' }).fill(me.account)
    await page.getByRole('textbox', { name: 'Account' }).press('Enter')
    const row = page.getByRole('list', { name: 'Players' }).getByRole('article')
    await expect(row).toContainText(me.userId)
    await turn(page, row, 'off', 'Asked by the bank')
    await board.cashOut.click()
    await expect(board.cashOut).toBeHidden()
    await bet.click()
    await expect(board.frame.getByText(/Your account is closed for bets, deposits and gifts/)).toBeVisible()
    await turn(page, row, 'on', 'Cleared')
    await playing.close()
  })
  const { list } = await product.staff(switches.listSwitches)
  expect(list.filter(({ off }) => off)).toEqual([])
  await me.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 1 } })
})
