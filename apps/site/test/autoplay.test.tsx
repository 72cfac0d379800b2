import type { AutoplayRun } from '@fairground/contract/autoplay'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as game from '@fairground/contract/calls/game'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, shownShareOf } from './fit.ts'
import { openFlight } from './flight-feed.ts'
import { flying, ownBetOf, termOf } from './flight-models.ts'
import { gameReady, layTable } from './game-table.ts'
import { answer, requestsOf } from './stand-in.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const words = (text: string | RegExp) => expect.element(page.getByText(text).first())
// The lab computes in real time, which a busy machine has little of.
vi.setConfig({ testTimeout: 60_000 })

const start = () => button(/^Start autoplay/)
const stop = () => button(/^Stop autoplay/)

async function openAutoplay(): Promise<void> {
  await page.getByRole('button', { name: 'Autoplay', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Autoplay' })).toBeVisible()
}

/** Waits for the lab's word on the rules that stand in the form. */
async function seeLab(): Promise<void> {
  const answered = page.getByText(/^(Exact: every way|From [\d,]+ simulated rounds)/)
  await expect.element(answered, { timeout: 20_000 }).toBeInTheDocument()
  await expect.element(page.getByRole('term').filter({ hasText: 'Risk of ruin' })).toBeInTheDocument()
  await words(/Staking rules do not change the return/).toBeInTheDocument()
}

/** Starts the run, on whose button stands what it can cost. */
async function begin(most: string): Promise<void> {
  await expect.element(start()).toHaveTextContent(`can cost ${most} at most`)
  await start().click()
}

afterEach(async () => {
  await page.viewport(1280, 720)
})

// The first: a form keeps what was typed last in its game.
for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test(`autoplay in three taps at ${width} by ${height}: the start is in sight and has the focus`, async () => {
    await page.viewport(width, height)
    await layTable('mines', { balance: 500 }).openGame()
    await openAutoplay()
    await expect.element(start()).toHaveFocus()
    await expect.poll(() => shownShareOf(start().element())).toBe(1)
    await page.getByRole('button', { name: '10', exact: true }).click()
    await begin('G$50.00')
    await expect.element(stop()).toHaveFocus()
    await stop().click()
    await words(/You stopped autoplay\./).toBeVisible()
    // The note stands in the button that it is about, and covers nothing.
    const door = page.getByRole('button', { name: 'Autoplay', exact: true })
    await expect.element(door).toHaveTextContent(/You stopped autoplay\./)
    for (const part of [door, field('Stake'), button(/^Bet/)]) expect(shownShareOf(part.element())).toBe(1)
  })

test('a run of ten: rules, lab, start, and on to its end', async () => {
  const table = layTable('mines', { balance: 500 })
  await table.openGame()
  await openAutoplay()
  await field('Number of bets').fill('10')
  await field('First stake').fill('2')
  await seeLab()
  await expect.element(page.getByText('exact', { exact: true })).toBeInTheDocument()
  await expectAccessible()
  ;(page.getByText('Test on your past rounds').element() as HTMLElement).click()
  await button('Test on past rounds').click()
  await words('You have no finished rounds with these options yet.').toBeVisible()
  await begin('G$20.00')
  await expect.element(stop()).toHaveFocus()
  await expect.element(stop()).toHaveTextContent(/\d of 10 bets/)
  await vi.advanceTimersByTimeAsync(30_000)
  await words(/All bets are placed\. Autoplay: 10 bets/).toBeVisible()
  expect(table.bets.map(({ betAmount }) => betAmount)).toEqual(Array(10).fill(2))
  expect(requestsOf(autoplay.stop)).toHaveLength(1)
  await button('Live stats').click()
  await expect.element(page.getByRole('complementary', { name: 'Live stats' })).toHaveTextContent('Profit')
  await expectAccessible()
})

test('a run that was interrupted is offered, and goes on from the bets that the server counts', async () => {
  const table = layTable('mines', { balance: 500 })
  const model: AutoplayRun = {
    ...{ id: '0199cccc-0000-7000-8000-000000000009', gameId: 'mines', bets: 10, lossLimit: 20 },
    ...{ status: 'running', placed: 4, wagered: 8, profit: -2, startedAt: 0 },
    plan: { options: { mines: 1 }, picks: [0], stake: 2, onWin: { to: 'base' }, onLoss: { to: 'base' } },
    last: { id: '0199aaaa-0000-7000-8000-000000000099', decided: true, betAmount: 2, winAmount: 0 },
  }
  await table.openGame({
    answers() {
      answer(autoplay.find, { model })
      answer(autoplay.stop, { model })
    },
  })
  await words('An autoplay run was interrupted').toBeVisible()
  await button('Go on').click()
  await vi.advanceTimersByTimeAsync(30_000)
  await words(/All bets are placed\. Autoplay: 10 bets/).toBeVisible()
  expect(table.bets.map(({ run: of, betAmount }) => [of, betAmount])).toEqual(Array(6).fill([model.id, 2]))
})

for (const gameId of ['tower', 'stair', 'football', 'kangaroo', 'thimbles', 'scratch'])
  test(`a run of two bets in ${gameId}: the lab plays its rules, the bets are placed and decided`, async () => {
    const table = layTable(gameId, { balance: 100 })
    await table.openGame()
    await openAutoplay()
    await field('Number of bets').fill('2')
    await field('First stake').fill('2')
    await seeLab()
    await begin('G$4.00')
    await vi.advanceTimersByTimeAsync(30_000)
    await words(/All bets are placed\. Autoplay: 2 bets/).toBeVisible()
    expect(table.bets).toHaveLength(2)
    for (const { betAmount, result } of table.bets)
      expect([betAmount, result]).toEqual([2, expect.stringMatching(/WIN|LOSE/)])
  })

for (const gameId of ['crash', 'aviator'] as const)
  test(`a run of two bets in ${gameId}: one in each flight, with its target`, async () => {
    const feed = await openFlight(gameId)
    const placed: Record<string, unknown>[] = []
    let balanceVersion = 1
    answer(game.finishHold, () => ({ model: { balance: 195, balanceVersion: ++balanceVersion } }))
    answer(game.bet, ({ fields }) => {
      placed.push(fields.model as Record<string, unknown>)
      const id = `0199bbbb-0000-7000-8000-00000000000${placed.length}`
      const termId = termOf(placed.length, 'NEW').id
      return { model: ownBetOf({ id, gameId, termId, betAmount: 2, balanceVersion: ++balanceVersion }) }
    })
    answer(autoplay.start, ({ fields }) => {
      const announced = autoplay.start.request.parse(fields)
      const counts = { placed: 0, wagered: 0, profit: 0, startedAt: 0, status: 'running' as const }
      return { model: { ...announced, ...counts, id: '0199cccc-0000-7000-8000-000000000001' } }
    })
    answer(autoplay.stop, ({ fields }) => {
      const counts = { placed: 2, wagered: 4, profit: 0, startedAt: 0, status: 'finished' as const }
      const announced = requestsOf(autoplay.start)[0]?.fields
      return { model: { ...autoplay.start.request.parse(announced), ...counts, id: String(fields.id) } }
    })
    await gameReady()
    await openAutoplay()
    await field('Number of bets').fill('2')
    await field('First stake').fill('2')
    await seeLab()
    await begin('G$4.00')
    for (const number of [1, 2]) {
      feed.tell(termOf(number, 'NEW'))
      await vi.advanceTimersByTimeAsync(2_000)
      await expect.poll(() => placed).toHaveLength(number)
      const term = { ...flying(12_000), id: termOf(number, 'NEW').id, number }
      feed.sync(term)
      const id = `0199bbbb-0000-7000-8000-00000000000${number}`
      const paid = { id, nickname: 'An***', betAmount: 2, result: 'WIN' as const, multiplier: 2, winAmount: 4 }
      feed.tell(undefined, { kind: 'bets', list: [paid], count: 1, staked: 2, paid: 4 })
      feed.tell({ ...term, status: 'FINISHED', point: 2.31, nextAt: Date.now() + 3000 }, { kind: 'phase' })
      await vi.advanceTimersByTimeAsync(2_000)
    }
    await words(/All bets are placed\. Autoplay: 2 bets/).toBeVisible()
    await words(/\+G\$4\.00\. Best round: 2\.00×$/).toBeVisible()
    expect(placed.map(({ autoCashOut, betAmount }) => [autoCashOut, betAmount])).toEqual(Array(2).fill([2, '2.00']))
  })

test('a run stops at its loss limit, and by the player’s hand, and nothing is placed after that', async () => {
  const table = layTable('mines', { balance: 500 })
  // The only lamp is the last tile, which no run picks first.
  table.aim(({ drawn }) => drawn[0]?.includes(24) === false)
  await table.openGame()
  const mines = page.getByRole('slider', { name: 'Mines' })
  await mines.fill('24')
  await openAutoplay()
  await field('Number of bets').fill('25')
  await field('First stake').fill('5')
  await field('Stop at a loss of').fill('15')
  ;(page.getByText('More rules').element() as HTMLElement).click()
  await page.getByRole('combobox', { name: 'Stake after a loss' }).selectOptions('Multiply the stake')
  await begin('G$15.00')
  await vi.advanceTimersByTimeAsync(20_000)
  await words(/The next bet could have passed your loss limit/).toBeVisible()
  expect(table.bets.map(({ betAmount }) => betAmount)).toEqual([5, 10])
  table.aim()
  await mines.fill('1')
  await openAutoplay()
  await begin('G$15.00')
  await expect.element(stop()).toHaveTextContent(/\d+ of/)
  await stop().click()
  await words(/You stopped autoplay\. Autoplay: \d+ bets?/).toBeVisible()
  const count = table.bets.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(table.bets).toHaveLength(count)
  await expect.element(button(/^Bet/)).toBeVisible()
  await gameReady()
})
