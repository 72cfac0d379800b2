import * as autoplay from '@fairground/contract/calls/autoplay'
import { begin, openAutoplay, seeLab } from './autoplay.ts'
import { expect, test } from './fixtures.ts'

test('a run of ten: its lab, its start, a reload in the middle, and on to its end', async ({ page, player }) => {
  const me = await player({ deposit: 500 })
  await page.goto('/game/mines')
  const frame = await openAutoplay(page)
  await frame.getByRole('textbox', { name: 'Number of bets' }).fill('10')
  await frame.getByRole('textbox', { name: 'First stake' }).fill('2')
  await seeLab(frame)
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
})
