import * as promotion from '@fairground/contract/calls/promotion'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPopups } from '../src/popups/popups.ts'
import { designOf } from './models.ts'
import { pressEscape } from './on-screen.ts'
import { closeSite, openSite } from './open-site.tsx'
import { spinsOf } from './round-models.ts'
import { answer, holdBack, requestsOf } from './stand-in.ts'

test('[RT-05] [BT-10] the page of the wheel says what waits for a player', async () => {
  answer(promotion.freeSpins, { model: spinsOf([1, 2]) })
  answer(promotion.checkinData, { model: { items: [], allowed: true } })
  await openSite('/freeSpin', { player: {} })
  await expect.element(page.getByText('2 spins are waiting for you.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the wheel' })).toHaveAttribute('href', '/game/freespin')
})

/** The lobby without a block that asks for something. */
function emptyLobby() {
  const design = designOf(seeds.night, 'home')
  for (const one of design.pages) if (one.type === 'home') one.items = []
  return design
}

test('[PO-01] [BT-10] spins that wait are offered in the lobby once a day, never over another popup', async () => {
  answer(promotion.freeSpins, { model: spinsOf([1, 2]) })
  const answerNow = holdBack(promotion.freeSpins)
  const offer = page.getByRole('dialog', { name: 'A wheel of twelve prizes' })
  await openSite('/#onOpen=language', { player: {}, design: emptyLobby() })
  await expect.element(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
  await expect.poll(() => requestsOf(promotion.freeSpins)).toHaveLength(1)
  answerNow()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(openPopups().map(({ name }) => name)).toEqual(['language'])
  await pressEscape()
  await expect.element(offer).toHaveTextContent('2 spins are waiting for you.')
  await expect.element(offer.getByRole('link', { name: 'Go to the wheel' })).toHaveAttribute('href', '/game/freespin')
  await pressEscape()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(offer).not.toBeInTheDocument()
  location.hash = '#onOpen=language'
  await vi.advanceTimersByTimeAsync(1_000)
  await pressEscape()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(offer).not.toBeInTheDocument()
})

test('[PO-01] who has no spins is offered none, and a visitor is not asked about', async () => {
  await openSite('/', { design: emptyLobby() })
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(requestsOf(promotion.freeSpins)).toHaveLength(0)
  await closeSite()
  answer(promotion.freeSpins, { model: spinsOf() })
  await openSite('/', { player: {}, design: emptyLobby() })
  await expect.poll(() => requestsOf(promotion.freeSpins)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(openPopups()).toEqual([])
})
