import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { type FlightSlot, flightSlot, openFlight } from './flight.ts'
import { betOf, type FlightFeed, feedFlight, termOf } from './flight-feed.ts'

// A flight goes on until it bursts, and some go far.
test.setTimeout(240_000)

const LONGEST_FLIGHT_MS = 150_000
const amount = (credits: number) =>
  credits.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const bar = (page: Page) => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
const own = (page: Page) =>
  page.getByRole('region', { name: 'Bets of this round' }).getByRole('row', { name: /^NewVisitor/ })

/** What a slot says that its last bet was paid. */
async function paidBy({ panel }: FlightSlot): Promise<number> {
  const [, paidText = ''] = /Paid at [\d.,]+×: G\$([\d.,]+)/.exec(await panel.innerText()) ?? []
  return Number(paidText.replaceAll(',', ''))
}

/** What credits and session come to after bets of 5 of which one, or none, has paid. */
async function expectCredits(page: Page, { bets, paid }: { bets: number; paid: number }): Promise<void> {
  const net = paid - 5 * bets
  await expect(bar(page)).toContainText(amount(1000 + net))
  await expect(page.locator('[data-sight]')).toContainText(amount(Math.abs(net)))
}

test('[AU-03] [BT-01] a visitor bets credits in crash, cashes out by hand, and sees them rise', async ({ page }) => {
  await openFlight(page, 'crash', 'demo')
  await expect(bar(page)).toContainText('1,000.00')
  await expect(bar(page)).toContainText('Demo')
  const slot = flightSlot(page)
  const betting = slot.button(/^Bet/)
  let bets = 0
  for (;;) {
    await betting.click()
    await expect(slot.act).toHaveText(/^(Your bet is in|Cancel the bet|Cash out)/)
    await expect(slot.act).toHaveText(/^(Cash out|Bet)/, { timeout: LONGEST_FLIGHT_MS })
    bets += 1
    if (!(await slot.act.innerText()).startsWith('Cash out')) continue
    await expect(own(page)).toBeVisible()
    await slot.act.click()
    await expect(slot.panel).toContainText(/Paid at|lost/)
    if ((await slot.panel.innerText()).includes('Paid at')) break
  }
  await expect(slot.panel).toContainText(/Your press took \d+ ms to arrive/)
  await expect(slot.panel).not.toContainText('See the round')
  await expectCredits(page, { bets, paid: await paidBy(slot) })
})

test('[AU-03] [BT-01] an automatic cash-out of a demonstration is paid at its exact target', async ({ page }) => {
  await openFlight(page, 'crash', 'demo')
  const slot = flightSlot(page)
  await slot.setTarget('1.01')
  let bets = 0
  for (;;) {
    await slot.button(/^Bet/).click()
    bets += 1
    // What the flight before came to is said until the bet is taken.
    await expect(slot.panel).not.toContainText(/Paid at|lost/)
    await expect(slot.panel).toContainText(/Paid at|lost/, { timeout: LONGEST_FLIGHT_MS })
    if ((await slot.panel.innerText()).includes('Paid at')) break
  }
  await expect(slot.panel).toContainText('Paid at 1.01×: G$5.05')
  await expectCredits(page, { bets, paid: 5.05 })
})

test('[AU-03] [BT-01] a reload in mid-flight keeps a demonstration’s bet, and its bust loses the credits', async ({
  page,
}) => {
  await openFlight(page, 'crash', 'demo')
  const slot = flightSlot(page)
  await slot.setTarget('1000000')
  let bets = 0
  for (;;) {
    await slot.button(/^Bet/).click()
    bets += 1
    await expect(slot.act).toHaveText(/^(Your bet is in|Cancel the bet|Cash out)/)
    // Some flights are over before anybody has seen them.
    await expect(slot.act).toHaveText(/^(Cash out|Bet)/, { timeout: LONGEST_FLIGHT_MS })
    if (!(await slot.act.innerText()).startsWith('Cash out')) continue
    await page.reload()
    await expect(slot.act).toHaveText(/^(Cash out|Checking|Bet)/)
    if ((await slot.act.innerText()).startsWith('Cash out')) break
  }
  await expect(bar(page)).toContainText(amount(1000 - 5 * bets))
  await expect(slot.panel).toContainText('Stake G$5.00 lost', { timeout: LONGEST_FLIGHT_MS })
  await expectCredits(page, { bets, paid: 0 })
})

