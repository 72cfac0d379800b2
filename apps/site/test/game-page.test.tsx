import * as game from '@fairground/contract/calls/game'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const frame = () => expect.poll(() => document.querySelector('iframe')?.getAttribute('src'))

for (const gameId of ['mines', 'crash'])
  test(`[AU-03] ${gameId} is a demonstration for a visitor at its address, in its frame`, async () => {
    await openSite(`/game/${gameId}`)
    await frame().toBe(`/h5/${gameId}?lang=en&demo=true`)
    expect(requestsOf(game.play)).toHaveLength(0)
  })

test('[BT-17] [PU-12] a win that no board can show lands once its game is left', async () => {
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  await openSite('/verify', { player: { balance: 10, rechargeCount: 1 } })
  location.hash = '#gameId=mines'
  await frame().toBe('/favicon.svg?mines')
  answer(game.finishAllMyHold, { model: { balance: 17.5, balanceVersion: 2 } })
  const before = requestsOf(game.finishAllMyHold).length
  history.back()
  await expect.poll(() => requestsOf(game.finishAllMyHold).length).toBeGreaterThan(before)
  await expect.element(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toHaveTextContent('17.50')
  await vi.advanceTimersByTimeAsync(3_000)
})
