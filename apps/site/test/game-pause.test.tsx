import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as promotion from '@fairground/contract/calls/promotion'
import type { User } from '@fairground/contract/user'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPopups } from '../src/popups/popups.ts'
import { answerFlight } from './flight-feed.ts'
import { layTable } from './game-table.ts'
import { openLottery } from './lottery-table.ts'
import { funded, userOf } from './models.ts'
import { openGame, openSite } from './open-site.tsx'
import { spinsOf } from './round-models.ts'
import { answer, refuse, requestsOf } from './stand-in.ts'
import { survives } from './table-bet.ts'

const UNTIL = Date.UTC(2031, 4, 6, 12)
const onBreak = { pause: { kind: 'time_out', until: UNTIL }, limited: true } satisfies Partial<User>
const excluded = { pause: { kind: 'exclusion', until: UNTIL }, limited: true } satisfies Partial<User>
const bet = (name: RegExp = /^Bet/) => page.getByRole('button', { name })
const reason = (text: RegExp) =>
  expect.element(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const noBets = () => expect(requestsOf(game.bet)).toEqual([])

beforeEach(() => answer(promotion.freeSpins, { model: spinsOf([1, 2]) }))

for (const gameId of ['mines', 'scratch'] as const)
  test(`[RG-03] in a break ${gameId} takes no bet and no run of autoplay, and says at once until when`, async () => {
    await layTable(gameId, onBreak).openGame()
    await reason(/^Your break runs until May 6, 2031/)
    await expect.poll(() => document.querySelector('[data-act]')?.matches(':disabled')).toBe(true)
    await expect.element(page.getByRole('button', { name: /^Autoplay/ })).toBeDisabled()
    await userEvent.keyboard(' ')
    noBets()
  })

test('[RG-03] who is excluded spins no wheel, and is told at once until when', async () => {
  await layTable('freespin', excluded).openGame()
  await reason(/^You have excluded yourself until May 6, 2031/)
  await expect.element(bet(/^Spin/)).toBeDisabled()
  noBets()
})

test('[RG-03] in a break a flight takes no bet and no run of autoplay, and says at once until when', async () => {
  await openGame('crash', { player: { balance: 100, ...onBreak }, answers: () => answerFlight('crash') })
  await reason(/^Your break runs until May 6, 2031/)
  await expect.element(bet()).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /^Autoplay/ })).toBeDisabled()
  noBets()
})

test('[RG-03] in a break a lottery takes no slip, and says at once until when', async () => {
  await openLottery('dice3', { player: { ...funded, ...onBreak } })
  await page.getByRole('button', { name: /^Big/ }).first().click()
  await reason(/^Your break runs until May 6, 2031/)
  await expect.element(page.getByRole('button', { name: /^Place/ })).toBeDisabled()
  noBets()
})

test('[RG-03] in a break no game asks a player without money for a deposit', async () => {
  refuse(game.play, 'insufficient_balance')
  answer(game.open, { list: [] })
  await openSite('/game/mines', { player: { balance: 0, rechargeCount: 1, ...onBreak } })
  const main = page.getByRole('main')
  await expect.element(main.getByText(/^Your break runs until May 6, 2031/)).toBeVisible()
  expect(main.getByRole('button').elements()).toEqual([])
})

test('[RG-03] within a minute of the end of a break the open page takes bets again', async () => {
  const until = Date.now() + 30_000
  await layTable('mines', { pause: { kind: 'time_out', until }, limited: true }).openGame()
  await reason(/^Your break runs until/)
  answer(auth.userInfo, { user: userOf({ ...funded, balanceVersion: 2 }) })
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.element(bet()).toBeEnabled()
})

test('[RG-03] an open round is played to its end in a break, and the balance leads to the withdrawal', async () => {
  const table = layTable('mines', onBreak)
  table.aim(survives(1))
  table.bet({ betAmount: 10, mines: 3 })
  await table.openGame()
  await page.getByRole('button', { name: /^Row 1, column 2:/ }).click()
  await page.getByRole('button', { name: /^Cash out/ }).click()
  await reason(/^Your break runs until May 6, 2031/)
  await page.getByRole('button', { name: /^Balance/ }).click()
  expect(openPopups()).toMatchObject([{ name: 'wallet', tab: 'withdraw' }])
})
