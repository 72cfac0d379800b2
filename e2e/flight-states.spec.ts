import type { BetModel } from '@fairground/contract/round'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { flightSlot } from './flight.ts'
import { betOf, feedFlight, termOf } from './flight-feed.ts'
import { findMisfits } from './pixels-astray.ts'
import { settled } from './wait-until-still.ts'

const ownBet = betOf(900, { betAmount: 5 })
const GROWTH = 0.000_06

/** The player's bet as the feed's calls answer it. */
function bet(over: Partial<BetModel> = {}): Record<string, unknown> {
  return {
    id: ownBet.id,
    gameId: 'crash',
    result: 'PENDING',
    betAmount: 5,
    options: {},
    edge: 300,
    winAmount: 0,
    multiplier: 1,
    balance: 195,
    balanceVersion: 0,
    held: false,
    createdAt: 1_700_000_000_000,
    termId: termOf(5, 'NEW').id,
    slot: 0,
    round: {
      step: 0,
      multiplier: 1,
      nextMultiplier: 1,
      picked: [],
      nonce: 0,
      serverSeedHash: '0'.repeat(64),
      clientSeed: 'lucky',
    },
    ...over,
  }
}

/** A player whose bet flies since `flownMs`, over a feed. */
async function inFlight(page: Page, flownMs = 12_000) {
  const feed = await feedFlight(page, 'crash')
  await feed.answer('game/open', () => ({ list: [bet()] }))
  const startedAt = Date.now() - flownMs
  const running = (over = {}) => termOf(5, 'RUNNING', { startedAt, growth: GROWTH, entropy: '', ...over })
  await page.goto('/h5/crash')
  await feed.waitForJoin()
  feed.tell(running(), { kind: 'sync', flownMs: Date.now() - startedAt, multiplier: 2 })
  const sync = setInterval(() => {
    const now = Date.now() - startedAt
    feed.tell(undefined, { kind: 'sync', flownMs: now, multiplier: Math.exp(GROWTH * now) })
  }, 1000)
  page.on('close', () => clearInterval(sync))
  return { feed, running, quiet: () => clearInterval(sync) }
}
const sign = (page: Page) => page.getByRole('region', { name: 'Crash' })

test('[BT-01] [PU-02] a visitor whose game is there before its live line was fetched hears of the flight all the same', async ({
  page,
}) => {
  const feed = await feedFlight(page, 'crash')
  let release = () => {}
  const heldUntil = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/connection-[\w-]+\.js/, async (route) => {
    await heldUntil
    await route.continue()
  })
  await page.goto('/h5/crash')
  await expect(page.getByRole('navigation', { name: 'Final multipliers of the last flights' })).toBeVisible()
  release()
  await feed.waitForJoin()
  feed.tell(termOf(1, 'FINISHED', { point: 2.5, nextAt: Date.now() + 60_000 }), { kind: 'phase' })
  await expect(page.getByRole('button', { name: /2\.50×/ })).toBeVisible()
})

/** The picture of a flight below its sign, whose number changes too. */
async function pictureOf(page: Page): Promise<string> {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const clip = { x, y: y + height * 0.5, width, height: height * 0.4 }
  return (await page.screenshot({ clip })).toString('base64')
}

test('[BT-01] the picture of a flight moves', async ({ page, player }) => {
  await player({ deposit: 200 })
  await inFlight(page)
  await expect(sign(page)).toContainText('and rising')
  const before = await pictureOf(page)
  await expect.poll(() => pictureOf(page)).not.toBe(before)
})

test('[BT-01] for whoever wants less motion the picture of a flight stands still, and its number goes on', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await player({ deposit: 200 })
  await inFlight(page)
  await expect(sign(page)).toContainText('and rising')
  await settled(page)
  const before = await pictureOf(page)
  const multiplier = async () => Number.parseFloat(await sign(page).innerText())
  const lastMultiplier = await multiplier()
  await expect.poll(multiplier).toBeGreaterThan(lastMultiplier + 0.1)
  expect(await pictureOf(page)).toBe(before)
})

test('[BT-01] a flight that stands still says so, and goes on from where it stood', async ({ page, player }) => {
  await player({ deposit: 200 })
  const { feed, running, quiet } = await inFlight(page)
  await expect(sign(page)).toContainText('and rising')
  quiet()
  feed.tell(running({ paused: true }), { kind: 'phase' })
  await expect(sign(page)).toContainText('The flight is paused')
  await expect(flightSlot(page).act).toHaveText(/^Cash out/)
  feed.tell(termOf(5, 'RUNNING', { startedAt: Date.now() - 12_000, growth: GROWTH, entropy: '' }), {
    kind: 'resumed',
    lostMs: 2000,
  })
  await expect(page.getByText('The flight goes on after a pause of 2 s.')).toBeVisible()
  await expect(sign(page)).toContainText('and rising')
})

test('[BT-01] without a line nobody pretends to know the multiplier', async ({ page, player }) => {
  await player({ deposit: 200 })
  const { feed, quiet } = await inFlight(page)
  await expect(sign(page)).toContainText(/\d\.\d\d×/)
  quiet()
  await feed.cut('away')
  await expect(sign(page)).toContainText('The server still makes your automatic cash-outs')
  await expect(sign(page)).not.toContainText(/\d\.\d\d×/)
})

test('[BT-01] a server that is silent is waited for in words', async ({ page, player }) => {
  await player({ deposit: 200 })
  const { quiet } = await inFlight(page)
  await expect(sign(page)).toContainText('and rising')
  quiet()
  await expect(sign(page)).toContainText('Waiting for the server')
})

