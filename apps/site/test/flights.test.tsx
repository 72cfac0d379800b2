import * as game from '@fairground/contract/calls/game'
import * as winners from '@fairground/contract/calls/winners'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerFlight, type FlightFeed, flightSlot, openFeed, openFlight } from './flight-feed.ts'
import { betOf, flying, ownBet, ownBetOf, termOf } from './flight-models.ts'
import { openGame } from './open-site.tsx'
import { settingsOf } from './round-models.ts'
import { answer } from './stand-in.ts'
import { unlockSounds } from './unlock-sounds.ts'

const sign = () => expect.element(page.getByRole('region', { name: 'Crash', exact: true }))
const panel = () => expect.element(flightSlot().panel)
const button = () => expect.element(flightSlot().act)

/** A player whose bet flies. */
async function inFlight(): Promise<FlightFeed & { term: MultiplayerTerm }> {
  const feed = await openFlight('crash', {}, [ownBetOf()])
  const term = flying(12_000)
  feed.sync(term)
  await sign().toHaveTextContent('and rising')
  return { ...feed, term }
}

// The first: the live line starts once in a file.
test('[BT-01] [PU-02] a game that is there before its live line hears of the flight all the same', async () => {
  await openGame('crash', { answers: () => answerFlight('crash') })
  await expect.element(page.getByRole('navigation', { name: 'Final multipliers of the last flights' })).toBeVisible()
  const feed = openFeed('crash')
  await feed.line.joined('crash')
  feed.tell(termOf(1, 'FINISHED', { point: 2.5, nextAt: Date.now() + 60_000 }), { kind: 'phase' })
  await expect.element(page.getByRole('button', { name: /2\.50×/ })).toBeVisible()
})

/** The picture of a flight, which a worker draws. */
function pictureOf(): string {
  const canvas = document.querySelector('canvas')
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: 320, height: 200 })
  if (canvas) copy.getContext('2d')?.drawImage(canvas, 0, 0, 320, 200)
  return copy.toDataURL()
}

test('[BT-01] the picture of a flight moves', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.replace('reduce', 'no-preference')),
  )
  await inFlight()
  const before = pictureOf()
  await expect.poll(() => pictureOf() === before).toBe(false)
  const next = pictureOf()
  await expect.poll(() => pictureOf() === next).toBe(false)
})

/** Resolves once the picture is the same for some frames of the browser. */
const pictureStands = () =>
  expect
    .poll(async () => {
      const before = pictureOf()
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
      return pictureOf() === before
    })
    .toBe(true)

test('[BT-01] for whoever wants less motion the picture of a flight stands still, and its number goes on', async () => {
  const { sync } = await openFlight('crash', {}, [ownBetOf()])
  await pictureStands()
  const betting = pictureOf()
  const term = flying(12_000)
  sync(term)
  await sign().toHaveTextContent('and rising')
  await expect.poll(() => pictureOf() === betting).toBe(false)
  await pictureStands()
  const before = pictureOf()
  const multiplier = () =>
    Number.parseFloat(page.getByRole('region', { name: 'Crash', exact: true }).element().textContent ?? '')
  const lastMultiplier = multiplier()
  await vi.advanceTimersByTimeAsync(1_000)
  sync(term)
  await expect.poll(multiplier).toBeGreaterThan(lastMultiplier + 0.1)
  await pictureStands()
  expect(pictureOf() === before).toBe(true)
})

test('[BT-01] a flight that stands still says so, and goes on from where it stood', async () => {
  const { tell, term } = await inFlight()
  tell({ ...term, paused: true }, { kind: 'phase' })
  await sign().toHaveTextContent('The flight is paused')
  await button().toHaveTextContent(/^Cash out/)
  tell(flying(12_000), { kind: 'resumed', lostMs: 2000 })
  await expect.element(page.getByText('The flight goes on after a pause of 2 s.')).toBeVisible()
  await sign().toHaveTextContent('and rising')
})

test('[BT-01] without a line nobody pretends to know the multiplier', async () => {
  const { line } = await inFlight()
  await sign().toHaveTextContent(/\d\.\d\d×/)
  line.cut('away')
  await sign().toHaveTextContent('The server still makes your automatic cash-outs')
  await sign().not.toHaveTextContent(/\d\.\d\d×/)
})

test('[BT-01] a server that is silent is waited for in words', async () => {
  await inFlight()
  await vi.advanceTimersByTimeAsync(3_500)
  await sign().toHaveTextContent('Waiting for the server')
})

test('[RG-04] the end is said, and a loss is quiet', async () => {
  const { tell, term } = await inFlight()
  await button().toHaveTextContent(/^Cash out/)
  answer(game.open, { list: [] })
  tell({ ...term, status: 'FINISHED', point: 2.31, nextAt: Date.now() + 3000 }, { kind: 'phase' })
  tell(undefined, { kind: 'bets', list: [{ ...ownBet, result: 'LOSE' }], count: 1, staked: 5, paid: 0 })
  await sign().toHaveTextContent('2.31×')
  await expect.element(page.getByText('The flight ended at 2.31×.')).toHaveAttribute('role', 'status')
  await panel().toHaveTextContent('Stake G$5.00 lost')
  expect(document.querySelectorAll('[data-win]')).toHaveLength(0)
})

