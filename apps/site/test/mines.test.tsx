import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wantMotion } from './browser-wishes.ts'
import { layTable } from './game-table.ts'
import { closeSite } from './open-site.tsx'
import { cutOff, requestsOf } from './stand-in.ts'
import { falls, survives } from './table-bet.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const tile = (at: number) => button(new RegExp(`^Row ${Math.floor(at / 5) + 1}, column ${(at % 5) + 1}:`))
const named = (name: RegExp) => expect.poll(() => button(name).elements().length)
const stake = () => page.getByRole('textbox', { name: 'Stake' })
const balance = () => page.getByRole('button', { name: /^Balance/ })

afterEach(() => wantMotion('reduce'))

/** Chooses how many mines there are, and bets. */
async function bet(mines: number, amount = '10'): Promise<void> {
  await page.getByRole('slider', { name: 'Mines' }).fill(String(mines))
  await stake().fill(amount)
  await button(/^Bet/).click()
  await expect.element(button('Pick a tile')).toBeVisible()
}

test('before the first step the big button picks at random, but the second press of a bet does not', async () => {
  const table = layTable('mines')
  await table.openGame()
  await stake().fill('10')
  await button(/^Bet/).click()
  const random = button(/^Pick at random/)
  await expect.element(random).toHaveAttribute('aria-disabled', 'true')
  random.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(random).not.toHaveAttribute('aria-disabled')
  expect(requestsOf(steps.mines.play)).toHaveLength(0)
  await random.click()
  await expect.poll(() => requestsOf(steps.mines.play).length).toBe(1)
})

test('[BT-03] [FA-02] [BT-17] a win: sealed before the bet, paid by the engine’s numbers, counted into the balance', async () => {
  const table = layTable('mines', { balance: 500 })
  await table.openGame()
  await expect.element(page.getByText('Sealed before your bet')).toBeVisible()
  await expect.element(page.getByText('bet number 0')).toBeVisible()
  table.aim(survives(12))
  await bet(1)
  await expect.element(page.getByText('96.00%')).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: /^1\.0104×$/ })).toBeVisible()
  await tile(12).click()
  await expect.element(tile(12)).toHaveAccessibleName('Row 3, column 3: gem')
  await button('Cash out G$10.10').click()
  await expect.element(page.getByText('You won')).toBeVisible()
  await named(/mine$/).toBe(1)
  await expect.element(balance()).toHaveTextContent('500.10')
  await expect.element(page.getByText('bet number 1')).toBeVisible()
  const results = page.getByRole('navigation', { name: 'Your last results' })
  await expect.element(results.getByRole('link').first()).toHaveTextContent('1.0104×')
})

test('[BT-03] [RG-04] a loss is quiet: every mine is shown, and nothing is celebrated', async () => {
  const table = layTable('mines')
  table.aim(falls(12))
  await table.openGame()
  await bet(24)
  await tile(12).click()
  await expect.element(page.getByText('Stake G$10.00 lost')).toBeVisible()
  await named(/: (mine|the mine that ended the round)$/).toBe(24)
  await expect.element(page.getByText('You won')).not.toBeInTheDocument()
})

test('[BT-03] an open round is the first thing shown, and follows what another device does', async () => {
  const table = layTable('mines')
  table.aim(survives(7))
  const open = table.bet({ mines: 1, betAmount: 10 })
  table.play(open, 7)
  await table.openGame()
  await expect.element(button('Cash out G$10.10')).toBeVisible()
  await expect.element(tile(7)).toHaveAccessibleName('Row 2, column 3: gem')
  await expect.element(page.getByRole('img', { name: 'Balance is live' })).toBeVisible()
  table.cashOut(open)
  table.tell(open)
  await expect.element(button(/^Bet/)).toBeVisible()
  await named(/mine$/).toBe(1)
})

