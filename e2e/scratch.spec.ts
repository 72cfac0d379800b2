import * as game from '@fairground/contract/calls/game'
import type { Locator, Page } from '@playwright/test'
import { fitsEveryWindow } from './fits-windows.ts'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import { toTop } from './pixels-astray.ts'
import { proveRound } from './prove-round.ts'

/** The game as a player sees it, in its frame. */
function scratch(page: Page) {
  const frame = page.frameLocator('iframe')
  return {
    frame,
    field: (at: number) => frame.getByRole('button', { name: new RegExp(`^Field ${at}: `) }),
    open: frame.getByRole('button', { name: /^Field \d: (?!covered)/ }),
    revealAll: frame.getByRole('button', { name: 'Reveal all' }),
    buyButton: frame.getByRole('button', { name: /^Buy a ticket/ }),
    async buy(price: string) {
      await frame.getByRole('textbox', { name: 'Price of a ticket' }).fill(price)
      await this.buyButton.click()
      await expect(this.revealAll).toBeVisible()
    },
    /** Opens all fields of a ticket and waits for its result. */
    async reveal(): Promise<'won' | 'blank'> {
      await this.revealAll.click()
      const statusText = frame.getByRole('status').filter({ hasText: /^(Three alike|No three alike)/ })
      await expect(statusText).toBeAttached()
      return (await statusText.textContent())?.startsWith('Three') ? 'won' : 'blank'
    },
  }
}

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

test('[BT-09] [FA-02] a ticket is rubbed free, its win told when it is open, and proved', async ({ page, player }) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/game/scratch')
  const booth = scratch(page)
  const { frame } = booth
  await expect(frame.getByText('Sealed before your bet', { exact: true })).toBeVisible()
  await expect(frame.getByRole('row', { name: /1,000\.00× G\$5,000\.00 1 in 34,400/ })).toBeVisible()
  await expect(frame.getByText('22.44%')).toBeVisible()
  await booth.buy('1')
  await expect(balance(page)).toContainText('999.00')
  await expect(frame.locator('[data-drawn]'), 'the foil is drawn').toBeAttached()
  await rub(page, booth.field(1))
  await expect(booth.open).toHaveCount(1)
  await booth.field(5).click()
  await expect(booth.open).toHaveCount(2)
  await rub(page, booth.field(9))
  await expect(booth.open).toHaveCount(3)
  await page.keyboard.press('7')
  await expect(booth.open).toHaveCount(4)
  await expect(frame.getByText('You won').or(frame.getByText(/ lost$/))).toBeHidden()
  let bets = 1
  while ((await booth.reveal()) === 'blank') {
    bets += 1
    await booth.buy('1')
  }
  await expect(booth.open).toHaveCount(9)
  await expect(frame.getByText('You won')).toBeVisible()
  const { page: rounds } = await me.call(game.betRecord, {})
  const [last] = rounds.content
  await expect(balance(page)).toContainText((1000 - bets + (last?.winAmount ?? 0)).toFixed(2).slice(-6))
  await frame.getByRole('link', { name: 'See and verify this round' }).click()
  await expect(page.getByRole('img', { name: /^Three alike: / })).toBeVisible()
  await proveRound(page, 'scratch')
  await expect(page.getByText(/^This prize has [\d,]+ of 1,000,000,000 tickets/)).toBeVisible()
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

test('[BT-09] [RG-04] a blank ticket is quiet, and nothing of it is told before it is open', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/game/scratch')
  const booth = scratch(page)
  await booth.buy('10')
  await expect(booth.frame.getByText('Three alike win', { exact: true }).first()).toBeVisible()
  await expect(booth.frame.getByRole('link', { name: '0×', exact: true })).toHaveCount(0)
  while ((await booth.reveal()) === 'won') await booth.buy('10')
  await expect(booth.frame.getByText('Stake G$10.00 lost')).toBeVisible()
  await expect(booth.frame.getByText('You won')).toBeHidden()
  await expect(booth.frame.getByRole('link', { name: '0×', exact: true })).toHaveCount(1)
  const { page: rounds } = await me.call(game.betRecord, {})
  await page.goto(`/round/${rounds.content[0]?.id}`)
  await expect(page.getByRole('img', { name: /^No three alike\. / })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toBeEnabled()
})

test('[BT-09] a ticket that is left covered is decided all the same, and the next one can be bought', async ({
  page,
  player,
}) => {
  const me = await player({ deposit: 1000 })
  await page.goto('/game/scratch')
  const booth = scratch(page)
  await booth.buy('10')
  await page.reload()
  await expect(booth.buyButton).toBeVisible()
  const { page: rounds } = await me.call(game.betRecord, {})
  expect(rounds.content.map(({ result }) => result)).toEqual([expect.stringMatching(/^(WIN|LOSE)$/)])
  await booth.buy('10')
  await booth.reveal()
})

test('[BT-09] a ticket from the keyboard alone: digits and Enter open fields, space opens all', async ({
  page,
  player,
}) => {
  await player({ deposit: 1000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/h5/scratch')
  const buy = page.getByRole('button', { name: /^Buy a ticket/ })
  const open = page.getByRole('button', { name: /^Field \d: (?!covered)/ })
  await expect(buy).not.toHaveAttribute('aria-busy')
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Reveal all' })).toBeVisible()
  await page.keyboard.press('7')
  await expect(open).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-field="5"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Field 6: (?!covered)/ })).toBeFocused()
  await page.keyboard.press(' ')
  await expect(open).toHaveCount(9)
  await expect(buy).toBeVisible()
})

fitsEveryWindow('[BT-09] the game', async (page) => {
  await page.goto('/h5/scratch')
  await page.getByRole('button', { name: /^Buy a ticket/ }).click()
  await expect(page.getByRole('button', { name: 'Reveal all' })).toBeVisible()
  // A click that something lay under scrolls in search of a free spot.
  await toTop(page)
  return page.locator('[data-field]').all()
})

test('[BT-09] five tickets are bought at one press, one after the other, and the run says how far it is', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const me = await player({ deposit: 100 })
  await page.goto('/h5/scratch')
  await page.getByRole('textbox', { name: 'Price' }).fill('2')
  const five = page.getByRole('button', { name: /^Buy 5/ })
  await expect(five).toContainText('G$10.00')
  await five.click()
  await expect(page.getByRole('button', { name: /Stop/ })).toBeVisible()
  const tickets = async () => (await me.call(game.betRecord, { gameId: 'scratch' })).page.content
  await expect.poll(async () => (await tickets()).map(({ betAmount }) => betAmount)).toEqual([2, 2, 2, 2, 2])
  await expect(five).toBeEnabled()
  expect(await tickets()).toHaveLength(5)
})
