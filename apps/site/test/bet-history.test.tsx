import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './fit.ts'
import { type GameTable, layTable } from './game-table.ts'
import { pixelsAstray } from './misfits.ts'
import { closeSite } from './open-site.tsx'
import { refuse, requestsOf } from './stand-in.ts'
import { falls, survives, type TableBet } from './table-bet.ts'

const words = (text: string | RegExp) => expect.element(page.getByText(text).first())
const button = (name: string) => page.getByRole('button', { name })
const address = () => expect.poll(() => location.pathname + location.search)
const rows = () => page.getByRole('row')

afterEach(async () => {
  await page.viewport(1280, 720)
})

/** Plays rounds of one pick, every third one to a loss. */
function playRounds(table: GameTable, count: number): TableBet[] {
  return Array.from({ length: count }, (_, at) => {
    table.aim(at % 3 === 0 ? falls(12) : survives(12))
    const bet = table.bet({ mines: 3, betAmount: 1 })
    table.play(bet, 12)
    if (bet.result === 'PENDING') table.cashOut(bet)
    return bet
  })
}

test('[FA-06] the bet history: pages by address, each round a link', async () => {
  const table = layTable('mines')
  await table.openSite('/history')
  await words('No bets yet').toBeVisible()
  await closeSite()
  const [first] = playRounds(table, 23)
  await table.openSite('/history')
  await words('23 bets').toBeVisible()
  expect(rows().elements()).toHaveLength(21)
  await expectAccessible()
  await page.viewport(360, 740)
  const outcome = rows()
    .nth(1)
    .getByText(/^(Won|Lost)$/)
  expect(outcome.elements().filter((one) => one.checkVisibility())).toHaveLength(1)
  await expect.poll(pixelsAstray).toBe(0)
  await page.getByRole('link', { name: 'Next page' }).click()
  await address().toBe('/history?page=2')
  await words('Page 2 of 2').toBeVisible()
  await page
    .getByRole('link', { name: /^Mines, / })
    .last()
    .click()
  await address().toBe(`/round/${first?.id}`)
  history.back()
  await words('Page 2 of 2').toBeVisible()
})

test('[FA-06] what is filtered is in the address, summed up, and can be taken along', async () => {
  let file: Blob | undefined
  let name: string | undefined
  const table = layTable('mines')
  playRounds(table, 23)
  await table.openSite('/history')
  await page.getByRole('combobox', { name: 'Result' }).selectOptions('Lost')
  await address().toBe('/history?result=LOSE')
  await words('8 bets').toBeVisible()
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('G$8.00')
  expect(rows().getByText('Won', { exact: true }).elements()).toHaveLength(0)
  await page.getByRole('combobox', { name: 'Time' }).selectOptions('Today')
  await address().toMatch(/^\/history\?result=LOSE&from=\d{4}-\d{2}-\d{2}$/)
  await words('8 bets').toBeVisible()
  // The bets of before are pale until those of today are there.
  await expect.poll(() => document.querySelector('.opacity-60')).toBeNull()
  await expect.poll(pixelsAstray).toBe(0)
  await expectAccessible()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  await button('Download CSV').click()
  await expect.poll(() => name).toBe('bets.csv')
  const lines = ((await file?.text()) ?? '').split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[1]).toMatch(/^[\d-]+T[\d:.]+Z,mines,[0-9a-f-]{36},1\.00,0,0\.00,-1\.00,G\$,LOSE$/)
  await page.getByRole('combobox', { name: 'Game' }).selectOptions('Tower')
  await words('No bets fit').toBeVisible()
  await page.getByRole('link', { name: 'Show all bets' }).click()
  await words('23 bets').toBeVisible()
})

test('[FA-03] seeds: the next seal is shown before rotating, and the last bets are checked in one press', async () => {
  const table = layTable('mines')
  playRounds(table, 12)
  await table.openSite('/fairness')
  const digests = () => page.getByText(/^[0-9a-f]{64}$/)
  await expect.element(digests().nth(1)).toBeVisible()
  const next = digests().nth(1).element().textContent ?? ''
  await button('Check them now').click()
  await words('12 bets cannot be checked yet').toBeVisible()
  await page.getByRole('textbox', { name: 'Your new seed' }).fill('my own luck')
  await button('Rotate and reveal').click()
  await words('It is the seed that was sealed.').toBeVisible()
  await expect.element(digests().first()).toHaveTextContent(next)
  await words('my own luck').toBeVisible()
  expect(requestsOf(fair.rotate)[0]?.fields).toMatchObject({ clientSeed: 'my own luck' })
  playRounds(table, 1)
  await button('Check them now').click()
  await words('12 bets checked, and all are right.').toBeVisible()
  await words('One bet cannot be checked yet').toBeVisible()
  await expectAccessible()
})

test('[FA-03] while a round is open the seeds stay sealed: it is named, and leads to where it can be finished', async () => {
  const table = layTable('mines')
  const { id } = table.bet({ mines: 3, betAmount: 1 })
  await table.openSite('/fairness')
  refuse(fair.rotate, 'seeds_in_use')
  await button('Rotate and reveal').click()
  const open = page.getByRole('list', { name: 'Open rounds' }).getByRole('link', { name: /^Mines/ })
  await expect.element(open).toHaveAttribute('href', `/round/${id}`)
  await closeSite()
  await table.openSite(`/round/${id}`)
  await expect.element(page.getByRole('link', { name: 'Go on playing' })).toHaveAttribute('href', '/game/mines')
  expect(requestsOf(game.round)).not.toHaveLength(0)
})
