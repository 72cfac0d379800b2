import * as game from '@fairground/contract/calls/game'
import * as responsible from '@fairground/contract/calls/responsible'
import type { Page } from '@playwright/test'
import { begin, openAutoplay } from './autoplay.ts'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'

const phone = { width: 360, height: 740 }
const banner = (page: Page) => page.getByRole('region', { name: 'You are taking a break' })

/** Opens Mines with a stake in its field, and waits until the Bet button takes a key. */
async function openMines(page: Page, stake: string) {
  await page.goto('/game/mines')
  const { frame } = mines(page)
  await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
  const bet = frame.getByRole('button', { name: /^Bet/ })
  await expect(bet).toBeEnabled()
  return { frame, bet }
}

test('[RG-02] a bet beyond a limit opens a popup: which limit, what is left, until when, and the way to the limits', async ({
  page,
  player,
  axe,
}) => {
  await page.setViewportSize(phone)
  const me = await player({ deposit: 200 })
  await me.call(responsible.setLimit, { kind: 'loss', period: 'day', value: 30 })
  const { frame, bet } = await openMines(page, '31')
  const popup = page.getByRole('dialog', { name: 'Your loss limit' })

  await bet.press('Enter')
  await expect(popup).toContainText('G$30.00')
  await expect(popup).toContainText(/for the day leaves G\$30\.00 until .*\d{2}/)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(bet).toBeFocused()

  await test.step('the game says the same, and the next bet opens the popup again', async () => {
    await expect(frame.getByRole('status').filter({ hasText: 'Your loss limit' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(popup).toBeVisible()
    await popup.getByRole('link', { name: 'See my limits' }).press('Enter')
    await expect(page).toHaveURL(/\/responsible\?part=limits$/)
    await expect(page.getByRole('heading', { name: 'Limits' })).toBeFocused()
  })
})

test('[RG-02] a run of autoplay ends at a limit, and says which', async ({ page, player }) => {
  const me = await player({ deposit: 200 })
  await me.call(responsible.setLimit, { kind: 'wager', period: 'day', value: 12 })
  await page.goto('/game/mines')
  const frame = await openAutoplay(page)
  await frame.getByRole('button', { name: '10', exact: true }).click()
  await begin(frame, 'G$50.00')
  const popup = page.getByRole('dialog', { name: 'Your wager limit' })
  await expect(popup).toContainText('for the day leaves G$2.00 until')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(frame.getByText(/Autoplay: 2 bets/)).toBeVisible()
  await expect(frame.getByRole('status').filter({ hasText: 'Your wager limit' })).toBeVisible()
})

test('[RG-03] during a break a banner says until when, and a bet is refused in the game, which shows no bets of others', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 50 })
  await page.goto('/responsible')
  const breaks = page.getByRole('region', { name: 'Take a break' })
  await breaks.getByRole('button', { name: 'Take a break' }).click()
  await breaks.getByRole('button', { name: 'Yes, stop play' }).click()
  await expect(banner(page)).toContainText(/^Your break runs until .+You can withdraw at any time\./)
  await expect(me.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } })).rejects.toThrow()
  const { frame, bet } = await openMines(page, '1')
  await bet.press('Enter')
  await expect(page.getByRole('dialog', { name: 'You are taking a break' })).toContainText('until')
  await expect(frame.getByRole('tab')).toHaveText(['My bets'])
})

test('[RG-06] the statement comes as a file', async ({ page, player }) => {
  await player({ deposit: 80 })
  await page.goto('/responsible')
  const statement = page.getByRole('region', { name: 'Statement' })
  await expect(statement.getByRole('definition').last()).toHaveText('G$80.00')
  const download = page.waitForEvent('download')
  await statement.getByRole('button', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toBe('statement.pdf')
})
