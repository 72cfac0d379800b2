import * as game from '@fairground/contract/calls/game'
import { type ErrorName, errors } from '@fairground/contract/errors.data'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'

test('[ER-09] [ER-05] [ER-04] a refusal is told; a page of an old version loads anew once, then asks; a closed site leads to /repair', async ({
  page,
  player,
  faulty,
  faults,
}) => {
  faults.allow(/Failed to load resource|^answer: /)
  const refusePlay = (name: ErrorName) => faulty.refuse(game.play.name, { status: errors[name].status, message: name })
  await player({ deposit: 10 })
  await page.goto('/game/no-such-game')
  await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible()
  await refusePlay('reload')
  await page.goto('/game/mines')
  await expect(page.getByRole('dialog', { name: 'A new version is ready' })).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe('reload')
  await refusePlay('maintenance')
  await page.goto('/game/mines')
  await expect(page).toHaveURL(/\/repair$/)
  await expect(page.getByRole('heading', { name: 'The site is closed for a moment' })).toBeVisible()
})
