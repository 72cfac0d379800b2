import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gameReady, layTable } from './game-table.ts'
import { falls, survives } from './table-bet.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const status = (words: RegExp) => expect.element(page.getByRole('status').filter({ hasText: words }))
const balance = () => expect.element(button(/^Balance/))
const won = () => expect.element(page.getByText('You won'))
const press = (keys: string) => userEvent.keyboard(keys)

/** Chooses an option, and bets. */
async function bet(option: string, pick: string): Promise<void> {
  await page.getByRole('radio', { name: option, exact: true }).click({ force: true })
  await page.getByRole('textbox', { name: 'Stake' }).fill('10')
  await button(/^Bet/).click()
  await expect.element(button(pick)).toBeVisible()
}
/** Presses what has a value in one of its data attributes. */
const pressPlace = (name: string, value: number) => page.elementLocator(placeOf(name, value)).click()
function placeOf(name: string, value: number): HTMLElement {
  const place = document.querySelector<HTMLElement>(`[data-${name}="${value}"]`)
  if (!place) throw new Error(`there is no ${name} ${value}`)
  return place
}
const focusIsOn = (name: string, value: number) => expect.poll(() => document.activeElement).toBe(placeOf(name, value))

test('[BT-06] [FA-02] a goal and a cash-out: sealed before the bet, paid by the engine’s numbers', async () => {
  const table = layTable('football', { balance: 500 })
  table.aim(survives(3))
  await table.openGame()
  await expect.element(page.getByText('Sealed before your bet')).toBeVisible()
  await expect.element(page.getByText(/^9(6\.96|7\.00)%$/).first()).toBeVisible()
  await bet('Easy', 'Pick a zone')
  await pressPlace('zone', 3)
  await status(/: goal\./).toBeInTheDocument()
  await button('Cash out G$12.12').click()
  await won().toBeVisible()
  await balance().toHaveTextContent('502.12')
  const link = page.getByRole('link', { name: 'See and verify this round' })
  await expect.element(link).toHaveAttribute('href', `/round/${table.bets[0]?.id}`)
})

test('[BT-06] [RG-04] a save is quiet: the zones that were covered are shown, and nothing is celebrated', async () => {
  const table = layTable('football')
  table.aim(falls(4))
  await table.openGame()
  await bet('Expert', 'Pick a zone')
  await pressPlace('zone', 4)
  await expect.element(page.getByText('Stake G$10.00 lost')).toBeVisible()
  expect(placeOf('zone', 4).ariaLabel).toBe('Middle: saved')
  expect(button(/: covered by the keeper$/).elements()).toHaveLength(3)
  await won().not.toBeInTheDocument()
})

test('[BT-06] an open round is the first thing shown, and the same zone can be kicked at again', async () => {
  const table = layTable('football')
  table.aim(survives(0, 0))
  const open = table.bet({ betAmount: 10, difficulty: 'easy' })
  table.play(open, 0)
  await table.openGame()
  await expect.element(button(/^Cash out/)).toBeVisible()
  await pressPlace('zone', 0)
  await expect.poll(() => open.moves).toEqual([0, 0])
})

test('[BT-06] a round from the keyboard alone: a digit kicks, arrows and Enter kick', async () => {
  const table = layTable('football')
  table.aim(survives(1, 0))
  await table.openGame()
  await press(' ')
  await expect.element(button('Pick a zone')).toBeVisible()
  await press('2')
  await expect.element(button(/^Cash out/)).toBeVisible()
  await press('{ArrowLeft}{ArrowLeft}')
  await focusIsOn('zone', 0)
  await press('{Enter}')
  await status(/^Top left: goal\./).toBeInTheDocument()
  await press(' ')
  await won().toBeVisible()
})

const lane = (at: number) => button(`Hop to lane ${at} of 20`)

test('[BT-07] [FA-02] two lanes and a cash-out: sealed before the bet, paid by the engine’s numbers', async () => {
  const table = layTable('kangaroo', { balance: 500 })
  table.aim(survives(0, 1))
  await table.openGame()
  await expect.element(page.getByText('Sealed before your bet')).toBeVisible()
  await bet('Easy', 'Hop to the first lane')
  for (const at of [1, 2]) {
    await lane(at).click()
    await status(new RegExp(`^Lane ${at} held`)).toBeInTheDocument()
  }
  await button('Cash out G$10.77').click()
  await won().toBeVisible()
  await balance().toHaveTextContent('500.77')
})

