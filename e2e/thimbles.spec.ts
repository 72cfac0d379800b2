import * as game from '@fairground/contract/calls/game'
import type { Page } from '@playwright/test'
import { fitsEveryWindow } from './fits-windows.ts'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import { proveRound } from './prove-round.ts'

/** The game as a player sees it, in its frame. */
function thimbles(page: Page) {
  const frame = page.frameLocator('iframe')
  const cup = (at: number) => frame.getByRole('button', { name: new RegExp(`^Cup ${at}: `) })
  return {
    frame,
    cup,
    async bet(balls: '1 ball' | '2 balls', stake: string) {
      await frame.getByRole('radio', { name: balls }).check()
      await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await frame.getByRole('button', { name: /^Bet/ }).click()
      await expect(frame.getByRole('button', { name: 'Pick a cup' })).toBeVisible()
    },
    /** Lifts a cup, from 1, once the cups stand still, and waits for what was under it. */
    async lift(at: number): Promise<'ball' | 'empty'> {
      await expect(cup(at)).toHaveAttribute('aria-disabled', 'false')
      await cup(at).click()
      await expect(cup(at)).toHaveAccessibleName(/: (a ball|empty)$/)
      return (await cup(at).getAttribute('aria-label'))?.endsWith('ball') ? 'ball' : 'empty'
    },
  }
}

test('[BT-08] [FA-02] a ball is paid at once: sealed before the bet, checked after it', async ({ page, player }) => {
  await player({ deposit: 500 })
  await page.goto('/game/thimbles')
  const table = thimbles(page)
  const { frame } = table
  await expect(frame.getByText('Sealed before your bet', { exact: true })).toBeVisible()
  await expect(frame.getByText('The shuffle is only for show')).toBeVisible()
  await expect(frame.getByText('97.00%')).toBeVisible()
  let bets = 1
  await table.bet('2 balls', '10')
  while ((await table.lift(2)) === 'empty') {
    bets += 1
    await table.bet('2 balls', '10')
  }
  await expect(frame.getByText('You won')).toBeVisible()
  await expect(balance(page)).toContainText((500 - 10 * bets + 14.55).toFixed(2))
  await frame.getByRole('link', { name: 'See and verify this round' }).click()
  await expect(page.getByRole('heading', { name: /Won G\$14\.55/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Cup 2 was lifted\. Cups with a ball: (1, 2|2, 3)\.$/ })).toBeVisible()
  await proveRound(page, 'thimbles')
  await expect(page.getByRole('combobox', { name: 'Balls' })).toHaveValue('2')
})

test('[BT-08] [RG-04] an empty cup is quiet: the others are lifted, and nothing is celebrated', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/game/thimbles')
  const table = thimbles(page)
  await table.bet('1 ball', '10')
  while ((await table.lift(3)) === 'ball') await table.bet('1 ball', '10')
  await expect(table.frame.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(table.frame.getByRole('button', { name: /^Cup [12]: a ball$/ })).toHaveCount(1)
  await expect(table.frame.getByText('You won')).toBeHidden()
  const { page: rounds } = await me.call(game.betRecord, {})
  await page.goto(`/round/${rounds.content[0]?.id}`)
  await expect(page.getByRole('img', { name: /^Cup 3 was lifted\. Cups with a ball: [12]\.$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
})

test('[BT-08] an open round is the first thing after a reload, and is played to its end', async ({ page, player }) => {
  const me = await player({ deposit: 1000 })
  const { model } = await me.call(game.bet, { gameId: 'thimbles', model: { betAmount: 10, balls: 2 } })
  await page.goto('/game/thimbles')
  const table = thimbles(page)
  await expect(table.frame.getByRole('button', { name: 'Pick a cup' })).toBeVisible()
  await page.reload()
  await expect(table.frame.getByRole('radio', { name: '2 balls' })).toBeChecked()
  await table.lift(1)
  const { round, result } = (await me.call(game.round, { id: model.id })).model
  expect(round.picked).toEqual([0])
  expect(result).not.toBe('PENDING')
})

test('[BT-08] a round from the keyboard alone: a digit lifts, arrows and Enter lift', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/h5/thimbles')
  const bet = page.getByRole('button', { name: /^Bet/ })
  const pick = page.getByRole('button', { name: 'Pick a cup' })
  const statusText = page.getByRole('status')
  await expect(bet).not.toHaveAttribute('aria-busy')
  await page.keyboard.press(' ')
  await expect(pick).toBeVisible()
  await page.keyboard.press('1')
  await expect(statusText.filter({ hasText: /^Cup 1(: a ball| is empty)\./ })).toBeAttached()
  await expect(bet).not.toHaveAttribute('aria-busy')
  await page.keyboard.press(' ')
  await expect(pick).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-place="2"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statusText.filter({ hasText: /^Cup 3(: a ball| is empty)\./ })).toBeAttached()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText(/You cannot follow a ball with your eyes/)).toBeVisible()
})

fitsEveryWindow('[BT-08] the game', async (page) => {
  await page.goto('/h5/thimbles')
  await page.getByRole('button', { name: /^Bet/ }).click()
  await expect(page.getByRole('button', { name: 'Pick a cup' })).toBeVisible()
  return page.locator('[data-place]').all()
})
