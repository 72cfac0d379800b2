import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import { pixelsAstray } from './pixels-astray.ts'
import type { Player } from './player.ts'

/** Bets with one mine on another device until a tile is safe there; gives the open round. */
async function openElsewhere({ call }: Player) {
  for (;;) {
    const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 10, mines: 1 } })
    const playAnswer = await call(steps.mines.play, { id: model.id, tile: 7 })
    if (playAnswer.model.result === 'PENDING') return model.id
  }
}

test('[BT-03] [FA-02] [BT-17] a win: sealed before the bet, paid by the engine’s numbers, counted into the balance', async ({
  page,
  player,
}) => {
  await player({ deposit: 500 })
  await page.goto('/game/mines')
  const board = mines(page)
  const { frame } = board
  await expect(frame.getByText('Sealed before your bet')).toBeVisible()
  await expect(frame.getByText('bet number 0')).toBeVisible()
  await board.mines(1)
  await expect(frame.getByText('96.00%')).toBeVisible()
  await expect(frame.getByRole('definition').filter({ hasText: /^1\.0104×$/ })).toBeVisible()

  const bets = await board.playUntil('lamp', '10', 12)
  await frame.getByRole('button', { name: 'Cash out G$10.10' }).click()
  await expect(frame.getByText('You won')).toBeVisible()
  await expect(frame.getByRole('button', { name: /mine$/ })).toHaveCount(1)
  const balance = (500 - 10 * bets + 10.1).toFixed(2)
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toContainText(balance)
  await expect(frame.getByText(`bet number ${bets}`)).toBeVisible()
  await expect(frame.getByRole('navigation', { name: 'Your last results' }).getByRole('link').first()).toHaveText(
    '1.0104×',
  )
})

test('[BT-03] [RG-04] a loss is quiet: every mine is shown, and nothing is celebrated', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.goto('/game/mines')
  const board = mines(page)
  await board.mines(24)
  await board.playUntil('mine', '10', 3)
  await expect(board.frame.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(board.frame.getByRole('button', { name: /: (mine|the mine that ended the round)$/ })).toHaveCount(24)
  await expect(board.frame.getByText('You won')).toBeHidden()
})

test('[BT-03] an open round is the first thing shown, and follows what another device does', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  const id = await openElsewhere(me)
  await page.goto('/game/mines')
  const board = mines(page)
  await expect(board.frame.getByRole('button', { name: 'Cash out G$10.10' })).toBeVisible()
  await expect(board.tile(7)).toHaveAccessibleName('Row 2, column 3: lamp')
  await page.reload()
  await expect(board.tile(7)).toHaveAccessibleName('Row 2, column 3: lamp')
  await expect(board.frame.getByRole('img', { name: 'Balance is live' })).toBeVisible()

  await me.call(steps.mines.cashOut, { id })
  await expect(board.frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
  await expect(board.frame.getByRole('button', { name: /mine$/ })).toHaveCount(1)
})

