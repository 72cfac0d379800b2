import * as autoplay from '@fairground/contract/calls/autoplay'
import { begin, openAutoplay, seeLab, startOf } from './autoplay.ts'
import { expect, test } from './fixtures.ts'

test('a run of ten: rules, lab, start, a reload in the middle, and on to its end', async ({ page, player, axe }) => {
  const me = await player({ deposit: 500 })
  await page.goto('/game/mines')
  const frame = await openAutoplay(page)
  await frame.getByRole('textbox', { name: 'Number of bets' }).fill('10')
  await frame.getByRole('textbox', { name: 'First stake' }).fill('2')
  await seeLab(frame)
  await expect(frame.getByText('exact', { exact: true })).toBeVisible()
  await axe(page)
  await frame.getByText('Test on your past rounds').click()
  await frame.getByRole('button', { name: 'Test on past rounds' }).click()
  await expect(frame.getByText('You have no finished rounds with these options yet.')).toBeVisible()
  await begin(frame, 'G$20.00')
  await expect(frame.getByRole('button', { name: /^Stop autoplay/ })).toBeFocused()
  await expect(frame.getByRole('button', { name: /^Stop autoplay ?[2-9] of 10 bets/ })).toBeVisible()

  await page.reload()
  await expect(frame.getByText('An autoplay run was interrupted')).toBeVisible()
  const { model: left } = await me.call(autoplay.find, { gameId: 'mines' })
  expect(left?.placed).toBeGreaterThanOrEqual(2)
  expect(left?.placed).toBeLessThan(10)
  await frame.getByRole('button', { name: 'Go on' }).click()
  await expect(frame.getByText(/All bets are placed\. Autoplay: 10 bets/)).toBeVisible({ timeout: 45_000 })
  expect((await me.call(autoplay.find, { gameId: 'mines' })).model).toBeUndefined()
  await frame.getByRole('button', { name: 'Live stats' }).click()
  await expect(frame.getByRole('complementary', { name: 'Live stats' })).toContainText('Profit')
  await axe(page)
})

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`autoplay in three taps at ${width} × ${height}: the start is in sight and has the focus`, async ({
    page,
    player,
  }) => {
    await player({ deposit: 500 })
    await page.setViewportSize({ width, height })
    await page.goto('/game/mines')
    const frame = await openAutoplay(page)
    await expect(startOf(frame)).toBeFocused()
    await expect(startOf(frame)).toBeInViewport({ ratio: 1 })
    await frame.getByRole('button', { name: '10', exact: true }).click()
    await expect(startOf(frame)).toContainText('can cost G$50.00 at most')
    await startOf(frame).click()
    await expect(frame.getByRole('button', { name: /^Stop autoplay/ })).toBeFocused()
    await frame.getByRole('button', { name: /^Stop autoplay/ }).click()
    await expect(frame.getByText(/You stopped autoplay\./)).toBeVisible()
  })
}

test('a run stops at its loss limit, and by the player’s hand, and nothing is placed after that', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 500 })
  await page.goto('/game/mines')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('slider', { name: 'Mines' }).fill('24')
  await openAutoplay(page)
  await frame.getByRole('textbox', { name: 'Stop at a loss of' }).fill('15')
  await frame.getByText('More rules').click()
  await frame.getByRole('combobox', { name: 'Stake after a loss' }).selectOption({ label: 'Multiply the stake' })
  await begin(frame, 'G$15.00')
  // 5 and 10 fit into 15; a win, one in 25, makes room for more before.
  await expect(frame.getByText(/The next bet could have passed your loss limit/)).toBeVisible({ timeout: 45_000 })
  expect((await me.call(autoplay.find, { gameId: 'mines' })).model).toBeUndefined()

  await frame.getByRole('slider', { name: 'Mines' }).fill('1')
  await openAutoplay(page)
  await begin(frame, 'G$15.00')
  await frame.getByRole('button', { name: /^Stop autoplay ?\d+ of/ }).click()
  await expect(frame.getByText(/You stopped autoplay\. Autoplay: \d+ bets?/)).toBeVisible()
  await expect(frame.getByRole('button', { name: /^Bet/ })).toBeEnabled()
})

test('[RG-04] a round is shared as a picture and a link, without money or name unless they are wanted', async ({
  page,
  player,
  axe,
}) => {
  await player({ deposit: 100 })
  await page.goto('/game/mines')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('slider', { name: 'Mines' }).fill('24')
  await frame.getByRole('button', { name: /^Bet/ }).click()
  await frame.getByRole('button', { name: /^Row 1, column 1:/ }).click()
  await frame.getByRole('navigation', { name: 'Your last results' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Share this round' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this round' })
  await expect(dialog.getByRole('img', { name: /^Picture of the round: Mines/ })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Show the stake' })).not.toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Show my name' })).not.toBeChecked()
  await axe(page)
  const downloadEvent = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  expect((await downloadEvent).suggestedFilename()).toMatch(/^mines-.*\.png$/)
})
