import { steps } from '@fairground/contract/calls'
import { pixelsAstray } from './fits.ts'
import { expect, test } from './fixtures.ts'
import { openStair, stair } from './stair.ts'

test('[BT-05] [FA-02] a climb that is cashed out pays by the engine’s numbers, and a stone is quiet', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/h5/stair')
  const game = stair(page)
  await expect(page.getByText('Sealed before your bet')).toBeVisible()
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true })
  await expect(page.getByText('Stones that fall on each step: 7.')).toBeVisible()
  await expect(page.getByText('65.00%')).toBeVisible()
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await expect(game.place(12, 9)).toHaveAccessibleName('Step 12, place 9: not reached yet')
  await expect(game.place(12, 10)).toHaveCount(0)

  await game.climbUntil(2, '10')
  const stones = page.getByRole('grid').getByRole('button', { name: /: a stone$/ })
  await expect(stones).toHaveCount(0)
  await expect(game.place(3, 9)).toHaveAccessibleName('Step 3, place 9: can be steps on now')
  await page.reload()
  await expect(game.place(2, 9)).toHaveAccessibleName('Step 2, place 9: clear, the climber was here')
  await page.getByRole('button', { name: 'Cash out G$12.04' }).click()
  await expect(page.getByText('You won')).toBeVisible()
  await expect(stones).toHaveCount(24)

  await game.fall('10')
  await expect(page.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(stones).toHaveCount(23)
  await expect(page.getByText('You won')).toBeHidden()

  const { id } = (await me.call(steps.stair.cashOut, { id: await openStair(me, 2) })).model
  await page.goto(`/round/${id}`)
  await expect(page.getByRole('img', { name: '2 of 12 steps climbed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await page.getByRole('button', { name: 'Verify this round' }).click()
  await expect(page.getByText('everything agrees')).toBeVisible()
  await page.getByRole('link', { name: 'Open in the verifier' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await expect(page.getByRole('img', { name: '2 of 12 steps climbed.' })).toBeVisible()
})

test('[BT-05] a climb goes on where another device has left it', async ({ page, player }) => {
  const me = await player({ deposit: 1000 })
  const id = await openStair(me, 2)
  await page.goto('/h5/stair')
  const game = stair(page)
  await expect(game.place(2, 9)).toHaveAccessibleName(/the climber was here$/)
  await expect(page.getByRole('img', { name: 'Balance is live' })).toBeVisible()
  await me.call(steps.stair.cashOut, { id })
  await expect(game.bet).toBeVisible()
})

test('[BT-05] a climb from the keyboard alone: digits, or arrows and Enter', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.goto('/h5/stair')
  const game = stair(page)
  const survived = async () => {
    await expect(game.cashOut.or(game.bet)).toBeVisible()
    return game.cashOut.isVisible()
  }
  for (let round = 0; round < 60; round += 1) {
    await expect(game.bet).not.toHaveAttribute('aria-busy')
    await game.bet.focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('button', { name: 'Pick a place' })).toBeVisible()
    await page.keyboard.press('4')
    if (!(await survived())) continue
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('[data-place^="1-"]:focus')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Step 2, .*(was here|ended the round)$/ })).toBeVisible()
    if (!(await survived())) continue
    await expect(page.locator('[data-place^="2-"]:focus')).toBeVisible()
    await page.keyboard.press(' ')
    await expect(page.getByText('You won')).toBeVisible()
    return
  }
  throw new Error('sixty climbs never came to the third step')
})

test('[BT-05] with reduced motion everything stands at once', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/h5/stair')
  await stair(page).climbUntil(1, '10')
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  )
  expect(running).toBe(0)
})

for (const [width, height] of [
  [320, 240],
  [360, 640],
  [1680, 900],
] as const) {
  test(`[BT-05] the stair fits ${width} × ${height}, and axe finds nothing`, async ({ page, player, axe }) => {
    const me = await player({ deposit: 1000 })
    await openStair(me, 1)
    await page.setViewportSize({ width, height })
    await page.goto('/h5/stair')
    const game = stair(page)
    await expect(game.cashOut).toBeInViewport()
    await expect(game.place(2, 9)).toBeInViewport({ ratio: 1 })
    await axe(page)
    const box = await game.place(2, 9).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    expect(await pixelsAstray(page)).toBe(0)
  })
}
