import * as game from '@fairground/contract/calls/game'
import type { SwitchKind } from '@fairground/contract/switches'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { untilLive } from './live-page.ts'
import { mines } from './mines.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

test.describe.configure({ mode: 'default' })

/** A separate server, since what is off is off for every player. */
let product: Product
let key: string
test.beforeAll(async () => {
  product = await startProduct()
  key = product.newStaffKey('ana')
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

/** A player at Mines with an open round, and staff at the switches of a kind. */
async function meet(page: Page, playing: BrowserContext, kind: SwitchKind) {
  const me = await createPlayer(product.url, 100)
  await logIn(playing, me)
  const table = await playing.newPage()
  await table.goto(`${product.url}/game/mines`)
  const board = mines(table)
  await board.betOnGem('5', 7)
  await page.goto(`${product.url}/staff#switches/${kind}`)
  await page.getByLabel('Staff key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return { me, table, board, bet: board.frame.getByRole('button', { name: /^Bet/ }) }
}

test('[OP-02] [PO-01] staff switches a game off: it says so on its card, lets the open round finish, and answers the next bet with its popup', async ({
  page,
  context,
}) => {
  const { me, table, board, bet } = await meet(page, context, 'game')
  const lobby = await context.newPage()
  const isLive = untilLive(lobby)
  await lobby.goto(product.url)
  await isLive
  const games = lobby.getByRole('region', { name: 'Games', exact: true })
  const card = games.getByRole('listitem').filter({ hasText: 'Mines' })
  await expect(card.getByRole('link')).toHaveCount(1)
  const row = page.getByRole('article', { name: 'Mines', exact: true })
  await turn(page, row, 'off', 'A broken picture')
  await expect(card.getByText('Closed for now')).toBeVisible()
  await expect(card.getByRole('link')).toHaveCount(0)
  await board.cashOut.click()
  await expect(board.cashOut).toBeHidden()
  expect((await me.call(game.open, {})).list).toEqual([])
  await bet.click()
  await expect(table.getByRole('dialog', { name: /Mines/ })).toBeVisible()
  await turn(page, row, 'on', 'Painted again')
  await expect(card.getByRole('link')).toHaveCount(1)
})

test('[OP-02] staff finds a player and switches the player off, who finishes the round and reads why a bet is refused', async ({
  page,
  context,
}) => {
  const { me, board, bet } = await meet(page, context, 'player')
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
  await me.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 1 } })
})
