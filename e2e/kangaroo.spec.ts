import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import type { Page } from '@playwright/test'
import { fitsEveryWindow } from './fits-windows.ts'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import type { Player } from './player.ts'
import { proveRound } from './prove-round.ts'

/** The game as a player sees it, in its frame. */
function kangaroo(page: Page) {
  const frame = page.frameLocator('iframe')
  const hopTo = (lane: number) => frame.getByRole('button', { name: `Hop to lane ${lane} of 20` })
  return {
    frame,
    hopTo,
    cashOut: frame.getByRole('button', { name: /^Cash out/ }),
    async bet(difficulty: string, stake: string) {
      await frame.getByRole('radio', { name: difficulty, exact: true }).check()
      await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await frame.getByRole('button', { name: /^Bet/ }).click()
      await expect(frame.getByRole('button', { name: 'Hop to the first lane' })).toBeVisible()
    },
    /** Hops to a lane, from 1, and waits for what came of it. */
    async hop(lane: number): Promise<'held' | 'fell'> {
      await hopTo(lane).click()
      const statusText = frame.getByRole('status').filter({ hasText: new RegExp(`^Lane ${lane} (held|gave way)`) })
      await expect(statusText).toBeAttached()
      return (await statusText.textContent())?.includes('held') ? 'held' : 'fell'
    },
  }
}

/** Bets on another device until the first lane holds there; gives the open round. */
async function hopElsewhere({ call }: Player): Promise<string> {
  for (;;) {
    const { model } = await call(game.bet, { gameId: 'kangaroo', model: { betAmount: 10, difficulty: 'easy' } })
    const hopAnswer = await call(steps.kangaroo.play, { id: model.id })
    if (hopAnswer.model.result === 'PENDING') return model.id
  }
}

test('[BT-07] [FA-02] two lanes and a cash-out: sealed before the bet, paid by the engine’s numbers', async ({
  page,
  player,
}) => {
  await player({ deposit: 500 })
  await page.goto('/game/kangaroo')
  const road = kangaroo(page)
  const { frame } = road
  await expect(frame.getByText('Sealed before your bet')).toBeVisible()
  let bets = 1
  await road.bet('Easy', '10')
  while ((await road.hop(1)) === 'fell' || (await road.hop(2)) === 'fell') {
    bets += 1
    await road.bet('Easy', '10')
  }
  await frame.getByRole('button', { name: 'Cash out G$10.77' }).click()
  await expect(frame.getByText('You won')).toBeVisible()
  await expect(balance(page)).toContainText((500 - 10 * bets + 10.77).toFixed(2))
  await frame.getByRole('link', { name: 'See and verify this round' }).click()
  await expect(page.getByRole('heading', { name: /Won G\$10\.77/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Lanes crossed: 2 of 20\. Lanes that give way: \d+\.$/ })).toBeVisible()
  await proveRound(page, 'kangaroo')
})

test('[BT-07] [RG-04] a fall is quiet, and every lane that would have given way is told', async ({ page, player }) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/game/kangaroo')
  const road = kangaroo(page)
  await road.bet('Hardcore', '10')
  while ((await road.hop(1)) === 'held') {
    await road.cashOut.click()
    await road.bet('Hardcore', '10')
  }
  await expect(road.frame.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(road.frame.getByText('You won')).toBeHidden()
  const { page: rounds } = await me.call(game.betRecord, {})
  await page.goto(`/round/${rounds.content[0]?.id}`)
  await expect(
    page.getByRole('img', { name: /^Lanes crossed: 0 of 20\. Lanes that give way: 1(, \d+){9}\.$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
})

test('[BT-07] an open round is the first thing after a reload, on the lane where it stood', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  const id = await hopElsewhere(me)
  await page.goto('/game/kangaroo')
  const road = kangaroo(page)
  await expect(road.cashOut).toBeVisible()
  await expect(road.hopTo(2)).toBeVisible()
  await page.reload()
  await road.hop(2)
  const { round } = (await me.call(game.round, { id })).model
  expect(round.picked).toEqual([0, 1])
})

test('[BT-07] a round from the keyboard alone: 1 hops, arrows lead to the road and hop', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/h5/kangaroo')
  const bet = page.getByRole('button', { name: /^Bet/ })
  const cashOut = page.getByRole('button', { name: /^Cash out/ })
  for (let round = 0; round < 30; round += 1) {
    await expect(bet).not.toHaveAttribute('aria-busy')
    await page.keyboard.press(' ')
    await expect(page.getByRole('button', { name: 'Hop to the first lane' })).toBeVisible()
    await page.keyboard.press('1')
    await expect(cashOut.or(bet)).toBeVisible()
    if (!(await cashOut.isVisible())) continue
    const hop = page.getByRole('button', { name: 'Hop to lane 2 of 20' })
    if (!(await hop.evaluate((button) => button === document.activeElement))) await page.keyboard.press('ArrowRight')
    await expect(hop).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: /^Lane 2 (held|gave way)/ })).toBeAttached()
    if (!(await cashOut.isVisible())) continue
    await page.keyboard.press(' ')
    await expect(page.getByText('You won')).toBeVisible()
    return
  }
  throw new Error('thirty rounds without two lanes')
})

fitsEveryWindow('[BT-07] the game', async (page) => {
  await page.goto('/h5/kangaroo')
  await page.getByRole('button', { name: /^Bet/ }).click()
  await expect(page.getByRole('button', { name: 'Hop to the first lane' })).toBeVisible()
  return [page.getByRole('button', { name: 'Hop to lane 1 of 20' })]
})
