import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { startFaulty } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { flightSlot } from './flight.ts'
import { createPlayer, logIn } from './player.ts'
import { test } from './stepped-flights.ts'

const FAR = { atLeast: 200, atMost: 300 }

test('[BT-01] [RG-04] [FA-03] a bet flies, is there after a reload, is cashed out by hand, and its flight is proved', async ({
  page,
  player,
  flights,
}) => {
  const me = await player({ deposit: 200 })
  await flights.open(page, 'crash', me, FAR)
  const slot = flightSlot(page)
  await slot.act.click()
  await expect(slot.act).toHaveText(/^Your bet is in/)
  await flights.fly()
  await expect(slot.act).toHaveText(/^Cash out/)
  await flights.advance(2_000)
  await page.reload()
  await expect(slot.act).toHaveText(/^Cash out/)
  const mine = page.getByRole('region', { name: 'Bets of this round' }).getByRole('row', { name: /^You/ })
  await expect(mine).toBeVisible()
  await slot.act.click()
  await expect(slot.panel).toContainText(/Paid at/)
  await expect(slot.panel).toContainText(/Your press took \d+ ms to arrive/)
  const { page: bets } = await me.call(game.betRecord, { gameId: 'crash', pageNo: 1, pageSize: 1 })
  const paid = `${bets.content[0]?.multiplier.toFixed(2)}×`
  expect(bets.content[0]?.result).toBe('WIN')
  await expect(slot.panel).toContainText(`Paid at ${paid}`)
  await expect(mine).toContainText(paid)
  await flights.advance(60_000)
  const past = page.getByRole('navigation', { name: 'Final multipliers of the last flights' })
  await past.getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Your browser worked out the same result')
})

test('[BT-01] a bet that comes late waits for the next round, and can be taken back', async ({
  page,
  player,
  flights,
}) => {
  const me = await player({ deposit: 200 })
  // A flight is aimed by whoever bets on it.
  const other = await createPlayer(me.url, 50)
  await flights.open(page, 'crash', other, FAR)
  await other.call(game.bet, { gameId: 'crash', model: { betAmount: 5 } })
  const slot = flightSlot(page)
  await flights.fly()
  await expect(slot.act).toHaveText(/^Bet next round/)
  await slot.act.click()
  await expect(slot.act).toHaveText(/^Cancel the bet/)
  await slot.act.click()
  await expect(slot.act).toHaveText(/^Bet next round/)
  expect((await me.call(game.open)).list).toEqual([])
  await slot.act.click()
  await expect(slot.act).toHaveText(/^Cancel the bet/)
  await flights.toBetting('crash')
  await expect(slot.act).toHaveText(/^Your bet is in/)
  expect((await me.call(game.open)).list).toHaveLength(1)
})

test('[BT-01] it is played by the keyboard alone, and an automatic cash-out is paid at its exact target', async ({
  page,
  player,
  flights,
}) => {
  const me = await player({ deposit: 200 })
  await flights.open(page, 'crash', me, FAR)
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
  await page.keyboard.press(' ')
  await expect(slot.act).toHaveText(/^Your bet is in/)
  await flights.fly()
  await expect(slot.act).toHaveText(/^Cash out/)
  await flights.advance(2_000)
  await page.keyboard.press(' ')
  await expect(slot.panel).toContainText('Paid at')

  await flights.next('crash', me, FAR)
  await slot.setTarget('1.01')
  await expect(slot.panel).toContainText('Reaches 1.01×')
  await expect(slot.panel).toContainText('96.03%')
  await slot.button(/^Bet/).click()
  await expect(slot.act).toHaveText(/^Your bet is in/)
  await flights.fly()
  await expect(slot.act).toHaveText(/^Cash out/)
  await flights.advance(2_000)
  await expect(slot.panel).toContainText('Paid at 1.01×: G$5.05')
})

test('[BT-01] at its own pace a flight begins, is cashed out and ends by itself', async ({ page, context, faults }) => {
  // The server of the test ends before its page does.
  faults.allow(/ERR_CONNECTION_(REFUSED|RESET)/)
  // It starts a server, and waits for a flight.
  test.slow()
  const product = await startFaulty({}, {}, {})
  const me = await createPlayer(product.url, 200)
  await logIn(context, me)
  await page.goto(`${product.url}/h5/crash`)
  const slot = flightSlot(page)
  // With the betting time before it, so that the round that is aimed is the one that takes the bet.
  await expect(slot.act).toHaveText(/^Bet next round/, { timeout: 60_000 })
  const clientSeed = await product.aim('crash', { atLeast: 150, atMost: 200 })
  await me.call(fair.rotate, { clientSeed })
  await slot.act.click()
  // The flight before it ends where it ends: at the largest multiplier after 230 s.
  await expect(slot.act).toHaveText(/^Cash out/, { timeout: 240_000 })
  await slot.act.click()
  await expect(slot.panel).toContainText('Paid at')
  const { model } = await me.call(multiplayer.term, { gameId: 'crash' })
  await expect
    .poll(async () => (await me.call(multiplayer.term, { gameId: 'crash' })).model.number)
    .toBe(model.number + 1)
  await product.stop()
})
