import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as winners from '@fairground/contract/calls/winners'
import { createClient } from '@fairground/testkit/client.ts'
import { aimNextBet } from './aim-bet.ts'
import { expect, test } from './fixtures.ts'
import { createPlayer, type Player } from './player.ts'
import { type Product, startProduct } from './product.ts'
import { item, publishLobby } from './publish-design.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Bets on one mine, picks a tile that is a gem, and cashes out. */
async function win(player: Player, betAmount: number): Promise<number> {
  await aimNextBet(player, { gameId: 'mines', options: { mines: 1 }, moves: [0], status: 'open' })
  const { model: bet } = await player.call(game.bet, { gameId: 'mines', model: { betAmount, mines: 1 } })
  await player.call(steps.mines.play, { id: bet.id, tile: 0 })
  return (await player.call(steps.mines.cashOut, { id: bet.id })).model.winAmount
}

test('[DS-01] a published lobby names its winners by masked names, and an article is found from its list', async ({
  page,
}) => {
  const blocks = [
    item('C000108', { title: 'Lucky tonight' }),
    item('C000116', { title: 'Good to know', category: 'help' }),
  ]
  await publishLobby(product, blocks)
  await page.goto(product.url)
  const block = page.getByRole('region', { name: 'Lucky tonight' })
  await expect(block.getByText('No big wins yet')).toBeVisible()

  const player = await createPlayer(product.url, 5000)
  const amount = await win(player, 1000)
  const anybody = createClient(product.url)
  await expect.poll(async () => (await anybody(winners.list, {})).list).toHaveLength(1)
  const row = block.getByRole('listitem')
  const rows = async () => {
    await page.reload()
    return (await row.allTextContents()).join()
  }
  // The server keeps a visitor's page for some seconds.
  await expect.poll(rows).toContain(`+G$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  await expect(row).toContainText('e2***')
  await expect(row).not.toContainText(player.account)

  await page.getByRole('link', { name: /How Mines works/ }).click()
  await expect(page).toHaveURL(/\/article\/how-mines-works$/)
  await expect(page).toHaveTitle('How Mines works · Fairground')
  await expect(page.getByRole('heading', { level: 1, name: 'How Mines works' })).toBeVisible()
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain('<title>How Mines works · Fairground</title>')
})

test('[SU-05] a page keeps the drawing that the server has put into it; elsewhere it is fetched', async ({ page }) => {
  const drawings = new Set<string>()
  page.on('request', (request) => {
    const [, drawing] = /(all-art)-/.exec(request.url()) ?? []
    if (drawing) drawings.add(drawing)
  })
  await publishLobby(product, [item('C000105', { gameId: 'kangaroo', name: 'games.kangaroo', link: '/game/kangaroo' })])
  await page.goto(product.url)
  const art = page.locator('[data-kept=game-kangaroo]')
  const lines = await art.innerHTML()
  expect(lines.length).toBeGreaterThan(1000)
  // The page comes and goes without a script for it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fairness' }).first().click()
  await expect(art).toHaveCount(0)
  await page.goBack()
  await expect(art).toHaveCount(1)
  expect(await art.innerHTML()).toBe(lines)
  expect([...drawings]).toEqual([])
  await page.goto(`${product.url}/fairness`)
  // Before that a link loads the next page as a whole, which the server has drawn again.
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  await page.getByRole('link', { name: 'Fairground' }).first().click()
  await expect.poll(() => [...drawings].toSorted()).toEqual(['all-art'])
  await expect(page.getByRole('main').locator('svg circle').first()).toBeAttached()
})
