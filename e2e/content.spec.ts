import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as operator from '@fairground/contract/calls/operator'
import type { Item } from '@fairground/contract/design'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPlayer, type Player } from './player.ts'
import { type Product, startProduct } from './product.ts'
import { item, publishLobby } from './publish-design.ts'

test.describe.configure({ mode: 'serial' })
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const headline = item('C000119', { text: 'What we publish', level: '1' })

/** Publishes a lobby of some blocks, in the surroundings that are there, and opens it once it is in force. */
async function publish(page: Page, items: readonly Item[]): Promise<void> {
  await publishLobby(product, [headline, ...items])
  await page.goto(product.url)
  await expect(page.getByRole('heading', { name: 'What we publish' })).toBeVisible()
}

/** Bets on one mine and cashes out after a tile, until that was a win. */
async function win(player: Player, betAmount: number): Promise<number> {
  const { model: bet } = await player.call(game.bet, { gameId: 'mines', model: { betAmount, mines: 1 } })
  const { model: movedRound } = await player.call(steps.mines.play, { id: bet.id, tile: 0 })
  if (movedRound.result === 'LOSE') return win(player, betAmount)
  return (await player.call(steps.mines.cashOut, { id: bet.id })).model.winAmount
}

test('recent winners say that there are none, and then who won, under a masked name', async ({ page, axe }) => {
  await publish(page, [item('C000108', { title: 'Lucky tonight' })])
  const block = page.getByRole('region', { name: 'Lucky tonight' })
  await expect(block.getByText('No big wins yet')).toBeVisible()
  await axe(page)
  const player = await createPlayer(product.url, 5000)
  const amount = await win(player, 1000)
  await expect(async () => {
    await page.reload()
    await expect(block.getByRole('listitem')).toHaveCount(1, { timeout: 2_000 })
  }).toPass()
  const row = block.getByRole('listitem')
  await expect(row).toContainText(`+G$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  await expect(row).toContainText('e2***')
  await expect(row).not.toContainText(player.account)
  await axe(page)
})

test('[SU-13] the awards figure follows the start-up configuration', async ({ page }) => {
  await product.staff(operator.saveSettings, {
    settings: { brand: { players: 1234, winners: 56 }, defaultBetAmount: 7 },
  })
  await expect(async () => {
    await publish(page, [item('C000109')])
    // 1,234 players × 7 × 10.
    await expect(page.getByText('G$86,380').last()).toBeAttached({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('1,234 players · 56 winners')).toBeVisible()
})

test('[RT-20] a countdown ticks each second by the server’s clock, and says when it is over', async ({ page }) => {
  // By the browser's clock it would be over long ago.
  await page.clock.install({ time: Date.now() + 3_600_000 })
  await publish(page, [
    item('C000114', { until: Date.now() + 20_000, title: 'The gates open in', overText: 'Come in, they are open.' }),
  ])
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^00hours00min(20|1\d)sec$/)
  const first = await timer.innerText()
  await expect(timer).not.toHaveText(first)
  await expect(page.getByText('Come in, they are open.')).toBeVisible()
  await expect(timer).toHaveCount(0)
})

test('[DS-01] an article is found from its list, and one that was taken down says so', async ({
  page,
  axe,
  faults,
}) => {
  faults.allow(/article_detail\/gone/)
  await publish(page, [item('C000116', { title: 'Good to know', category: 'help' })])
  await page.getByRole('link', { name: /How Mines works/ }).click()
  await expect(page).toHaveURL(/\/article\/how-mines-works$/)
  await expect(page.getByRole('heading', { level: 1, name: 'How Mines works' })).toBeVisible()
  await expect(page).toHaveTitle('How Mines works · Fairground')
  const html = await (await page.context().request.get(`${product.url}/article/how-mines-works`)).text()
  expect(html).toContain('<title>How Mines works · Fairground</title>')
  await axe(page)
  await page.goto(`${product.url}/article/gone`)
  await expect(page.getByRole('heading', { level: 1, name: 'This article is not here' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page.getByRole('heading', { name: 'What we publish' })).toBeVisible()
})