test('[AU-03] [BT-02] a visitor’s two places in aviator ride in one flight, each with its own target', async ({
  page,
}) => {
  await openFlight(page, 'aviator', 'demo')
  const [first, second] = [flightSlot(page, 1), flightSlot(page, 2)]
  await first.setTarget('1.01')
  await second.setTarget('1.05')
  let [bets, paidSum] = [0, 0]
  for (;;) {
    await expect(first.act).toHaveText(/^Bet next round/, { timeout: LONGEST_FLIGHT_MS })
    await first.act.click()
    await second.act.click()
    bets += 2
    // What the flight before came to is said until then.
    for (const { panel } of [first, second]) await expect(panel).not.toContainText(/Paid at|lost/)
    for (const { panel } of [first, second])
      await expect(panel).toContainText(/Paid at|lost/, { timeout: LONGEST_FLIGHT_MS })
    paidSum += (await paidBy(first)) + (await paidBy(second))
    if ((await second.panel.innerText()).includes('Paid at')) break
  }
  await expect(first.panel).toContainText('Paid at 1.01×: G$5.05')
  await expect(second.panel).toContainText('Paid at 1.05×: G$5.25')
  await expect(own(page)).toHaveCount(2)
  await expectCredits(page, { bets, paid: paidSum })
})

const running = (over: Partial<MultiplayerTerm> = {}) =>
  termOf(5, 'RUNNING', { startedAt: Date.now() - 1_000, growth: 0.000_06, entropy: '', ...over })
const { id } = betOf(900)
const round = { step: 0, multiplier: 1, nextMultiplier: 1, picked: [], nonce: 0 }
const bet = {
  ...{ id, gameId: 'crash', betAmount: 5, options: { autoCashOut: 1.2 }, edge: 300, termId: running().id, slot: 0 },
  ...{ createdAt: Date.now(), round: { ...round, serverSeedHash: '0'.repeat(64), clientSeed: 'lucky' } },
}

/** A demonstration whose bet flies over a feed that never tells its end; looked at, it is `decided`. */
async function flyUntold(page: Page, decidedBet: object): Promise<FlightFeed> {
  const feed = await feedFlight(page, 'crash')
  const open = { ...bet, result: 'PENDING', winAmount: 0, multiplier: 1, balance: 995, balanceVersion: 2, held: false }
  await feed.answer('game/open', () => ({ list: [open] }))
  await feed.answer('game/bet_result', () => ({ model: decidedBet }))
  await feed.answer('game/round', () => ({ model: { ...bet, maxWin: 1000, lines: [], ...decidedBet } }))
  await page.goto('/h5/crash?demo=true')
  await feed.waitForJoin()
  return feed
}

test('[AU-03] [BT-01] a demonstration hears of its automatic cash-out while the flight goes on, though nobody tells it', async ({
  page,
}) => {
  const feed = await flyUntold(page, { result: 'WIN', winAmount: 6, multiplier: 1.2 })
  await feed.answer('game/finish_hold', () => ({ model: { balance: 1001, balanceVersion: 3 } }))
  const term = running()
  const sync = () => feed.tell(term, { kind: 'sync', flownMs: Date.now() - (term.startedAt ?? 0), multiplier: 1 })
  sync()
  const syncs = setInterval(sync, 1_000)
  page.on('close', () => clearInterval(syncs))
  const slot = flightSlot(page)
  await expect(slot.panel).toContainText('Paid at 1.20×: G$6.00')
  await expect(page.getByRole('region', { name: 'Crash' })).toContainText('and rising')
  await expect(slot.act).toHaveText(/^Bet next round/)
  await expect(bar(page)).toContainText('1,001.00')
})

test('[AU-03] [BT-01] a stake of a demonstration that goes back is in its credits again', async ({ page }) => {
  let credits = 995
  await page.route(/\/api\/game\/play/, async (route) => {
    const response = await route.fetch()
    const { model, ...envelope } = await response.json()
    await route.fulfill({ response, json: { ...envelope, model: { ...model, demoBalance: credits } } })
  })
  const feed = await flyUntold(page, { result: 'CANCELLED', winAmount: 0, multiplier: 0 })
  await expect(bar(page)).toContainText('995.00')
  credits = 1000
  feed.tell(running({ status: 'FINISHED', void: true, nextAt: Date.now() + 60_000 }), { kind: 'phase' })
  await expect(flightSlot(page).panel).toContainText('The round was cancelled: G$5.00 returned.')
  await expect(bar(page)).toContainText('1,000.00')
})

test('[AU-03] crash is offered to a visitor at its address, and played in its frame', async ({ page }) => {
  await page.goto('/game/crash')
  await expect(page.getByRole('button', { name: 'Play the demo' })).toBeVisible()
  await page.goto('/game/crash?demo=true')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('1,000.00').first()).toBeVisible()
  await expect(frame.getByRole('region', { name: 'Bet 1' }).locator('[data-act]')).toHaveText(/^Bet/)
})