test('[RG-04] an automatic cash-out that pays more than the stake is shown as a win', async () => {
  const { tell } = await inFlight()
  answer(game.finishHold, { model: { balance: 205, balanceVersion: 9 } })
  await button().toHaveTextContent(/^Cash out/)
  const paidBet = { ...ownBet, result: 'WIN' as const, multiplier: 2, winAmount: 10 }
  tell(undefined, { kind: 'bets', list: [paidBet], count: 1, staked: 5, paid: 10 })
  await expect
    .poll(() => document.querySelector('[data-win="2"][data-result]')?.textContent)
    .toContain('You won G$5.00')
  await panel().toHaveTextContent('Paid at 2.00×: G$10.00')
  await expect.element(page.getByText('Cashed out at 2.00×. It pays G$10.00.')).toHaveAttribute('role', 'status')
})

test('[BT-01] a round that was given up returns the stake', async () => {
  const { tell, term } = await inFlight()
  await button().toHaveTextContent(/^Cash out/)
  answer(game.open, { list: [] })
  tell({ ...term, status: 'FINISHED', void: true }, { kind: 'phase' })
  tell(undefined, { kind: 'bets', list: [{ ...ownBet, result: 'CANCELLED' }], count: 1, staked: 5, paid: 0 })
  await sign().toHaveTextContent('This round was cancelled')
  await panel().toHaveTextContent('G$5.00 returned')
})

test('[BT-01] the highest cash-outs are those of the last day, and a higher one that the page sees joins them', async () => {
  const past = (name: string, winAmount: number) => ({
    name,
    gameId: 'crash',
    winAmount,
    multiplier: 4,
    at: Date.now(),
  })
  const feed = await openFlight('crash', {
    answers: () => answer(winners.list, { list: [past('An***', 80), past('Jo***', 20)] }),
  })
  await page.getByRole('tab', { name: 'Highest wins' }).click()
  const top = page.getByRole('region', { name: 'Highest cash-outs of the last day' }).getByRole('listitem')
  const names = () => expect.poll(() => top.elements().map(({ textContent }) => textContent?.slice(0, 5)))
  await names().toEqual(['An***', 'Jo***'])
  feed.tell(flying(9000, { number: 2 }))
  const paidBet = betOf(7, { nickname: 'Ma***', betAmount: 10, result: 'WIN', multiplier: 5, winAmount: 50 })
  feed.tell(undefined, { kind: 'bets', list: [paidBet], count: 1, staked: 10, paid: 50 })
  await names().toEqual(['An***', 'Ma***', 'Jo***'])
  await expect.element(top.nth(1)).toHaveTextContent(/^Ma\*\*\*5\.00×/)
})

test('[BT-01] a thousand bets are a few rows', async () => {
  const { tell } = await inFlight()
  const list = Array.from({ length: 1000 }, (_, at) => betOf(at))
  tell(undefined, { kind: 'bets', list, count: 1200, staked: 90_000, paid: 0 })
  const table = page.getByRole('region', { name: 'Bets of this round' })
  await expect.element(table).toHaveTextContent('Bets: 1200')
  await expect.element(table).toHaveTextContent('and 1159 more')
  await expect.element(table.getByRole('row', { name: /^You/ })).toBeVisible()
  // Each name has its letter before it, which nobody is read.
  const letters = [...table.element().querySelectorAll('th[scope=row] [aria-hidden]')].map((one) => one.textContent)
  expect(letters).toHaveLength(41)
  expect(new Set(letters)).toEqual(new Set(['Y', 'p']))
})

for (const [words, celebration] of [
  ['sings where wins may be celebrated', 'above_stake'],
  ['is silent where nothing is', 'none'],
] as const)
  test(`[RG-04] a flight ${words}`, async () => {
    const tones = vi.spyOn(AudioContext.prototype, 'createOscillator')
    const model = settingsOf('crash', { jurisdiction: { ...demoJurisdiction, celebration } })
    const { tell, sync } = await openFlight('crash', { answers: () => answer(game.settings, { model }) })
    await unlockSounds()
    const term = flying(1_000)
    sync(term)
    await sign().toHaveTextContent('and rising')
    if (celebration !== 'none') await expect.poll(() => tones.mock.calls).not.toEqual([])
    tell({ ...term, status: 'FINISHED', point: 1.31, nextAt: Date.now() + 60_000 }, { kind: 'phase' })
    await sign().toHaveTextContent('1.31×')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(tones.mock.calls.length > 0).toBe(celebration !== 'none')
  })
