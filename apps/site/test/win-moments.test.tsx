import * as game from '@fairground/contract/calls/game'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wantMotion } from './browser-wishes.ts'
import { flightSlot, openFlight } from './flight-feed.ts'
import { flying, ownBet, ownBetOf, termOf } from './flight-models.ts'
import { type GameTable, layTable } from './game-table.ts'
import { settingsOf } from './round-models.ts'
import { answer, holdBack, requestsOf } from './stand-in.ts'
import { loses, survives } from './table-bet.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const tile = (at: number) => button(new RegExp(`^Row ${Math.floor(at / 5) + 1}, column ${(at % 5) + 1}:`))
const stake = () => page.getByRole('textbox', { name: 'Stake' })
/** What belongs to the moment of a win. */
const momentParts = () => [...document.querySelectorAll<HTMLElement>('[data-win]')]
const levels = () => [...new Set(momentParts().map(({ dataset }) => Number(dataset.win)))]
const level = () => expect.poll(levels)
const momentText = () =>
  momentParts()
    .map(({ textContent }) => textContent)
    .join(' ')
const animations = () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 50)

afterEach(() => wantMotion('reduce'))

/** Opens these tiles among mines, and cashes out. */
async function win(table: GameTable, mines: number, tiles: readonly number[], amount = '5'): Promise<void> {
  table.aim(survives(...tiles))
  await page.getByRole('slider', { name: 'Mines' }).fill(String(mines))
  await stake().fill(amount)
  await button(/^Bet/).click()
  for (const at of tiles) {
    await tile(at).click()
    await expect.element(tile(at)).toHaveAccessibleName(/gem$/)
  }
  await button(/^Cash out/).click()
}

/** What was shown of moments since this call: by the page's clock, which a test turns. */
function watchMoments() {
  const seen: { level: number; papers: number; texts: string; begins: number; ends: number }[] = []
  const look = () => {
    const [level] = levels()
    const last = seen.at(-1)
    if (level === undefined) {
      if (last?.ends === Number.POSITIVE_INFINITY) last.ends = Date.now()
      return
    }
    const now = { level, papers: document.querySelectorAll('[data-win] > i').length, texts: momentText() }
    if (last?.ends === Number.POSITIVE_INFINITY && last.level === level)
      Object.assign(last, { papers: Math.max(last.papers, now.papers), texts: `${last.texts} ${now.texts}` })
    else seen.push({ ...now, begins: Date.now(), ends: Number.POSITIVE_INFINITY })
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => seen
}

/** A round of Mines for G$5.00 of each level, what it shows, and how long that stays. */
const LEVELS = [
  { level: 1, mines: 5, tiles: [0], won: 'You won G$1.06', papers: 0, lasts: 1_200 },
  { level: 2, mines: 13, tiles: [0], won: 'You won G$5.10', papers: 12, lasts: 1_800 },
  { level: 3, mines: 13, tiles: [0, 6, 12], won: 'You won G$45.70', papers: 20, lasts: 2_500 },
  { level: 4, mines: 20, tiles: [0, 6, 12], won: 'You won G$1,110.50', papers: 34, lasts: undefined },
  { level: 5, mines: 20, tiles: [0, 6, 12, 18], won: 'You won G$9,995.00', papers: 34, lasts: undefined },
] as const

for (const { level: expected, mines, tiles, won, papers, lasts } of LEVELS)
  test(`[RG-04] a win of level ${expected} names what it has brought, and stays as long as its level says`, async () => {
    const table = layTable('mines', { balance: 500 })
    await table.openGame()
    const seen = watchMoments()
    await win(table, mines, tiles)
    await expect.poll(() => seen().map((moment) => moment.level)).toEqual([expected])
    await expect.poll(() => seen()[0]).toMatchObject({ papers, texts: expect.stringContaining(won) })
    await vi.advanceTimersByTimeAsync(lasts ?? 60_000)
    if (lasts === undefined) return void (await level().toEqual([expected]))
    await level().toEqual([])
    const [moment] = seen()
    expect((moment?.ends ?? 0) - (moment?.begins ?? 0)).toBeGreaterThanOrEqual(lasts)
    // The result itself stays until the next round.
    await expect.element(page.getByRole('link', { name: 'See and verify this round' })).toBeVisible()
  })

test('[RG-04] a large win has a ticket to share and to verify, which the keyboard reaches; any other key ends it', async () => {
  const table = layTable('mines', { balance: 500 })
  await table.openGame()
  await win(table, 20, [0, 6, 12])
  await level().toEqual([4])
  const share = page.getByRole('link', { name: 'Share the ticket' })
  await expect.element(share).toHaveAttribute('href', `/round/${table.bets[0]?.id}#share`)
  await expect
    .element(page.getByRole('link', { name: 'Verify', exact: true }))
    .toHaveAttribute('href', `/round/${table.bets[0]?.id}`)
  expect(momentText()).toContain('G$1,115.50 paid for G$5.00')
  ;(share.element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Verify', exact: true })).toHaveFocus()
  await level().toEqual([4])
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('x')
  await level().toEqual([])
})

test('[RG-04] the largest win fills the whole theatre behind the bet button, whose press ends the moment and bets', async () => {
  const table = layTable('mines', { balance: 500 })
  await table.openGame()
  await win(table, 20, [0, 6, 12, 18])
  await level().toEqual([5])
  const theatre = () => [...document.body.children].filter(({ className }) => /theatre/.test(className))
  expect(theatre().map((one) => one.getBoundingClientRect().width)).toEqual([innerWidth])
  await expect.poll(() => theatre()[0]?.querySelectorAll('i')).toHaveLength(34)
  const act = button(/^Bet/)
  const { x, y, width, height } = act.element().getBoundingClientRect()
  await expect.poll(() => act.element().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
  await act.click()
  await level().toEqual([])
  expect(theatre()).toEqual([])
  await expect.poll(() => table.bets.length).toBe(2)
})

test('[RG-04] beside a win there is no error, and the next bet may use the win that is still held', async () => {
  const table = layTable('mines', { balance: 10 })
  await table.openGame()
  const release = holdBack(game.finishHold)
  await win(table, 13, [0], '10')
  await level().toEqual([2])
  await expect.element(button(/^Balance/)).toHaveTextContent('G$0.00')
  expect(document.querySelectorAll('[aria-invalid=true], .text-loss:not(:empty)')).toHaveLength(0)
  await stake().fill('15')
  await expect.element(page.getByText('Your balance does not cover this stake.')).not.toBeInTheDocument()
  await button(/^Bet/).click()
  await expect.element(button('Pick a tile')).toBeVisible()
  expect(table.bets.map(({ betAmount }) => betAmount)).toEqual([10, 15])
  expect(requestsOf(game.finishAllMyHold)).toHaveLength(1)
  await expect.element(button(/^Balance/)).toHaveTextContent('G$5.20')
  release()
})

test('[BT-15] a stake above the balance is an error once the player bets with it, until the stake changes', async () => {
  await layTable('mines', { balance: 20 }).openGame()
  const error = page.getByText('Your balance does not cover this stake.')
  await stake().fill('50')
  await expect.element(error).not.toBeInTheDocument()
  await button(/^Bet/).click()
  await expect.element(error).toBeVisible()
  await stake().fill('60')
  await expect.element(error).not.toBeInTheDocument()
  expect(requestsOf(game.bet)).toHaveLength(0)
})

test('[RG-04] a win moves by transform and opacity alone; with less motion its last frame stands', async () => {
  await wantMotion('no-preference')
  const table = layTable('mines', { balance: 500 })
  await table.openGame()
  await win(table, 20, [0, 6, 12])
  await level().toEqual([4])
  const inMoment = () => animations().filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-win]'))
  await expect.poll(() => inMoment().length).toBeGreaterThan(34)
  const moved = inMoment().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))
  const known = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity', 'scale']
  expect(moved.filter((name) => !known.includes(name))).toEqual([])
  await wantMotion('reduce')
  await expect.poll(inMoment).toEqual([])
  await level().toEqual([4])
})