test('[RE-03] [RE-09] a bet whose answer is lost is asked again and counts once', async ({ page, player, faults }) => {
  faults.allow(/net::ERR_FAILED/)
  const me = await player({ deposit: 100 })
  await page.goto('/game/mines')
  const board = mines(page)
  let lostCount = 0
  await page.route('**/api/game/bet', async (route) => {
    if (lostCount === 2) return route.continue()
    lostCount += 1
    await route.fetch()
    await route.abort('failed')
  })
  await board.frame.getByRole('textbox', { name: 'Stake' }).fill('10')
  await board.frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(board.frame.getByText('We are checking your bet')).toBeVisible()
  await expect(board.frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toContainText('90.00')
  expect((await me.call(game.betRecord, {})).page.total).toBe(1)
})

test('[BT-03] a round from the keyboard alone', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.goto('/h5/mines')
  const stake = page.getByRole('textbox', { name: 'Stake' })
  await expect(page.getByRole('button', { name: /^Bet/ })).toBeEnabled()
  await page.keyboard.press('s')
  await expect(stake).toHaveValue('10.00')
  await page.keyboard.press('A')
  await expect(stake).toHaveValue('5.00')
  await stake.focus()
  await page.keyboard.type('s a')
  await expect(page.getByText('Enter an amount in digits')).toBeVisible()
  await stake.fill('1')
  await page.keyboard.press('Enter')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Rules and keys' })
  await expect(help).toBeVisible()
  await page.keyboard.press(' ')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.getByRole('slider', { name: 'Mines' }).focus()
  await page.keyboard.press('Home')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  for (let round = 0; round < 20; round += 1) {
    await page.keyboard.press(' ')
    await expect(page.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const cashOut = page.getByRole('button', { name: /^Cash out/ })
    await expect(cashOut.or(page.getByRole('button', { name: /^Bet/ }))).toBeVisible()
    if (!(await cashOut.isVisible())) continue
    await page.keyboard.press(' ')
    await expect(page.getByText('You won')).toBeVisible()
    return
  }
  throw new Error('twenty rounds with one mine were all lost')
})

test('[BT-15] a stake that does not fit is explained before anything is sent', async ({ page, player }) => {
  await player({ deposit: 20 })
  await page.goto('/h5/mines')
  const stake = page.getByRole('textbox', { name: 'Stake' })
  for (const [typed, errorText] of [
    ['0.5', 'The smallest stake is G$1.00.'],
    ['5000', 'The largest stake is G$1,000.00.'],
    ['50', 'Your balance does not cover this stake.'],
    ['1.234', 'with at most 2 decimals'],
    ['', 'Enter a stake from G$1.00 to G$1,000.00.'],
  ] as const) {
    await stake.fill(typed)
    await expect(page.getByText(errorText)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Max' }).click()
  await expect(stake).toHaveValue('20.00')
})

test('[BT-19] sound is on until it is switched off: then a round is silent, after a reload too', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...when) {
      document.documentElement.dataset.sounds = String(Number(document.documentElement.dataset.sounds ?? 0) + 1)
      return start.apply(this, when)
    }
  })
  await player({ deposit: 100 })
  await page.goto('/game/mines')
  const board = mines(page)
  const sounds = () => board.frame.locator(':root').evaluate(({ dataset }) => Number(dataset.sounds ?? 0))
  const sound = board.frame.getByRole('button', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await board.betUntilLamp('1', 7)
  await board.cashOut.click()
  await expect.poll(sounds).toBeGreaterThan(0)

  await sound.click()
  await page.reload()
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await board.betUntilLamp('1', 7)
  await board.cashOut.click()
  await expect(board.frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
  expect(await sounds()).toBe(0)
})

for (const [width, height] of [
  [320, 240],
  [360, 640],
  [768, 1024],
  [1680, 900],
] as const) {
  test(`[BT-03] the game fits ${width} × ${height}, and axe finds nothing`, async ({ page, player, axe }) => {
    await player({ deposit: 1000 })
    await page.setViewportSize({ width, height })
    await page.goto('/h5/mines')
    await expect(page.getByRole('button', { name: /^Bet/ })).toBeInViewport()
    await page.getByRole('button', { name: 'Mines: 1', exact: true }).click()
    await page.getByRole('button', { name: /^Bet/ }).click()
    await expect(page.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
    await page.getByRole('button', { name: 'Row 1, column 1: covered' }).click()
    await expect(page.getByRole('button', { name: 'Row 1, column 1: covered' })).toBeHidden()
    await axe(page)
    expect(await pixelsAstray(page)).toBe(0)
    if (width < 760) await page.getByRole('button', { name: 'Tools of the game' }).click()
    await page.getByRole('button', { name: 'Fairness' }).click()
    await expect(page.getByRole('dialog', { name: 'Fairness' }).getByText('In use now')).toBeVisible()
    await axe(page)
  })
}

test('[BT-03] a tile is picked at random by a button or a key, and what is left to find is counted', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 100 })
  await page.goto('/h5/mines')
  await page.getByRole('button', { name: 'Mines: 1', exact: true }).click()
  await page.getByRole('button', { name: /^Bet/ }).click()
  const lampsLeft = page.getByText(/lamps? left$/)
  await expect(lampsLeft).toHaveText('24 lamps left')
  const pickCount = async () => (await me.call(game.open)).list[0]?.round.picked.length ?? 'over'
  await page.getByRole('button', { name: 'Pick at random' }).click()
  await expect.poll(async () => [1, 'over'].includes(await pickCount())).toBe(true)
  if ((await pickCount()) === 'over') return
  await expect(lampsLeft).toHaveText('23 lamps left')
  await page.keyboard.press('r')
  await expect.poll(async () => [2, 'over'].includes(await pickCount())).toBe(true)
})

test('the formatter of plurals is there before the game: a round never has to wait for it', async ({
  page,
  player,
}) => {
  await player({ deposit: 500 })
  const { frame, mines: setMines, playUntil } = mines(page)
  // Asked for while the game stands, it would take the game off the page until it comes.
  const gamesThatWaited: number[] = []
  await page.route('**/assets/icu-*', async (route) => {
    if (route.request().frame() !== page.mainFrame()) gamesThatWaited.push(await frame.getByRole('grid').count())
    await route.continue()
  })
  await page.goto('/game/mines')
  await setMines(1)
  await playUntil('lamp', '10', 12)
  await expect(frame.getByText('lamps left')).toBeVisible()
  expect(gamesThatWaited).not.toContain(1)
})
