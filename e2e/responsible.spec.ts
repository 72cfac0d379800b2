import * as game from '@fairground/contract/calls/game'
import * as responsible from '@fairground/contract/calls/responsible'
import type { Page } from '@playwright/test'
import { begin, openAutoplay } from './autoplay.ts'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'

/** Opens Mines with a stake in its field, and answers its Bet button once that takes a key. */
async function openMines(page: Page, stake: string) {
  await page.goto('/game/mines')
  const { frame } = mines(page)
  await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
  const bet = frame.getByRole('button', { name: /^Bet/ })
  await expect(bet).toBeEnabled()
  return bet
}

test('[RG-02] [RG-03] [RG-06] a careful player at a phone: limits that meet a bet and a run, a break, a statement', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const me = await player({ deposit: 200 })
  await me.call(responsible.setLimit, { kind: 'loss', period: 'day', value: 30 })

  await test.step('a bet beyond a limit opens its popup, which leads to the limits', async () => {
    const bet = await openMines(page, '31')
    await bet.press('Enter')
    const popup = page.getByRole('dialog', { name: 'Your loss limit' })
    await expect(popup).toContainText(/for the day leaves G\$30\.00 until .*\d{2}/)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(bet).toBeFocused()
    await page.keyboard.press('Enter')
    await popup.getByRole('link', { name: 'See my limits' }).press('Enter')
    await expect(page).toHaveURL(/\/responsible\?part=limits$/)
    await expect(page.getByRole('heading', { name: 'Limits' })).toBeFocused()
  })

  await test.step('a run of autoplay ends at a limit, and says which', async () => {
    await me.call(responsible.setLimit, { kind: 'wager', period: 'day', value: 12 })
    await page.goto('/game/mines')
    const frame = await openAutoplay(page)
    await frame.getByRole('button', { name: '10', exact: true }).click()
    await begin(frame, 'G$50.00')
    await expect(page.getByRole('dialog', { name: 'Your wager limit' })).toContainText(
      'for the day leaves G$2.00 until',
    )
    await page.keyboard.press('Escape')
    await expect(frame.getByText(/Autoplay: 2 bets/)).toBeVisible()
  })

  await test.step('the statement comes as a file', async () => {
    await page.goto('/responsible')
    const statement = page.getByRole('region', { name: 'Statement' })
    await expect(statement.getByText('G$200.00').first()).toBeVisible()
    const download = page.waitForEvent('download')
    await statement.getByRole('button', { name: 'PDF' }).click()
    expect((await download).suggestedFilename()).toBe('statement.pdf')
  })

  await test.step('a break has its banner, and refuses a bet', async () => {
    const breaks = page.getByRole('region', { name: 'Take a break' })
    await breaks.getByRole('button', { name: 'Take a break' }).click()
    await breaks.getByRole('button', { name: 'Yes, stop play' }).click()
    const banner = page.getByRole('region', { name: 'You are taking a break' })
    await expect(banner).toContainText(/^Your break runs until .+Withdrawals go on as before\./)
    await expect(me.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } })).rejects.toThrow()
    await page.goto('/game/mines')
    const { frame } = mines(page)
    await expect(frame.getByRole('button', { name: /^Bet/ })).toBeDisabled()
    await expect(frame.getByText(/^Your break runs until/)).toBeVisible()
  })
})