test('[RG-04] a payout up to the stake is one muted line', async () => {
  const { sync, tell } = await openFlight('crash', {}, [ownBetOf()])
  sync(flying(12_000))
  answer(game.finishHold, { model: { balance: 199.85, balanceVersion: 9 } })
  await expect.element(flightSlot().act).toHaveTextContent(/^Cash out/)
  const seen = watchMoments()
  const paidBet = { ...ownBet, result: 'WIN' as const, multiplier: 0.97, winAmount: 4.85 }
  tell(undefined, { kind: 'bets', list: [paidBet], count: 1, staked: 5, paid: 4.85 })
  const line = page.getByText('Paid back G$4.85 of G$5.00')
  await expect.element(line).toBeVisible()
  expect(line.element().matches('.text-win, .text-win *')).toBe(false)
  expect(seen()).toEqual([])
})

test('[RG-01] [RG-04] where the jurisdiction forbids celebration a win is one line in its colour', async () => {
  const table = layTable('mines', { balance: 500 })
  await table.openGame({
    answers: () =>
      answer(game.settings, {
        model: settingsOf('mines', { jurisdiction: { ...demoJurisdiction, celebration: 'none' } }),
      }),
  })
  await win(table, 13, [0])
  const line = page.getByText('G$10.10 paid for G$5.00')
  await expect.element(line).toBeVisible()
  expect(line.element().closest('.text-win')).not.toBeNull()
  expect(levels()).toEqual([])
})

test('[RG-04] a loss turns the picture grey for a moment, and nothing else', async () => {
  await wantMotion('no-preference')
  const table = layTable('scratch', { balance: 500 })
  table.aim(loses)
  await table.openGame()
  await button(/^Buy a ticket/).click()
  await button(/^Reveal all/).click()
  const greys = () =>
    animations().filter((running) => 'animationName' in running && /grey/.test(String(running.animationName)))
  await expect.poll(() => greys().length).toBe(1)
  expect(levels()).toEqual([])
})

test('[RG-04] the win of a flight stays until the next press, though the next round begins', async () => {
  const { sync, tell } = await openFlight('crash', {}, [ownBetOf()])
  const term = flying(12_000)
  sync(term)
  answer(game.finishHold, { model: { balance: 495, balanceVersion: 9 } })
  await expect.element(flightSlot().act).toHaveTextContent(/^Cash out/)
  answer(game.open, { list: [] })
  const paidBet = { ...ownBet, result: 'WIN' as const, multiplier: 60, winAmount: 300 }
  tell(undefined, { kind: 'bets', list: [paidBet], count: 1, staked: 5, paid: 300 })
  await level().toEqual([4])
  expect(momentText()).toContain('You won G$295.00')
  tell(termOf(6, 'NEW'), { kind: 'phase' })
  await expect.element(flightSlot().act).toHaveTextContent(/^Bet/)
  await level().toEqual([4])
  answer(game.bet, () => ({ model: ownBetOf() }))
  await flightSlot().act.click()
  await level().toEqual([])
  await expect.poll(() => requestsOf(game.bet).length).toBe(1)
})
