import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layTable } from './game-table.ts'
import { closeSite } from './open-site.tsx'
import { loses, wins } from './table-bet.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const openFields = () => expect.poll(() => button(/^Field \d: (?!covered)/).elements().length)
const revealAll = () => button('Reveal all')
const words = (text: string | RegExp) => expect.element(page.getByText(text).first())
const press = (keys: string) => userEvent.keyboard(keys)
const blanks = () => page.getByRole('link', { name: '0×', exact: true }).elements()

async function buy(price: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Price of a ticket' }).fill(price)
  await button(/^Buy a ticket/).click()
  await expect.element(revealAll()).toBeVisible()
}

test('[BT-09] [FA-02] a ticket is opened field by field, and its win told when it is open', async () => {
  const table = layTable('scratch')
  table.aim(wins)
  await table.openGame()
  await expect.element(page.getByText('Sealed before your bet', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /1,000\.00× G\$5,000\.00 1 in 34,400/ })).toBeInTheDocument()
  await words('22.44%').toBeInTheDocument()
  await buy('1')
  await expect.element(button(/^Balance/)).toHaveTextContent('999.00')
  await expect.poll(() => document.querySelector('[data-drawn]'), { message: 'the foil is drawn' }).not.toBeNull()
  await button(/^Field 5: /).click()
  await openFields().toBe(1)
  await press('7')
  await openFields().toBe(2)
  await words('You won').not.toBeInTheDocument()
  await words(/ lost$/).not.toBeInTheDocument()
  await revealAll().click()
  await expect.element(page.getByRole('status').filter({ hasText: /^Three alike/ })).toBeInTheDocument()
  await openFields().toBe(9)
  await words('You won').toBeVisible()
  const paid = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(table.balance)
  expect(table.balance).toBe(999 + (table.bets[0]?.winAmount ?? 0))
  await expect.element(button(/^Balance/)).toHaveTextContent(paid)
  const link = page.getByRole('link', { name: 'See and verify this round' })
  await expect.element(link).toHaveAttribute('href', `/round/${table.bets[0]?.id}`)
})

test('[BT-09] [RG-04] a blank ticket is quiet, and nothing of it is told before it is open', async () => {
  const table = layTable('scratch')
  table.aim(loses)
  await table.openGame()
  await buy('10')
  await expect.element(page.getByText('Three alike win', { exact: true }).first()).toBeVisible()
  expect(blanks()).toHaveLength(0)
  await revealAll().click()
  await words('Stake G$10.00 lost').toBeVisible()
  await words('You won').not.toBeInTheDocument()
  await expect.poll(blanks).toHaveLength(1)
})

test('[BT-09] after a ticket that was left covered the next one can be bought', async () => {
  const table = layTable('scratch')
  await table.openGame()
  await buy('10')
  await closeSite()
  await table.openGame()
  await buy('10')
  await revealAll().click()
  await openFields().toBe(9)
  expect(table.bets).toHaveLength(2)
})

test('[BT-09] a ticket from the keyboard alone: digits and Enter open fields, space opens all', async () => {
  await layTable('scratch').openGame()
  await press(' ')
  await expect.element(revealAll()).toBeVisible()
  await press('7')
  await openFields().toBe(1)
  await press('{ArrowRight}{ArrowRight}')
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.field).toBe('5')
  await press('{Enter}')
  await expect.element(button(/^Field 6: (?!covered)/)).toHaveFocus()
  await press(' ')
  await openFields().toBe(9)
  await expect.element(button(/^Buy a ticket/)).toBeVisible()
})

test('[BT-09] five tickets are bought at one press, one after the other, and the run says how far it is', async () => {
  const table = layTable('scratch', { balance: 100 })
  await table.openGame()
  await page.getByRole('textbox', { name: 'Price' }).fill('2')
  const five = button(/^Buy 5/)
  await expect.element(five).toHaveTextContent('G$10.00')
  await five.click()
  await expect.element(button(/^Stop autoplay ?\d of 5 bets/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.poll(() => table.bets.map(({ betAmount }) => betAmount)).toEqual([2, 2, 2, 2, 2])
  await expect.element(five).toBeEnabled()
})
