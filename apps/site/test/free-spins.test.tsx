import type { GivenAnswerOf } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import * as promotion from '@fairground/contract/calls/promotion'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPopups } from '../src/popups/popups.ts'
import { layTable } from './game-table.ts'
import { settingsOf, spinsOf } from './round-models.ts'
import { answer, requestsOf } from './stand-in.ts'

type Spins = GivenAnswerOf<typeof promotion.freeSpins>['model']

const spin = () => page.getByRole('button', { name: /^Spin/ })
const stands = () => expect.element(page.getByRole('status').filter({ hasText: /^The wheel has stopped\./ }))
const words = (text: string | RegExp) => expect.element(page.getByText(text))

/** Opens the wheel for a player with spins; each bet takes one. */
async function openWheel(first: Spins, more: { answers?: () => void } = {}) {
  const table = layTable('freespin', { balance: 100 })
  const mine = { model: first }
  await table.openGame({
    answers() {
      answer(promotion.freeSpins, () => mine)
      more.answers?.()
    },
  })
  return { table, mine }
}

test('[BT-10] [FA-02] [RG-04] a spin turns the wheel, and only then its win is in the bonus balance', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.replace('reduce', 'no-preference')),
  )
  const { table, mine } = await openWheel(spinsOf([1, 2]))
  await words('Spins of G$1.00').toBeVisible()
  await words(/^A win goes to your bonus balance\./).toBeVisible()
  await expect.element(page.getByRole('row', { name: /25\.00× G\$25\.00 1 in 227/ })).toBeInTheDocument()
  table.aim(({ drawn }) => drawn[0]?.[0] === 1)
  await spin().click()
  await expect.element(page.getByRole('status').filter({ hasText: 'The wheel turns.' })).toBeInTheDocument()
  const bonus = { balance: 0.5, required: 10, wagered: 0, toWager: 10, expiresAt: 1_900_000_000_000 }
  mine.model = { ...spinsOf([1, 1]), bonus }
  await expect.element(page.getByRole('heading', { name: 'Bonus balance' })).not.toBeInTheDocument()
  for (const animation of document.getAnimations()) animation.finish()
  await stands().toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Bonus balance' })).toBeVisible()
  await words(/^To your bonus balance/).toBeVisible()
  await expect.element(spin()).toHaveTextContent('1 spin left')
  expect(requestsOf(game.bet)[0]?.fields).toMatchObject({ gameId: 'freespin', model: { betAmount: '1' } })
  const link = page.getByRole('link', { name: 'See and verify this round' })
  await expect.element(link).toHaveAttribute('href', `/round/${table.bets[0]?.id}`)
})

test('[BT-10] the wagering of a win is told in the number of its times and days, and not where there is none', async () => {
  const wagered = (times: number) => ({ ...spinsOf([1, 2]), rule: { times, days: 1, shares: {} } })
  const { mine, table } = await openWheel(wagered(1))
  await words(/wagered 1 time the win within 1 day\./).toBeVisible()
  mine.model = wagered(0)
  table.line.tell({ type: 'event', channel: 'player', userId: 'me', event: 'spins_granted' })
  await words(/^A win goes to your bonus balance\./).not.toBeInTheDocument()
  await words('Spins of G$1.00').toBeVisible()
})

test('[BT-10] without spins the game says why and what to do; a gift is there at once', async () => {
  const { table, mine } = await openWheel(spinsOf())
  await words('No spins right now').toBeVisible()
  await expect.element(spin()).toBeDisabled()
  await page.getByRole('button', { name: 'Daily check-in' }).click()
  expect(openPopups().map(({ name }) => name)).toEqual(['check-in'])
  mine.model = spinsOf([5, 3])
  table.line.tell({ type: 'event', channel: 'player', userId: 'me', event: 'spins_granted' })
  await words('Spins of G$5.00').toBeVisible()
  await expect.element(spin()).toHaveTextContent('3 spins left')
})

test('[BT-10] spins from the keyboard alone, with reduced motion at once, and of two values', async () => {
  const { mine } = await openWheel(spinsOf([2, 1], [5, 1]))
  await page.getByRole('radio', { name: /^G\$5/ }).click({ force: true })
  await page.getByRole('heading', { name: 'Free spin' }).click()
  mine.model = spinsOf([2, 1])
  await userEvent.keyboard(' ')
  await stands().toBeInTheDocument()
  await words('Spins of G$2.00').toBeVisible()
  expect(requestsOf(game.bet)[0]?.fields).toMatchObject({ model: { betAmount: '5' } })
})

test('[RG-01] [BT-10] in a strict jurisdiction no spins are given away, the game says so, and keys turn nothing', async () => {
  const jurisdiction = { ...demoJurisdiction, id: 'strict', hotkeys: false, bonuses: false }
  await openWheel(
    { ...spinsOf([1, 1]), allowed: false },
    { answers: () => answer(game.settings, { model: settingsOf('freespin', { jurisdiction }) }) },
  )
  await words('Where you play, free spins are not allowed.').toBeVisible()
  await page.getByRole('heading', { name: 'Free spin' }).click()
  await userEvent.keyboard(' ')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(requestsOf(game.bet)).toHaveLength(0)
})
