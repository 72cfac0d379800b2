import { steps } from '@fairground/contract/calls'
import { pixelsAstray } from './fits.ts'
import { expect, test } from './fixtures.ts'
import { openTower, tower } from './tower.ts'

const difficulty = (name: string) => ({ name, exact: true })

test('[BT-04] [FA-02] a climb that is cashed out pays by the engine’s numbers, and a dark window is quiet', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/h5/tower')
  const game = tower(page)
  await expect(page.getByText('Sealed before your bet')).toBeVisible()
  await page.getByRole('radio', difficulty('Hard')).check({ force: true })
  await expect(page.getByText('In each row 1 of 2 windows stay lit.')).toBeVisible()
  await expect(page.getByText('50.00%')).toBeVisible()
  await expect(game.window(1, 3)).toHaveCount(0)
  await page.getByRole('radio', difficulty('Easy')).check({ force: true })
  await expect(game.window(1, 4)).toHaveAccessibleName('Row 1, window 4: not reached yet')

  await game.climbUntil(2, '10')
  await expect(page.getByRole('grid').getByRole('button', { name: /: dark$/ })).toHaveCount(0)
  await expect(game.window(3, 2)).toHaveAccessibleName('Row 3, window 2: can be climbed now')
  await page.reload()
  await expect(game.window(2, 1)).toHaveAccessibleName('Row 2, window 1: lit, the climber was here')
  await page.getByRole('button', { name: 'Cash out G$17.24' }).click()
  await expect(page.getByText('You won')).toBeVisible()
  await expect(page.getByRole('grid').getByRole('button', { name: /: dark$/ })).toHaveCount(9)

  await game.fall('10')
  await expect(page.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(page.getByRole('grid').getByRole('button', { name: /(: dark|ended the round)$/ })).toHaveCount(9)
  await expect(page.getByText('You won')).toBeHidden()

  const { id } = (await me.call(steps.tower.cashOut, { id: await openTower(me, 2) })).model
  await page.goto(`/round/${id}`)
  await expect(page.getByRole('img', { name: '2 of 9 rows climbed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await page.getByRole('button', { name: 'Verify this round' }).click()
  await expect(page.getByText('everything agrees')).toBeVisible()
  await page.getByRole('link', { name: 'Open in the verifier' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await expect(page.getByRole('img', { name: '2 of 9 rows climbed.' })).toBeVisible()
})

test('[BT-04] a climb goes on where another device has left it', async ({ page, player }) => {
  const me = await player({ deposit: 1000 })
  const id = await openTower(me, 2)
  await page.goto('/h5/tower')
  const game = tower(page)
  await expect(game.window(2, 1)).toHaveAccessibleName(/the climber was here$/)
  await expect(page.getByRole('img', { name: 'Balance is live' })).toBeVisible()
  await me.call(steps.tower.cashOut, { id })
  await expect(game.bet).toBeVisible()
  await expect(page.getByRole('grid').getByRole('button', { name: /: dark$/ })).toHaveCount(9)
})

test('[BT-04] the sign says a loss after the tower has shown it, not before', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.goto('/h5/tower')
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-hit=true]')) return
      watch.disconnect()
      Object.assign(window, { moodAtHit: document.querySelector('[data-mood]')?.getAttribute('data-mood') })
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  })
  await tower(page).fall('10')
  expect(await page.evaluate(() => Reflect.get(window, 'moodAtHit'))).not.toBe('lost')
  await expect(page.locator('[data-mood]').first()).toHaveAttribute('data-mood', 'lost')
})

test('[BT-04] a climb from the keyboard alone: digits, or arrows and Enter', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.goto('/h5/tower')
  const game = tower(page)
  const survived = async () => {
    await expect(game.cashOut.or(game.bet)).toBeVisible()
    return game.cashOut.isVisible()
  }
  for (let round = 0; round < 60; round += 1) {
    await expect(game.bet).not.toHaveAttribute('aria-busy')
    await game.bet.focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('button', { name: 'Pick a window' })).toBeVisible()
    await page.keyboard.press('2')
    if (!(await survived())) continue
    await page.keyboard.press('ArrowUp')
    await expect(game.window(2, 2)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(game.window(2, 3)).toHaveAccessibleName(/(was here|ended the round)$/)
    if (!(await survived())) continue
    await expect(game.window(3, 3)).toBeFocused()
    await page.keyboard.press(' ')
    await expect(page.getByText('You won')).toBeVisible()
    return
  }
  throw new Error('sixty climbs never came to the third row')
})

test('[BT-04] with reduced motion everything stands at once', async ({ page, player }) => {
  await player({ deposit: 1000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/h5/tower')
  await tower(page).climbUntil(1, '10')
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
  test(`[BT-04] the tower fits ${width} × ${height}, and axe finds nothing`, async ({ page, player, axe }) => {
    const me = await player({ deposit: 1000 })
    await openTower(me, 1)
    await page.setViewportSize({ width, height })
    await page.goto('/h5/tower')
    const game = tower(page)
    await expect(game.cashOut).toBeInViewport()
    await expect(game.window(2, 4)).toBeInViewport({ ratio: 1 })
    await axe(page)
    const box = await game.window(2, 4).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    expect(await pixelsAstray(page)).toBe(0)
  })
}
