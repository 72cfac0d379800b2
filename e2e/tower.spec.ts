import { steps } from '@fairground/contract/calls/list'
import { climbing, openClimb, TOWER } from './climb.ts'
import { climbJourneys } from './climb-journeys.ts'
import { expect, test } from './fixtures.ts'
import { proveRound } from './prove-round.ts'

const difficulty = (name: string) => ({ name, exact: true })

test('[BT-04] [FA-02] a climb that is cashed out pays by the engine’s numbers, and a dark window is quiet', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/h5/tower')
  const game = climbing(page, TOWER)
  await expect(page.getByText('Sealed before your bet')).toBeVisible()
  await page.getByRole('radio', difficulty('Hard')).check({ force: true })
  await expect(page.getByText('In each row 1 of 2 windows stay lit.')).toBeVisible()
  await expect(page.getByText('50.00%')).toBeVisible()
  await expect(game.place(1, 3)).toHaveCount(0)
  await page.getByRole('radio', difficulty('Easy')).check({ force: true })
  await expect(game.place(1, 4)).toHaveAccessibleName('Row 1, window 4: not reached yet')

  await game.climbUntil(2, '10')
  await expect(page.getByRole('grid').getByRole('button', { name: /: dark$/ })).toHaveCount(0)
  await expect(game.place(3, 2)).toHaveAccessibleName('Row 3, window 2: can be climbed now')
  await page.reload()
  await expect(game.place(2, 1)).toHaveAccessibleName('Row 2, window 1: lit, the climber was here')
  await page.getByRole('button', { name: 'Cash out G$17.24' }).click()
  await expect(page.getByText('You won')).toBeVisible()
  await expect(page.getByRole('grid').getByRole('button', { name: /: dark$/ })).toHaveCount(9)

  await game.fall('10')
  await expect(page.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(page.getByRole('grid').getByRole('button', { name: /(: dark|ended the round)$/ })).toHaveCount(9)
  await expect(page.getByText('You won')).toBeHidden()

  const { id } = (await me.call(steps.tower.cashOut, { id: await openClimb(me, TOWER, 2) })).model
  await page.goto(`/round/${id}`)
  await expect(page.getByRole('img', { name: '2 of 9 rows climbed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
  await proveRound(page, 'tower')
  await expect(page.getByRole('img', { name: '2 of 9 rows climbed.' })).toBeVisible()
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
  await climbing(page, TOWER).fall('10')
  expect(await page.evaluate(() => Reflect.get(window, 'moodAtHit'))).not.toBe('lost')
  await expect(page.locator('[data-mood]').first()).toHaveAttribute('data-mood', 'lost')
})

climbJourneys('[BT-04]', TOWER, {
  hazards: [/: dark$/, 9],
  widest: 4,
  keys: ['2', '1-1', '1-2', '2-2'],
})
