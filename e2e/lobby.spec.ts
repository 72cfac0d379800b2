import * as game from '@fairground/contract/calls/game'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'
import { startProduct } from './product.ts'

test('an empty house invites to the next flight; then the newest bets stand in the lobby and in the game, and who is there', async ({
  page,
  context,
  axe,
}) => {
  const product = await startProduct()
  const block = page.getByRole('region', { name: 'Right now' })
  /** It asks only while it is in sight, and what comes in above it moves it. */
  const see = (text: string) =>
    expect(async () => {
      await block.scrollIntoViewIfNeeded()
      expect(await block.textContent()).toContain(text)
    }).toPass()
  try {
    await page.goto(product.url)
    await see('Nobody has bet yet')
    await expect(block.getByRole('link', { name: 'To the flight' })).toHaveAttribute('href', '/game/crash')
    await expect(block).not.toContainText('online')
    await axe(page)

    const me = await createPlayer(product.url, 50)
    const { model } = await me.call(game.bet, { gameId: 'scratch', model: { betAmount: 4 } })
    const outcome = model.result === 'WIN' ? `Paid G$${model.winAmount.toFixed(2)}` : 'Lost'
    await expect(block.getByRole('listitem')).toHaveText([
      new RegExp(`^e2\\*{3}Scratch cards${outcome.replace(/[$.]/g, '\\$&')}Bet G\\$4.00$`),
    ])
    await logIn(context, me)
    await page.goto(`${product.url}/game/scratch`)
    const tabs = page.frameLocator('iframe').getByRole('tablist', { name: 'Bets in this game' })
    const panel = page.frameLocator('iframe').getByRole('tabpanel')
    await tabs.scrollIntoViewIfNeeded()
    // Beside a game there is less room: whole amounts stand without their zeros.
    await expect(panel.getByRole('listitem')).toContainText([outcome.replace(/\.00$/, '')])
    await tabs.getByRole('tab', { name: 'My bets' }).click()
    await expect(panel.getByRole('listitem').getByRole('link')).toHaveAttribute('href', `/round/${model.id}`)
    await tabs.getByRole('tab', { name: 'Highest wins' }).click()
    await expect(panel).toContainText(model.winAmount > 4 ? '×' : 'Nobody has won big in the last 24 hours.')
    await axe(page)
    await page.goto(product.url)
    await see('1 player online')
  } finally {
    // A loaded page would go on calling a server that is gone.
    await page.goto('about:blank')
    await product.stop()
  }
})
