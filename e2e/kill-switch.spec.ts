import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

test.describe.configure({ mode: 'serial' })

/** A separate server, since a game that is off is off for every player. */
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[PO-01] [OP-02] a game that is switched off says so on its card, lets the open round finish, and answers a new bet with its popup', async ({
  page,
  context,
}) => {
  const me = await createPlayer(product.url, 100)
  await logIn(context, me)
  await page.goto(`${product.url}/game/mines`)
  const board = mines(page)
  await board.mines(1)
  await board.betUntilLamp('5', 7)
  const lobby = await context.newPage()
  await lobby.goto(product.url)
  const games = lobby.getByRole('region', { name: 'Games', exact: true })
  const card = games.getByRole('listitem').filter({ hasText: 'Mines' })
  await expect(card.getByRole('link')).toHaveCount(1)

  await product.staff(operator.saveGame, { gameId: 'mines', enabled: false })
  await expect(card.getByText('Closed for now')).toBeVisible()
  await expect(card.getByRole('link')).toHaveCount(0)
  await page.reload()
  await board.cashOut.click()
  await expect(board.cashOut).toBeHidden()
  expect((await me.call(game.open, {})).list).toEqual([])
  await board.frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(page.getByRole('dialog', { name: /Mines/ })).toBeVisible()

  await product.staff(operator.saveGame, { gameId: 'mines', enabled: true })
  await expect(card.getByRole('link')).toHaveCount(1)
})
