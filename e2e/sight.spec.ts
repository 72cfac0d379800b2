import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as playSession from '@fairground/contract/calls/play-session'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import type { Player } from './player.ts'

const sight = (root: Page | FrameLocator | Locator) =>
  root.getByText(/^Time played this session\s*\d+:\d\d\s*Net position of this session/)

/** The net position as the server sums it, in the words of the screen. */
async function netOf({ call }: Player): Promise<string> {
  const { net = Number.NaN } = (await call(playSession.sum)).model
  return `${net < 0 ? '−' : net > 0 ? '+' : ''}G$${Math.abs(net).toFixed(2)}`
}

/** A round of another device: one gem among 24 mines. */
async function playElsewhere({ call }: Player): Promise<void> {
  const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 3, mines: 24 } })
  await call(steps.mines.play, { id: model.id, tile: 7 })
}

test('[RG-04] the session’s clock and net position stand in the game and in the header, and follow each round', async ({
  page,
  player,
  axe,
}) => {
  const me = await player({ deposit: 200 })
  await page.goto('/game/mines')
  const board = mines(page)
  const inGame = sight(board.frame)
  await expect(inGame).toContainText('G$0.00')
  await expect(sight(page.getByRole('banner'))).toHaveCount(0)

  await test.step('a round is counted when the board has shown it', async () => {
    await board.betOnMine('5', 12)
    await expect(inGame).toContainText(await netOf(me))
    await expect(inGame).not.toContainText('G$0.00')
  })

  await test.step('the clock goes on', async () => {
    const clock = inGame.locator('time')
    const clockText = (await clock.textContent()) ?? ''
    await expect(clock).not.toHaveText(clockText)
  })

  await test.step('the header has it where no game does, and what another device plays', async () => {
    await page.goto('/history')
    const inHeader = sight(page.getByRole('banner'))
    await expect(inHeader).toContainText(await netOf(me))
    await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toBeVisible()
    await playElsewhere(me)
    await expect(inHeader).toContainText(await netOf(me))
    await axe(page)
  })
})

test('a game on a phone has one header: back, balance once, tools; on a desktop a theatre', async ({
  page,
  player,
  axe,
}) => {
  await player({ deposit: 200 })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/game/mines')
  const { frame } = mines(page)
  await expect(frame.getByRole('button', { name: /^Bet/ })).toBeInViewport({ ratio: 1 })
  // The stage is in the colours of the game's tile.
  await expect(frame.locator('html')).toHaveCSS('--deep', '#04302f')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(frame.getByText('G$200.00').and(frame.locator('[aria-hidden]'))).toHaveCount(1)
  await frame.getByRole('button', { name: 'Tools of the game' }).click()
  await expect(frame.getByRole('button', { name: 'Fairness' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await frame.getByRole('button', { name: /Balance/ }).click()
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('the theatre is left by Escape, and remembered', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu).toBeVisible()
    await frame.getByRole('button', { name: /^Bet/ }).press('/')
    await expect(page.getByRole('dialog', { name: 'Search games' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await frame.getByRole('button', { name: 'Theatre: the game alone' }).click()
    await expect(menu).toHaveCount(0)
    await page.reload()
    await expect(frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
    await expect(menu).toHaveCount(0)
    await frame.getByRole('button', { name: /^Bet/ }).press('Escape')
    await expect(menu).toBeVisible()
    await frame.getByRole('button', { name: /^Bet/ }).press('t')
    await expect(menu).toHaveCount(0)
  })

  await test.step('back leads to the lobby', async () => {
    await frame.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
