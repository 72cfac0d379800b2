import * as game from '@fairground/contract/calls/game'
import * as playSession from '@fairground/contract/calls/play-session'
import * as responsible from '@fairground/contract/calls/responsible'
import type { Page } from '@playwright/test'
import { begin, openAutoplay } from './autoplay.ts'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import { findMisfits } from './pixels-astray.ts'

const phone = { width: 360, height: 740 }
const banner = (page: Page) => page.getByRole('region', { name: 'You are taking a break' })

for (const width of [360, 1280])
  test(`[RG-06] a player at ${width} px finds limits, breaks and a statement that leads to the balance`, async ({
    page,
    player,
    axe,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await player({ deposit: 80 })
    await page.goto('/responsible')
    await expect(page.getByRole('heading', { name: 'Responsible play' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Limits' })).toBeVisible()
    const statement = page.getByRole('region', { name: 'Statement' })
    await expect(statement.getByRole('listitem')).toHaveText([/^Deposits.*G\$80\.00/])
    await expect(statement.getByRole('definition').last()).toHaveText('G$80.00')
    await statement.getByRole('button', { name: 'Choose days' }).click()
    await statement.getByLabel('From').fill('2020-01-01')
    await expect(statement.getByRole('alert')).toHaveText(
      'Choose a period of at most 400 days that ends after it begins.',
    )
    await statement.getByLabel('From').fill(await statement.getByLabel('To').inputValue())
    await expect(statement.getByRole('alert')).toBeHidden()
    await expect(statement.getByRole('definition').last()).toHaveText('G$80.00')
    const download = page.waitForEvent('download')
    await statement.getByRole('button', { name: 'PDF' }).click()
    expect((await download).suggestedFilename()).toBe('statement.pdf')
    await expect.poll(() => findMisfits(page)).toEqual([])
    await axe(page)
  })

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

test('[RG-03] the reality check shows time and result; closing it lets no bet pass, and playing on does', async ({
  page,
  player,
  axe,
}) => {
  await page.setViewportSize(phone)
  const me = await player({ deposit: 200 })
  await me.call(game.bet, { gameId: 'scratch', model: { betAmount: 5 } })
  const { net = Number.NaN } = (await me.call(playSession.sum)).model
  // A server's clock cannot be moved by a journey: its own refusal is shown before its own answer.
  let isDue = true
  await page.route('**/api/game/bet', (route) =>
    isDue
      ? route.fulfill({
          json: { status: 20305, message: 'reality_check', serverTime: Date.now(), params: { minutes: 61 } },
        })
      : route.continue(),
  )
  await page.route('**/api/responsible/play_on', async (route) => {
    isDue = false
    await route.continue()
  })
  const { frame, bet } = await openMines(page, '2')
  const popup = page.getByRole('dialog', { name: 'Reminder of your time' })
  await bet.press('Enter')
  await expect(popup).toContainText('61 min')
  await expect(popup).toContainText(`G$${Math.abs(net).toFixed(2)}`)
  await expect(popup.getByRole('link')).toHaveText(['Take a break', 'Statement'])
  await axe(page)

  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await bet.press('Enter')
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Play on' }).press('Enter')
  await expect(popup).toHaveCount(0)
  await bet.press('Enter')
  await expect(frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
})

test('[RG-03] during a break a banner says until when, and nothing in the lobby, the wallet or a game urges on', async ({
  page,
  player,
  axe,
}) => {
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  const raisedTab = page.getByRole('navigation').locator('.glow')
  const me = await player({ deposit: 50 })
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(raisedTab).toHaveCount(1)
  await page.setViewportSize(desktop)
  const latest = page.getByRole('heading', { name: 'Right now' })
  await expect(latest).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play Mines' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)

  await test.step('the break is taken on the page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Responsible play' }).click()
    await expect(page).toHaveURL(/\/responsible$/)
    const breaks = page.getByRole('region', { name: 'Take a break' })
    await expect(breaks.getByRole('combobox', { name: 'How long: Take a break' })).toHaveValue(/hours24$/)
    await breaks.getByRole('button', { name: 'Take a break' }).click()
    await breaks.getByRole('button', { name: 'Yes, stop play' }).click()
    await expect(banner(page)).toContainText(/^Your break runs until .+You can withdraw at any time\./)
  })

  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mines' }).first()).toBeVisible()
  await expect(latest).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Play Mines' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toHaveCount(0)
  await axe(page)
  await page.setViewportSize(phone)
  await expect(page.getByRole('navigation').getByText('Deposit')).toBeVisible()
  await expect(raisedTab).toHaveCount(0)
  await page.setViewportSize(desktop)
  await banner(page).getByRole('button', { name: 'Withdraw' }).click()
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await expect(wallet).toBeVisible()
  await wallet.getByRole('tab', { name: 'Deposit' }).click()
  await expect(wallet).toContainText('Deposits wait until your break is over.')
  await expect(me.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } })).rejects.toThrow()

  const { frame, bet } = await openMines(page, '1')
  await bet.press('Enter')
  await expect(page.getByRole('dialog', { name: 'You are taking a break' })).toContainText('until')
  await expect(frame.getByRole('tab')).toHaveText(['My bets'])
})

test('[RG-02] the wallet says what the deposit limit leaves, and offers no larger amount', async ({ page, player }) => {
  await page.setViewportSize(phone)
  const me = await player({ deposit: 50 })
  await me.call(responsible.setLimit, { kind: 'deposit', period: 'week', value: 200 })
  await page.goto('/')
  await page.getByRole('button', { name: /Balance/ }).click()
  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await expect(wallet).toContainText('You can deposit G$150.00 more this week.')
  await expect(wallet.getByRole('button', { name: 'G$100', exact: true })).toBeEnabled()
  await expect(wallet.getByRole('button', { name: 'G$500', exact: true })).toBeDisabled()
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('151')
  await wallet.getByRole('button', { name: /^Deposit G/ }).click()
  await expect(page.getByRole('dialog', { name: 'Your deposit limit' })).toContainText('G$150.00')
})