test('[BT-07] [RG-04] a fall is quiet', async () => {
  const table = layTable('kangaroo')
  table.aim(falls(0))
  await table.openGame()
  await bet('Hardcore', 'Hop to the first lane')
  await lane(1).click()
  await status(/^Lane 1 gave way/).toBeInTheDocument()
  await expect.element(page.getByText('Stake G$10.00 lost')).toBeVisible()
  await won().not.toBeInTheDocument()
})

test('[BT-07] an open round is the first thing shown, on the lane where it stood', async () => {
  const table = layTable('kangaroo')
  table.aim(survives(0, 1))
  const open = table.bet({ betAmount: 10, difficulty: 'easy' })
  table.play(open, 0)
  await table.openGame()
  await expect.element(button(/^Cash out/)).toBeVisible()
  await lane(2).click()
  await expect.poll(() => open.moves).toEqual([0, 1])
})

test('[BT-07] a round from the keyboard alone: 1 hops, arrows lead to the road and hop', async () => {
  const table = layTable('kangaroo')
  table.aim(survives(0, 1))
  await table.openGame()
  await press(' ')
  await expect.element(button('Hop to the first lane')).toBeVisible()
  await press('1')
  await expect.element(lane(2)).toBeVisible()
  if (document.activeElement !== lane(2).element()) await press('{ArrowRight}')
  await expect.element(lane(2)).toHaveFocus()
  await press('{ArrowRight}')
  await status(/^Lane 2 held/).toBeInTheDocument()
  await press(' ')
  await won().toBeVisible()
})

const cup = (at: number) => button(new RegExp(`^Cup ${at}: `))
/** Lifts a cup, from 1, once the cups stand still. */
async function lift(at: number): Promise<void> {
  await expect.element(cup(at)).toHaveAttribute('aria-disabled', 'false')
  await cup(at).click()
}

test('[BT-08] [FA-02] a ball is paid at once: sealed before the bet', async () => {
  const table = layTable('thimbles', { balance: 500 })
  table.aim(survives(1))
  await table.openGame()
  await expect.element(page.getByText('Sealed before your bet', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The shuffle is only for show')).toBeVisible()
  await expect.element(page.getByText('97.00%')).toBeVisible()
  await bet('2 balls', 'Pick a cup')
  await lift(2)
  await expect.element(cup(2)).toHaveAccessibleName('Cup 2: a ball')
  await won().toBeVisible()
  await balance().toHaveTextContent('504.55')
})

test('[BT-08] [RG-04] an empty cup is quiet: the others are lifted, and nothing is celebrated', async () => {
  const table = layTable('thimbles')
  table.aim(falls(2))
  await table.openGame()
  await bet('1 ball', 'Pick a cup')
  await lift(3)
  await expect.element(cup(3)).toHaveAccessibleName('Cup 3: empty')
  await expect.element(page.getByText('Stake G$10.00 lost')).toBeVisible()
  expect(button(/^Cup [12]: a ball$/).elements()).toHaveLength(1)
  await won().not.toBeInTheDocument()
})

test('[BT-08] an open round is the first thing shown, and is played to its end', async () => {
  const table = layTable('thimbles')
  const open = table.bet({ betAmount: 10, balls: 2 })
  await table.openGame()
  await expect.element(button('Pick a cup')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '2 balls' })).toBeChecked()
  await lift(1)
  await expect.poll(() => open.moves).toEqual([0])
  await expect.element(button(/^Bet/)).toBeVisible()
})

test('[BT-08] a round from the keyboard alone: a digit lifts, arrows and Enter lift', async () => {
  await layTable('thimbles').openGame()
  await press(' ')
  await expect.element(button('Pick a cup')).toBeVisible()
  await press('1')
  await status(/^Cup 1(: a ball| is empty)\./).toBeInTheDocument()
  await expect.element(button(/^Bet/)).toBeVisible()
  await gameReady()
  await press(' ')
  await expect.element(button('Pick a cup')).toBeVisible()
  await press('{ArrowRight}{ArrowRight}')
  await focusIsOn('place', 2)
  await press('{Enter}')
  await status(/^Cup 3(: a ball| is empty)\./).toBeInTheDocument()
  await press('?')
  await expect.element(page.getByRole('dialog').getByText(/You cannot follow a ball with your eyes/)).toBeVisible()
})