test('[RG-04] the end is said, and a loss is quiet', async ({ page, player, axe }) => {
  await player({ deposit: 200 })
  const { feed, running, quiet } = await inFlight(page)
  await expect(flightSlot(page).act).toHaveText(/^Cash out/)
  await axe(page)
  quiet()
  await feed.answer('game/open', () => ({ list: [] }))
  feed.tell(running({ status: 'FINISHED', point: 2.31, nextAt: Date.now() + 3000 }), { kind: 'phase' })
  feed.tell(undefined, {
    kind: 'bets',
    list: [{ ...ownBet, result: 'LOSE' }],
    count: 1,
    staked: 5,
    paid: 0,
  })
  await expect(sign(page)).toContainText('2.31×')
  await expect(page.getByText('The flight ended at 2.31×.')).toHaveAttribute('role', 'status')
  await expect(flightSlot(page).panel).toContainText('Stake G$5.00 lost')
  await expect(page.locator('[data-result][data-mood]')).toHaveCount(0)
})

test('[RG-04] an automatic cash-out that pays more than the stake is shown as a win', async ({ page, player }) => {
  await player({ deposit: 200 })
  const { feed } = await inFlight(page)
  await feed.answer('game/finish_hold', () => ({ model: { balance: 205, balanceVersion: 9 } }))
  await expect(flightSlot(page).act).toHaveText(/^Cash out/)
  const paidBet = { ...ownBet, result: 'WIN' as const, multiplier: 2, winAmount: 10 }
  feed.tell(undefined, { kind: 'bets', list: [paidBet], count: 1, staked: 5, paid: 10 })
  await expect(page.locator('[data-mood=won]')).toContainText('You won')
  await expect(flightSlot(page).panel).toContainText('Paid at 2.00×: G$10.00')
  await expect(page.getByText('Cashed out at 2.00×. It pays G$10.00.')).toHaveAttribute('role', 'status')
})

test('[BT-01] a round that was given up returns the stake', async ({ page, player }) => {
  await player({ deposit: 200 })
  const { feed, running, quiet } = await inFlight(page)
  await expect(flightSlot(page).act).toHaveText(/^Cash out/)
  quiet()
  await feed.answer('game/open', () => ({ list: [] }))
  feed.tell(running({ status: 'FINISHED', void: true }), { kind: 'phase' })
  const list = [{ ...ownBet, result: 'CANCELLED' as const }]
  feed.tell(undefined, { kind: 'bets', list, count: 1, staked: 5, paid: 0 })
  await expect(sign(page)).toContainText('This round was cancelled')
  await expect(flightSlot(page).panel).toContainText('G$5.00 returned')
})

test('[BT-01] the highest cash-outs are those of the last day, and a higher one that the page sees joins them', async ({
  page,
  player,
}) => {
  await player({ deposit: 200 })
  const feed = await feedFlight(page, 'crash')
  const past = (name: string, winAmount: number) => ({
    name,
    gameId: 'crash',
    winAmount,
    multiplier: 4,
    at: Date.now(),
  })
  await feed.answer('game/winners', ({ gameId }) => ({
    list: gameId === 'crash' ? [past('An***', 80), past('Jo***', 20)] : [],
  }))
  await page.goto('/h5/crash')
  await feed.waitForJoin()
  await page.getByRole('tab', { name: 'Highest wins' }).click()
  const top = page.getByRole('region', { name: 'Highest cash-outs of the last day' }).getByRole('listitem')
  await expect(top).toHaveText([/^An\*\*\*/, /^Jo\*\*\*/])
  feed.tell(termOf(2, 'RUNNING', { startedAt: Date.now() - 9000, growth: GROWTH, entropy: '' }))
  const paidBet = betOf(7, { nickname: 'Ma***', betAmount: 10, result: 'WIN', multiplier: 5, winAmount: 50 })
  feed.tell(undefined, { kind: 'bets', list: [paidBet], count: 1, staked: 10, paid: 50 })
  await expect(top).toHaveText([/^An\*\*\*/, /^Ma\*\*\*5\.00×/, /^Jo\*\*\*/])
})

test('[BT-01] a thousand bets are a few rows', async ({ page, player }) => {
  await player({ deposit: 200 })
  const { feed } = await inFlight(page)
  const list = Array.from({ length: 1000 }, (_, at) => betOf(at))
  feed.tell(undefined, { kind: 'bets', list, count: 1200, staked: 90_000, paid: 0 })
  const table = page.getByRole('region', { name: 'Bets of this round' })
  await expect(table).toContainText('Bets: 1200')
  await expect(table).toContainText('and 1159 more')
  await expect(table.getByRole('row', { name: /^You/ })).toBeVisible()
})

for (const [width, height] of [
  [320, 240],
  [360, 740],
  [740, 360],
  [1280, 800],
  [1680, 1000],
] as const)
  test(`[BT-01] it is played at ${width} by ${height}`, async ({ page, player }) => {
    await page.setViewportSize({ width, height })
    await player({ deposit: 200 })
    await inFlight(page)
    const { act } = flightSlot(page)
    await expect(act).toHaveText(/^Cash out/)
    await expect(act).toBeInViewport({ ratio: 0.5 })
    await expect(page.locator('canvas')).toBeInViewport({ ratio: 0.8 })
    expect(await findMisfits(page)).toEqual([])
  })
