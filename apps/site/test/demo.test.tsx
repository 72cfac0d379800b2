import * as game from '@fairground/contract/calls/game'
import { stops } from '@fairground/contract/calls/list'
import * as session from '@fairground/contract/calls/play-session'
import type { BetModel } from '@fairground/contract/round'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FlightFeed, flightSlot, openFlight } from './flight-feed.ts'
import { flying, ownBetOf, termOf } from './flight-models.ts'
import { layTable } from './game-table.ts'
import { closeSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'
import { toCents } from './table-answers.ts'
import { survives } from './table-bet.ts'

// All tests here play for credits: a page that has once begun a demonstration is no player's again.

const button = (name: string | RegExp) => page.getByRole('button', { name })
const bar = () => expect.poll(() => document.querySelector('header')?.textContent)

test('[AU-03] a visitor plays a round for credits; opened again it goes on, and it never is the player’s', async () => {
  const table = layTable('mines', { balance: 1000 })
  table.aim(survives(7))
  await table.openGame({ demo: true })
  await expect.element(page.getByText('Demo', { exact: true })).toBeVisible()
  await bar().toContain('1,000.00')
  await expect.element(page.getByText('bet number 0')).toBeVisible()
  await page.getByRole('textbox', { name: 'Stake' }).fill('10')
  await button(/^Bet/).click()
  await bar().toContain('990.00')
  await closeSite()
  await table.openGame({ demo: true })
  await expect.element(button('Pick a tile')).toBeVisible()
  await button(/^Row 2, column 3:/).click()
  await expect.element(button('Row 2, column 3: gem')).toBeInTheDocument()
  await expect.element(button('Play for real')).toBeVisible()
  const { headers } = requestsOf(game.bet)[0] ?? {}
  expect(headers?.get('Demo')).toBe('a-token-of-the-demo')
  expect(headers?.get('Authorization')).toBeNull()
})

/** The credits of a demonstration, and its bets: what its server would answer. */
async function openDemo(gameId: string, bets: BetModel[] = []): Promise<FlightFeed> {
  let version = 1
  let credits = 1000 - bets.length * 5
  const net = () =>
    bets
      .filter(({ result }) => result !== 'PENDING')
      .reduce((sum, bet) => toCents(sum + bet.winAmount - bet.betAmount), 0)
  const decided = (id: unknown) => {
    const bet = bets.find((one) => one.id === id)
    if (!bet) throw new Error(`there is no bet ${String(id)}`)
    return bet
  }
  return await openFlight(
    gameId,
    {
      demo: true,
      answers() {
        answer(game.play, () => ({
          model: { url: '/favicon.svg', gameId, demoToken: 'a-token-of-the-demo', demoBalance: credits },
        }))
        answer(game.open, () => ({ list: bets.filter(({ result }) => result === 'PENDING') }))
        answer(session.sum, () => ({ model: { net: net(), version, after: '01a2b3c4-0000-7000-8000-000000000000' } }))
        answer(game.bet, ({ fields }) => {
          const { betAmount, slot = 0, autoCashOut } = fields.model as Record<string, number>
          credits -= Number(betAmount)
          version += 1
          const bet = ownBetOf({
            ...{ id: `0199bbbb-0000-7000-8000-00000000000${bets.length + 1}`, gameId, slot },
            ...{ balance: credits, balanceVersion: version, betAmount: Number(betAmount) },
            options: autoCashOut === undefined ? {} : { autoCashOut },
          })
          bets.push(bet)
          return { model: bet }
        })
        answer(stops.crash, ({ fields }) => {
          const bet = Object.assign(decided(fields.id), { result: 'WIN', multiplier: 2, winAmount: 10, held: true })
          version += 1
          return { model: { ...bet, balance: credits, balanceVersion: version, flownMs: 12_600 } }
        })
        answer(game.betResult, ({ fields }) => ({ model: decided(fields.id) }))
        answer(game.round, ({ fields }) => {
          const { balance, balanceVersion, held, ...bet } = decided(fields.id)
          return { model: { ...bet, maxWin: 10_000, lines: [] } }
        })
        answer(game.finishHold, ({ fields }) => {
          version += 1
          credits = toCents(credits + decided(fields.id).winAmount)
          return { model: { balance: credits, balanceVersion: version } }
        })
      },
    },
    bets,
  )
}
const panel = (number = 1) => expect.element(flightSlot(number).panel)
const act = (number = 1) => expect.element(flightSlot(number).act)
const net = () => expect.poll(() => document.querySelector('[data-sight]')?.textContent)

/** Sets the automatic cash-out of a slot. */
async function setTarget(number: number, target: string): Promise<void> {
  const slot = flightSlot(number).panel
  await slot.getByRole('checkbox', { name: 'Automatic cash-out' }).click({ force: true })
  await slot.getByRole('textbox', { name: 'Target of the automatic cash-out' }).fill(target)
}
/** How a bet of a demonstration ended; nobody tells it, it has to be looked at. */
const end = (bet: BetModel | undefined, result: BetModel['result'], multiplier = 0) =>
  Object.assign(bet ?? {}, { result, multiplier, winAmount: Math.round(500 * multiplier) / 100 })

test('[AU-03] [BT-01] a visitor bets credits in crash, cashes out by hand, and sees them rise', async () => {
  const feed = await openDemo('crash')
  await bar().toContain('Demo')
  await bar().toContain('1,000.00')
  feed.tell(termOf(5, 'NEW'))
  await flightSlot().panel.getByRole('button', { name: /^Bet/ }).click()
  await bar().toContain('995.00')
  await act().toHaveTextContent(/^Your bet is in/)
  feed.sync(flying(12_000))
  await act().toHaveTextContent(/^Cash out/)
  await flightSlot().act.click()
  await panel().toHaveTextContent('Paid at 2.00×: G$10.00')
  await panel().toHaveTextContent(/Your press took \d+ ms to arrive/)
  await panel().not.toHaveTextContent('See the round')
  await bar().toContain('1,005.00')
})

test('[AU-03] [BT-01] a demonstration hears of its automatic cash-out while the flight goes on, though nobody tells it', async () => {
  const bets: BetModel[] = []
  const feed = await openDemo('crash', bets)
  feed.tell(termOf(5, 'NEW'))
  await setTarget(1, '1.20')
  await flightSlot().panel.getByRole('button', { name: /^Bet/ }).click()
  await act().toHaveTextContent(/^Your bet is in/)
  expect(bets[0]?.options).toEqual({ autoCashOut: 1.2 })
  end(bets[0], 'WIN', 1.2)
  const term = flying(4_000)
  feed.sync(term)
  await vi.advanceTimersByTimeAsync(1_000)
  feed.sync(term)
  await panel().toHaveTextContent('Paid at 1.20×: G$6.00')
  await expect.element(page.getByRole('region', { name: 'Crash', exact: true })).toHaveTextContent('and rising')
  await act().toHaveTextContent(/^Bet next round/)
  await bar().toContain('1,001.00')
  await net().toContain('1.00')
})

test('[AU-03] [BT-01] opened again in mid-flight a demonstration keeps its bet, and its bust loses the credits', async () => {
  const bets = [ownBetOf({ options: { autoCashOut: 1_000_000 } })]
  const feed = await openDemo('crash', bets)
  const term = flying(12_000)
  feed.sync(term)
  await act().toHaveTextContent(/^Cash out/)
  await bar().toContain('995.00')
  end(bets[0], 'LOSE')
  feed.tell({ ...term, status: 'FINISHED', point: 2.31, nextAt: Date.now() + 60_000 }, { kind: 'phase' })
  await vi.advanceTimersByTimeAsync(1_000)
  await panel().toHaveTextContent('Stake G$5.00 lost')
  await bar().toContain('995.00')
  await net().toContain('5.00')
})

test('[AU-03] [BT-02] a visitor’s two places in aviator ride in one flight, each with its own target', async () => {
  const bets: BetModel[] = []
  const feed = await openDemo('aviator', bets)
  feed.tell(termOf(5, 'NEW'))
  for (const [number, target] of [
    [1, '1.01'],
    [2, '1.05'],
  ] as const) {
    await setTarget(number, target)
    await flightSlot(number).panel.getByRole('button', { name: /^Bet/ }).click()
    await act(number).toHaveTextContent(/^Your bet is in/)
  }
  end(bets[0], 'WIN', 1.01)
  end(bets[1], 'WIN', 1.05)
  feed.sync(flying(2_000))
  await vi.advanceTimersByTimeAsync(1_000)
  await panel(1).toHaveTextContent('Paid at 1.01×: G$5.05')
  await panel(2).toHaveTextContent('Paid at 1.05×: G$5.25')
  await bar().toContain('1,000.30')
  await net().toContain('0.30')
  const own = page.getByRole('region', { name: 'Bets of this round' }).getByRole('row', { name: /^NewVisitor/ })
  await expect.poll(() => own.elements()).toHaveLength(2)
})

test('[AU-03] [BT-01] a stake of a demonstration that goes back is in its credits again', async () => {
  const bets = [ownBetOf()]
  const feed = await openDemo('crash', bets)
  feed.sync(flying(1_000))
  await bar().toContain('995.00')
  end(bets[0], 'CANCELLED')
  answer(game.play, {
    model: { url: '/favicon.svg', gameId: 'crash', demoToken: 'a-token-of-the-demo', demoBalance: 1000 },
  })
  feed.tell(flying(1_000, { status: 'FINISHED', void: true, nextAt: Date.now() + 60_000 }), { kind: 'phase' })
  await vi.advanceTimersByTimeAsync(1_000)
  await panel().toHaveTextContent('The round was cancelled: G$5.00 returned.')
  await bar().toContain('1,000.00')
})
