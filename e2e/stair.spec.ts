import { steps } from '@fairground/contract/calls/list'
import { climbing, openClimb, STAIR } from './climb.ts'
import { climbJourneys } from './climb-journeys.ts'
import { expect, test } from './fixtures.ts'
import { proveRound } from './prove-round.ts'

test('[BT-05] [FA-02] a climb that is cashed out pays by the engine’s numbers, and a stone is quiet', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/h5/stair')
  const game = climbing(page, STAIR)
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
  await expect(game.place(3, 9)).toHaveAccessibleName('Step 3, place 9: can be stepped on now')
  await page.reload()
  await expect(game.place(2, 9)).toHaveAccessibleName('Step 2, place 9: clear, the climber was here')
  await page.getByRole('button', { name: 'Cash out G$12.04' }).click()
  await expect(page.getByText('You won')).toBeVisible()
  await expect(stones).toHaveCount(24)

  await game.fall('10')
  await expect(page.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(stones).toHaveCount(23)
  await expect(page.getByText('You won')).toBeHidden()

  const { id } = (await me.call(steps.stair.cashOut, { id: await openClimb(me, STAIR, 2) })).model
  await page.goto(`/round/${id}`)
  await expect(page.getByRole('img', { name: '2 of 12 steps climbed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
  await proveRound(page, 'stair')
  await expect(page.getByRole('img', { name: '2 of 12 steps climbed.' })).toBeVisible()
})

climbJourneys('[BT-05]', STAIR, {
  hazards: [/: a stone$/, 24],
  widest: 9,
  keys: ['4', '1-', '1-', '2-'],
})
