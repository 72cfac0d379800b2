import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import type { Page } from '@playwright/test'
import { fitsEveryWindow } from './fits-windows.ts'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import type { Player } from './player.ts'
import { proveRound } from './prove-round.ts'

/** The game as a player sees it, in its frame. */
function football(page: Page) {
  const frame = page.frameLocator('iframe')
  const zone = (at: number) => frame.locator(`[data-zone="${at}"]`)
  return {
    frame,
    zone,
    cashOut: frame.getByRole('button', { name: /^Cash out/ }),
    async bet(difficulty: string, stake: string) {
      await frame.getByRole('radio', { name: difficulty }).check()
      await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await frame.getByRole('button', { name: /^Bet/ }).click()
      await expect(frame.getByRole('button', { name: 'Pick a zone' })).toBeVisible()
    },
    /** Kicks and waits for what came of it. */
    async kick(at: number): Promise<'goal' | 'save'> {
      await zone(at).click()
      const statusText = frame.getByRole('status').filter({ hasText: /: (goal|saved)\./ })
      await expect(statusText).toBeAttached()
      return (await statusText.textContent())?.includes(': goal') ? 'goal' : 'save'
    },
  }
}

/** Bets on another device until the first kick is a goal there; gives the open round. */
async function scoreElsewhere({ call }: Player): Promise<string> {
  for (;;) {
    const { model } = await call(game.bet, { gameId: 'football', model: { betAmount: 10, difficulty: 'easy' } })
    const kickAnswer = await call(steps.football.play, { id: model.id, zone: 0 })
    if (kickAnswer.model.result === 'PENDING') return model.id
  }
}

test('[BT-06] [FA-02] a goal and a cash-out: sealed before the bet, paid by the engine’s numbers', async ({
  page,
  player,
}) => {
  await player({ deposit: 500 })
  await page.goto('/game/football')
  const stadium = football(page)
  const { frame } = stadium
  await expect(frame.getByText('Sealed before your bet')).toBeVisible()
  await expect(frame.getByText('96.96%').or(frame.getByText('97.00%')).first()).toBeVisible()
  let bets = 1
  await stadium.bet('Easy', '10')
  while ((await stadium.kick(3)) === 'save') {
    bets += 1
    await stadium.bet('Easy', '10')
  }
  await frame.getByRole('button', { name: 'Cash out G$12.12' }).click()
  await expect(frame.getByText('You won')).toBeVisible()
  await expect(balance(page)).toContainText((500 - 10 * bets + 12.12).toFixed(2))
  await frame.getByRole('link', { name: 'See and verify this round' }).click()
  await expect(page.getByRole('heading', { name: /Won G\$12\.12/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Goals: 1 of 5\. Kick 1: Bottom right, covered: / })).toBeVisible()
  await proveRound(page, 'football')
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('easy')
})

test('[BT-06] [RG-04] a loss is quiet: the zones that were covered are shown, and nothing is celebrated', async ({
  page,
  player,
}) => {
  await player({ deposit: 1000 })
  await page.goto('/game/football')
  const stadium = football(page)
  await stadium.bet('Expert', '10')
  while ((await stadium.kick(4)) === 'goal') {
    await stadium.cashOut.click()
    await stadium.bet('Expert', '10')
  }
  await expect(stadium.frame.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(stadium.zone(4)).toHaveAccessibleName('Middle: saved')
  await expect(stadium.frame.getByRole('button', { name: /: covered by the keeper$/ })).toHaveCount(3)
  await expect(stadium.frame.getByText('You won')).toBeHidden()
})

test('[BT-06] an open round is the first thing after a reload, and the same zone can be kicked at again', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  const id = await scoreElsewhere(me)
  await page.goto('/game/football')
  const stadium = football(page)
  await expect(stadium.cashOut).toBeVisible()
  await page.reload()
  await expect(stadium.cashOut).toBeVisible()
  await stadium.kick(0)
  // The zone's text may still belong to the previous kick.
  await expect.poll(async () => (await me.call(game.round, { id })).model.round.picked).toEqual([0, 0])
})

test('[BT-06] a round from the keyboard alone: a digit kicks, arrows and Enter kick', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/h5/football')
  const bet = page.getByRole('button', { name: /^Bet/ })
  const cashOut = page.getByRole('button', { name: /^Cash out/ })
  for (let round = 0; round < 30; round += 1) {
    await expect(bet).not.toHaveAttribute('aria-busy')
    await page.keyboard.press(' ')
    await expect(page.getByRole('button', { name: 'Pick a zone' })).toBeVisible()
    await page.keyboard.press('2')
    await expect(cashOut.or(bet)).toBeVisible()
    if (!(await cashOut.isVisible())) continue
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('[data-zone="0"]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^Top left: (goal|saved)\./ })).toBeAttached()
    if (!(await cashOut.isVisible())) continue
    await page.keyboard.press(' ')
    await expect(page.getByText('You won')).toBeVisible()
    return
  }
  throw new Error('thirty rounds without two goals')
})

fitsEveryWindow('[BT-06] the game', async (page) => {
  await page.goto('/h5/football')
  await page.getByRole('button', { name: /^Bet/ }).click()
  await expect(page.getByRole('button', { name: 'Pick a zone' })).toBeVisible()
  return page.locator('[data-zone]').all()
})