test('[RE-03] [RE-09] a bet whose answer is lost is asked again with its key', async () => {
  const table = layTable('mines', { balance: 100 })
  table.aim(survives(7))
  await table.openGame()
  await expect.element(button(/^Bet/)).toBeVisible()
  cutOff(game.bet)
  await stake().fill('10')
  await button(/^Bet/).click()
  await expect.element(page.getByText('We are checking your bet')).toBeVisible()
  table.answerAll()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(button('Pick a tile')).toBeVisible()
  await expect.element(balance()).toHaveTextContent('90.00')
  const keys = requestsOf(game.bet).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('[BT-03] a round from the keyboard alone', async () => {
  const table = layTable('mines')
  await table.openGame()
  const press = (keys: string) => userEvent.keyboard(keys)
  await press('s')
  await expect.element(stake()).toHaveValue('10.00')
  await press('A')
  await expect.element(stake()).toHaveValue('5.00')
  stake().element().focus()
  await press('s a')
  await expect.element(page.getByText('Enter an amount in digits')).toBeVisible()
  await stake().fill('1')
  await press('{Enter}')
  await press('?')
  const help = page.getByRole('dialog', { name: 'Rules and keys' })
  await expect.element(help).toBeVisible()
  await press(' ')
  await press('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  expect(table.bets).toHaveLength(0)
  page.getByRole('slider', { name: 'Mines' }).element().focus()
  await press('{Home}')
  ;(document.activeElement as HTMLElement).blur()
  table.aim((round, engine) => [...Array(25).keys()].every((at) => at === 24 || survives(at)(round, engine)))
  await press(' ')
  await expect.element(button('Pick a tile')).toBeVisible()
  await press('{ArrowUp}')
  await press('{Enter}')
  await expect.element(button(/^Cash out/)).toBeVisible()
  await press(' ')
  await expect.element(page.getByText('You won')).toBeVisible()
})

test('[BT-15] a stake that does not fit is explained before anything is sent', async () => {
  await layTable('mines', { balance: 20 }).openGame()
  for (const [typed, errorText] of [
    ['0.5', 'The smallest stake is G$1.00.'],
    ['5000', 'The largest stake is G$1,000.00.'],
    ['50', 'Your balance does not cover this stake.'],
    ['1.2345', 'with at most 2 decimals'],
    ['1.234', 'This can mean 1.234 or 1,234. Write one of them'],
    ['', 'Enter a stake from G$1.00 to G$1,000.00.'],
  ] as const) {
    await stake().fill(typed)
    // The balance may rise meanwhile: only the bet itself meets it.
    if (typed === '50') await expect.element(page.getByText(errorText)).not.toBeInTheDocument()
    else await expect.element(page.getByText(errorText)).toBeVisible()
    await button(/^Bet/).click()
    await expect.element(page.getByText(errorText)).toBeVisible()
  }
  expect(requestsOf(game.bet)).toHaveLength(0)
  await button('Max').click()
  await expect.element(stake()).toHaveValue('20.00')
})

test('[BT-19] sound is on until it is switched off: then a round is silent, and stays so', async () => {
  const start = vi.spyOn(AudioScheduledSourceNode.prototype, 'start')
  const table = layTable('mines')
  table.aim(survives(7))
  await table.openGame()
  const soundSwitch = page.getByRole('checkbox', { name: 'Sound' })
  const round = async () => {
    await bet(1, '1')
    await tile(7).click()
    await button(/^Cash out/).click()
    await expect.element(page.getByText('You won')).toBeVisible()
  }
  await round()
  await expect.poll(() => start.mock.calls.length).toBeGreaterThan(0)
  await button('Sound').click()
  await soundSwitch.click()
  await closeSite()
  await table.openGame()
  await button('Sound').click()
  await expect.element(soundSwitch).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  start.mockClear()
  await round()
  expect(start).not.toHaveBeenCalled()
})

test('[BT-03] a tile is picked at random by a button or a key, and what is left to find is counted', async () => {
  const table = layTable('mines', { balance: 100 })
  // By chance it is always the first tile that is still covered.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((words) => words)
  table.aim(survives(0, 1))
  await table.openGame()
  await page.getByRole('button', { name: 'Mines: 1', exact: true }).click()
  await button(/^Bet/).click()
  const left = page.getByText(/gems? left$/)
  await expect.element(left).toHaveTextContent('24 gems left')
  await button('Pick at random').click()
  await expect.element(left).toHaveTextContent('23 gems left')
  await userEvent.keyboard('r')
  await expect.poll(() => requestsOf(steps.mines.play).map(({ fields }) => fields.tile)).toEqual([0, 1])
  await expect.element(left).toHaveTextContent('22 gems left')
  expect(requestsOf(steps.mines.play).map(({ fields }) => fields.tile)).toEqual([0, 1])
})

for (const wish of ['the system', 'the game'] as const)
  test(`[BT-03] where ${wish} is asked for less motion nothing moves: results appear at once`, async () => {
    if (wish === 'the game') await wantMotion('no-preference')
    const table = layTable('mines')
    table.aim(survives(11))
    await table.openGame()
    if (wish === 'the game') {
      await button('Instant results').click()
      // It is kept for the next visit; the test's way to close the site is a logout, which forgets it.
      const kept = { ...localStorage }
      await closeSite()
      Object.assign(localStorage, kept)
      await table.openGame()
      await expect.element(button('Instant results')).toHaveAttribute('aria-pressed', 'true')
    }
    await bet(1, '5')
    await tile(11).click()
    await button(/^Cash out/).click()
    await expect.element(page.getByRole('link', { name: 'See and verify this round' })).toBeVisible()
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50)
    expect(moving).toEqual([])
  })
