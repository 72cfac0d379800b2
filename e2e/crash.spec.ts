import * as game from '@fairground/contract/calls/game'
import { expect, test } from './fixtures.ts'
import { flightSlot, openFlight } from './flight.ts'

// A flight goes on until it bursts, and some go far.
test.setTimeout(240_000)

test('[BT-01] [RG-04] a bet flies and is cashed out by hand, and the paid multiplier and the delay are told', async ({
  page,
  player,
}) => {
  const { call } = await player({ deposit: 200 })
  await openFlight(page, 'crash')
  const slot = flightSlot(page)
  for (;;) {
    await slot.fly()
    await slot.act.click()
    await expect(slot.panel).toContainText(/Paid at|lost|was over/)
    if ((await slot.panel.innerText()).includes('Paid at')) break
  }
  await expect(slot.panel).toContainText(/Your press took \d+ ms to arrive/)
  const { page: bets } = await call(game.betRecord, { gameId: 'crash', pageNo: 1, pageSize: 1 })
  const [bet] = bets.content
  expect(bet?.result).toBe('WIN')
  await expect(slot.panel).toContainText(`Paid at ${bet?.multiplier.toFixed(2)}×`)
  await expect(
    page.getByRole('region', { name: 'Bets of this round' }).getByRole('row', { name: /^You/ }),
  ).toContainText(`${bet?.multiplier.toFixed(2)}×`)
})

test('[BT-01] an automatic cash-out is paid at its exact target', async ({ page, player }) => {
  await player({ deposit: 200 })
  await openFlight(page, 'crash')
  const slot = flightSlot(page)
  await slot.setTarget('1.01')
  await expect(slot.panel).toContainText('Reaches 1.01×')
  await expect(slot.panel).toContainText('96.03%')
  for (;;) {
    await slot.button(/^Bet/).click()
    await expect(slot.panel).toContainText(/Paid at|lost/, { timeout: 150_000 })
    if ((await slot.panel.innerText()).includes('Paid at')) break
  }
  await expect(slot.panel).toContainText('Paid at 1.01×: G$5.05')
})

test('[BT-01] a bet that comes late waits for the next round, and can be taken back', async ({ page, player }) => {
  const { call } = await player({ deposit: 200 })
  await openFlight(page, 'crash')
  const slot = flightSlot(page)
  // A flight may end between the look and the press: then the next one is waited for.
  await expect(async () => {
    await expect(slot.act).toHaveText(/^Bet next round/, { timeout: 60_000 })
    await slot.act.click()
    await expect(slot.act).toHaveText(/^Cancel the bet/, { timeout: 2_000 })
  }).toPass({ timeout: 100_000 })
  await slot.act.click()
  await expect(slot.act).toHaveText(/^Bet/)
  expect((await call(game.open)).list).toEqual([])
  await expect(slot.act).toHaveText(/^Bet next round/, { timeout: 150_000 })
  await slot.act.click()
  await expect(slot.act).toHaveText(/^Your bet is in/, { timeout: 150_000 })
  expect((await call(game.open)).list).toHaveLength(1)
})

test('[BT-01] after a reload in mid-flight the bet is in sight at once', async ({ page, player }) => {
  await player({ deposit: 200 })
  await openFlight(page, 'crash')
  const slot = flightSlot(page)
  for (;;) {
    await slot.fly()
    await page.reload()
    await expect(slot.act).toHaveText(/^(Cash out|Checking|Bet)/, { timeout: 20_000 })
    if ((await slot.act.innerText()).startsWith('Cash out')) break
  }
  await expect(
    page.getByRole('region', { name: 'Bets of this round' }).getByRole('row', { name: /^You/ }),
  ).toBeVisible()
})

test('[BT-01] it is played by the keyboard alone', async ({ page, player }) => {
  await player({ deposit: 200 })
  await openFlight(page, 'crash')
  const slot = flightSlot(page)
  const stake = slot.panel.getByRole('textbox', { name: 'Stake' })
  await page.keyboard.press('s')
  await expect(stake).toHaveValue('10.00')
  await page.keyboard.press('a')
  await expect(stake).toHaveValue('5.00')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toContainText('All players share one rocket')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (;;) {
    await expect(slot.act).toHaveText(/^Bet/, { timeout: 150_000 })
    await page.keyboard.press(' ')
    await expect(slot.act).toHaveText(/^(Your bet is in|Cancel the bet|Cash out)/)
    await expect(slot.act).toHaveText(/^(Cash out|Bet)/, { timeout: 150_000 })
    await page.keyboard.press(' ')
    await expect(slot.panel).toContainText(/Paid at|lost|was over/)
    if ((await slot.panel.innerText()).includes('Paid at')) break
  }
})

test('[FA-03] [BT-01] a past point opens its proof, which the browser works out', async ({ page, axe }) => {
  await page.goto('/h5/crash')
  const past = page.getByRole('navigation', { name: 'Final multipliers of the last flights' })
  await past.getByRole('listitem').getByRole('button').first().click({ timeout: 150_000 })
  await expect(page.getByRole('dialog')).toContainText('Your browser worked out the same result')
  await axe(page)
})
