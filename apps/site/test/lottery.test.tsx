import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wantMotion } from './browser-wishes.ts'
import { expectAccessible } from './fit.ts'
import { openLottery, takeSlips } from './lottery-table.ts'
import { pixelsAstray } from './misfits.ts'
import { resize } from './on-screen.ts'
import { refuse, requestsOf } from './stand-in.ts'

afterEach(() => wantMotion('reduce'))

const quickPick = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
const place = (total: string) => page.getByRole('button', { name: `Place ${total}` })
const slips = page.getByRole('article')
const say = (text: string) => expect.element(page.getByText(text).first())

/** Places a slip on Big with the usual stake. */
async function betOnBig(): Promise<void> {
  await quickPick('Big').click()
  await place('G$5.00').click()
  await say('Your slip is in draw 3.').toBeVisible()
}

/** What the stage says from now on, each once. */
function listenToStage(): string[] {
  const stage = page.getByRole('region', { name: 'Last result' }).element()
  const said: string[] = []
  new MutationObserver(() => {
    const text = stage.querySelector('[role=status]')?.textContent ?? ''
    if (text !== said.at(-1)) said.push(text)
  }).observe(stage, { childList: true, subtree: true, characterData: true })
  return said
}

/** What of the page tells the result from now on, before the stage has said it. */
function listenForResult(said: readonly string[]): string[] {
  const early: string[] = []
  new MutationObserver(() => {
    if (said.some((text) => text.startsWith('Result'))) return
    const { innerText } = document.body
    for (const telling of ['Won', '6, 5, 4', 'G$9.70'])
      if (innerText.includes(telling) && !early.includes(telling)) early.push(telling)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  return early
}

test('[BT-12] a slip over what a draw may pay says how much still fits, and a press makes it fit', async () => {
  const table = await openLottery('race10')
  await page.getByRole('textbox', { name: 'Type your bets' }).fill('1,2,3 straight 143; 4th 4 100')
  await page.getByRole('button', { name: 'Add 2 to the slip' }).click()
  refuse(game.bet, 'term_limit', { params: { max: 13.27, line: 0 } })
  await place('G$243.00').click()
  await say('This draw takes at most G$13.27 more on this pick.').toBeVisible()
  await expect.element(place('G$243.00')).toBeDisabled()
  await expectAccessible()
  takeSlips(table)
  await page.getByRole('button', { name: 'Stake G$13.27' }).first().click()
  await place('G$113.27').click()
  await say('Your slip is in draw 3.').toBeVisible()
  expect(table.slips.map(({ betAmount }) => betAmount)).toEqual([113.27])
})

test('[BT-12] a slip that comes too late is kept, and a press puts it into the next draw', async () => {
  const table = await openLottery('dice3')
  await quickPick('Big').click()
  refuse(game.bet, 'term_closed')
  await place('G$5.00').click()
  await say('Draw 3 is closed. Your slip is kept.').toBeVisible()
  await expectAccessible()
  takeSlips(table)
  table.draw([1, 2, 3])
  await say('Draw 4').toBeVisible()
  await page.getByRole('button', { name: 'Use the next draw' }).click()
  await say('Your slip is in draw 4.').toBeVisible()
  await expect.element(slips).toHaveTextContent(/^Draw 4Waits for the drawSides: Big/)
  expect(requestsOf(game.bet).at(-1)?.fields.model).toMatchObject({ termId: table.term.id })
})

test('[BT-12] with reduced motion the result of a draw stands at once', async () => {
  const table = await openLottery('dice3')
  await betOnBig()
  const said = listenToStage()
  table.draw([6, 5, 4])
  await say('Draw 3 paid G$9.70 on stakes of G$5.00.').toBeVisible()
  expect(said).toEqual(['Result of draw 3: 6, 5, 4, together 15.'])
  expect(page.getByText('Your slip is in draw 3.').query()).toBeNull()
})

test('[BT-12] nothing tells the result of a draw before the dice lie still', async () => {
  await wantMotion('no-preference')
  const table = await openLottery('dice3')
  await betOnBig()
  const said = listenToStage()
  const early = listenForResult(said)
  table.draw([6, 5, 4])
  await say('Draw 3 is being drawn.').toBeVisible()
  await vi.advanceTimersByTimeAsync(500)
  await say('Draw 3 is being drawn.').toBeVisible()
  // The page has the result by now.
  await expect.poll(() => requestsOf(lottery.term).length).toBeGreaterThan(1)
  await vi.advanceTimersByTimeAsync(3_500)
  await say('Draw 3 paid G$9.70 on stakes of G$5.00.').toBeVisible()
  await expect.element(slips).toHaveTextContent(/^Draw 3Won/)
  expect(early).toEqual([])
  expect(said).toEqual(['Draw 3 is being drawn.', 'Result of draw 3: 6, 5, 4, together 15.'])
})

test('[BT-12] a slip is placed by keys alone', async () => {
  const table = await openLottery('dice3')
  await expect.element(quickPick('Small')).toBeVisible()
  await userEvent.keyboard('27')
  await expect.element(place('G$10.00')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(slips).toHaveTextContent(/Sides: Small/)
  expect(table.slips.map(({ betAmount }) => betAmount)).toEqual([10])
})

test('[RT-03] on a phone only the list of slips and results can be moved, not the page with its header and its bar', async () => {
  await resize(360, 420)
  await openLottery('dice3')
  await betOnBig()
  await expect.element(slips).toBeInTheDocument()
  expect(document.documentElement.scrollHeight - innerHeight).toBe(0)
  expect(pixelsAstray()).toBe(0)
  const list = document.querySelector('main')
  expect(list && list.scrollHeight - list.clientHeight).toBeGreaterThan(0)
})
