import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as playSession from '@fairground/contract/calls/play-session'
import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { betOf, feedFlight, settingsOf, termOf } from './flight-feed.ts'
import { mines } from './mines.ts'
import { findMisfits, outsideFirstView, smallTargets } from './pixels-astray.ts'
import type { Player } from './player.ts'

const sight = (root: Page | FrameLocator | Locator) =>
  root.getByText(/^Time played this session\s*\d+:\d\d\s*Net position of this session/)

/** The net position as the server sums it, in the words of the screen. */
async function netOf({ call }: Player): Promise<string> {
  const { net = Number.NaN } = (await call(playSession.sum)).model
  return `${net < 0 ? '−' : net > 0 ? '+' : ''}G$${Math.abs(net).toFixed(2)}`
}

/** A round of another device: one lamp among 24 mines. */
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
    await board.mines(24)
    await board.playUntil('mine', '5', 20)
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

test('[RG-04] it stands in the smallest frame and in a demonstration, and crowds nothing out', async ({
  page,
  player,
}) => {
  await player({ deposit: 50_000 })
  for (const [width, height] of [
    [320, 240],
    [360, 640],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/h5/mines', '/h5/football', '/h5/tower?demo=true']) {
      await page.goto(path)
      await expect(sight(page), `${path} at ${width}`).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: /^(Bet|Buy)/ }).first()).toBeInViewport({ ratio: 1 })
      expect(await findMisfits(page), `${path} at ${width}`).toEqual([])
      if (height < 430) continue
      const odds = page.getByText('Return to player')
      await odds.scrollIntoViewIfNeeded()
      await expect(odds).toBeInViewport()
      await expect(sight(page), `${path} at ${width}, scrolled`).toBeInViewport({ ratio: 1 })
    }
  }
})

/** Shows a whole flight under a rule of celebration; answers how many tones it made. */
async function hearFlight(page: Page, celebration: Jurisdiction['celebration']): Promise<number> {
  const feed = await feedFlight(page, 'crash')
  const settings = settingsOf('crash', { ...demoJurisdiction, celebration })
  await feed.answer('game/settings', () => ({ model: settings }))
  await feed.answer('game/open', () => ({ list: [] }))
  await page.goto('/h5/crash')
  await feed.waitForJoin()
  await page.getByRole('button', { name: 'Sound' }).dblclick()
  const startedAt = Date.now()
  const running = termOf(5, 'RUNNING', { startedAt, growth: 0.000_06, entropy: '' })
  feed.tell(running, { kind: 'phase' })
  feed.tell(undefined, { kind: 'sync', flownMs: 0, multiplier: 1 })
  const sign = page.getByRole('region', { name: 'Crash' })
  await expect(sign).toContainText('and rising')
  feed.tell({ ...running, status: 'FINISHED', point: 1.31, nextAt: Date.now() + 60_000 }, { kind: 'phase' })
  feed.tell(undefined, { kind: 'bets', list: [betOf(1, { result: 'LOSE' })], count: 1, staked: 5, paid: 0 })
  await expect(sign).toContainText('1.31×')
  return page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0))
}

test('[RG-04] a flight sings where wins may be celebrated, and is silent where nothing is', async ({
  page,
  player,
}) => {
  await player({ deposit: 200 })
  await page.addInitScript(() => {
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function (...values) {
      const { dataset } = document.documentElement
      dataset.tones = String(Number(dataset.tones ?? 0) + 1)
      return make.apply(this, values)
    }
  })
  expect(await hearFlight(page, 'above_stake')).toBeGreaterThan(0)
  expect(await hearFlight(page, 'none')).toBe(0)
})

const GAMES = ['mines', 'tower', 'stair', 'football', 'kangaroo', 'thimbles', 'scratch', 'freespin', 'crash', 'aviator']

test('each game is played in one view of 360 × 640 by fingers, and the bet stands in 320 × 240', async ({
  page,
  player,
}) => {
  await player({ deposit: 500 })
  for (const game of GAMES) {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/h5/${game}`)
    const bet = page.locator('button[data-act]')
    await expect(bet.first(), game).toBeInViewport({ ratio: 1 })
    await expect.poll(() => outsideFirstView(page), game).toEqual([])
    await expect.poll(() => smallTargets(page), game).toEqual([])
    expect(await findMisfits(page), game).toEqual([])
    await page.setViewportSize({ width: 320, height: 240 })
    for (const one of await bet.all()) await expect(one, `${game} at 320`).toBeInViewport({ ratio: 1 })
  }
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
    await frame.getByRole('button', { name: 'Theatre: the game alone' }).click()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.reload()
    await expect(frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await frame.getByRole('button', { name: /^Bet/ }).press('Escape')
    await expect(page.getByRole('banner')).toBeVisible()
    await frame.getByRole('button', { name: /^Bet/ }).press('t')
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  await test.step('back leads to the lobby', async () => {
    await frame.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
