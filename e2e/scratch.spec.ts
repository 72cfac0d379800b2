import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import { openNewestRound, proveRound } from './prove-round.ts'

/** Rubs a field free as a hand does. */
async function rub(page: Page, field: Locator): Promise<void> {
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not there')
  const [left, right] = [box.x + box.width * 0.06, box.x + box.width * 0.94]
  await page.mouse.move(left, box.y + box.height * 0.1)
  await page.mouse.down()
  for (let turn = 0; turn < 7; turn += 1)
    await page.mouse.move(turn % 2 === 0 ? right : left, box.y + box.height * (0.1 + turn * 0.135), { steps: 4 })
  await page.mouse.up()
}

test('[BT-09] [FA-02] a ticket is rubbed free by hand, its result told when it is open, and proved', async ({
  page,
  player,
}) => {
  await player({ deposit: 1000 })
  await page.goto('/game/scratch')
  const frame = page.frameLocator('iframe')
  const field = (at: number) => frame.getByRole('button', { name: new RegExp(`^Field ${at}: `) })
  const open = frame.getByRole('button', { name: /^Field \d: (?!covered)/ })
  await frame.getByRole('textbox', { name: 'Price of a ticket' }).fill('1')
  await frame.getByRole('button', { name: /^Buy a ticket/ }).click()
  await expect(balance(page)).toContainText('999.00')
  await expect(frame.locator('[data-drawn]'), 'the foil is drawn').toBeAttached()
  await rub(page, field(1))
  await expect(open).toHaveCount(1)
  await rub(page, field(9))
  await expect(open).toHaveCount(2)
  await frame.getByRole('button', { name: 'Reveal all' }).click()
  await expect(open).toHaveCount(9)
  await openNewestRound(frame)
  await expect(page.getByRole('img', { name: /^(Three alike: |No three alike\. )/ })).toBeVisible()
  await proveRound(page, 'scratch')
})

test('[BT-09] where the foil cannot be drawn no ticket stays under it', async ({ page, player, faults }) => {
  faults.allow(/foil-worker|ERR_FAILED|uncaught/)
  await player({ deposit: 1000 })
  await page.route('**/foil-worker-*.js', (route) => route.abort())
  await page.goto('/h5/scratch')
  for (const ticket of ['first', 'second']) {
    await page.getByRole('button', { name: /^Buy a ticket/ }).click()
    await expect(page.locator('[data-drawn]'), `the ${ticket} ticket`).toBeAttached()
    await page.getByRole('button', { name: 'Reveal all' }).click()
  }
})
