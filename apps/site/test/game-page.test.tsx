import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as session from '@fairground/contract/calls/play-session'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../src/player/log-in.ts'
import { openLine } from './live-line.ts'
import { funded, TOKEN, userOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, holdBack, refuse, requestsOf } from './stand-in.ts'

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

/** Opens a game for a player with a balance, and tells the page of another one as often as is asked. */
async function openWith(path: string, balance: number) {
  const line = openLine('players')
  await openSite(path, { player: { balance, rechargeCount: 1 } })
  await vi.advanceTimersByTimeAsync(200)
  const { userId } = userOf()
  await line.joined(userId)
  let version = 1
  return (newBalance: number) =>
    line.tell({
      ...{ type: 'balance', channel: userId, userId, balance: newBalance, version: ++version, currencyId: 'G$' },
    })
}

test('[AU-04] a game stays as it is when the whole balance is staked in it', async () => {
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  const tellBalance = await openWith('/game/mines', 10)
  await frame().toBe('/favicon.svg?mines')
  const shown = document.querySelector('iframe')
  tellBalance(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(document.querySelector('iframe')).toBe(shown)
  expect(requestsOf(game.play)).toHaveLength(1)
})

test('[AU-04] a game that was refused for want of money opens after a deposit', async () => {
  refuse(game.play, 'insufficient_balance')
  answer(game.open, { list: [] })
  const tellBalance = await openWith('/game/tower', 0)
  await expect.element(page.getByRole('heading', { name: 'Deposit to play for real' })).toBeVisible()
  answer(game.play, { model: { url: '/favicon.svg?tower', gameId: 'tower' } })
  tellBalance(50)
  await frame().toBe('/favicon.svg?tower')
})

/** A logout or a login in another tab: the storage has changed, and the browser tells this tab. */
function elsewhere(user: string | undefined): void {
  if (user === undefined) localStorage.removeItem('user')
  else localStorage.setItem('user', user)
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
}

test('[AU-01] [AU-03] a session that ends in another tab leaves no demonstration in place of the real game, which opens after the login', async () => {
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  await openSite('/game/mines', { player: funded })
  await frame().toBe('/favicon.svg?mines')
  elsewhere(undefined)
  await expect.element(page.getByText('An open round is kept')).toBeVisible()
  await frame().toBe(undefined)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  elsewhere(JSON.stringify({ token: TOKEN }))
  await frame().toBe('/favicon.svg?mines')
})

test('[AU-03] whose session has ended still comes to the demonstration, by a press', async () => {
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  await openSite('/game/mines', { player: funded })
  await frame().toBe('/favicon.svg?mines')
  elsewhere(undefined)
  await page.getByRole('button', { name: 'Play the demo' }).click()
  await frame().toBe('/h5/mines?lang=en&demo=true')
})

test('[AU-01] [AU-03] a demonstration stays after a login in another tab, and gives way to the game after one in its own', async () => {
  answer(auth.userInfo, { user: userOf(funded) })
  answer(game.open, { list: [] })
  answer(game.finishAllMyHold, { model: { balance: 1, balanceVersion: 1 } })
  answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  await openSite('/game/mines')
  await frame().toBe('/h5/mines?lang=en&demo=true')
  const shown = document.querySelector('iframe')
  elsewhere(JSON.stringify({ token: TOKEN }))
  await expect.poll(() => requestsOf(auth.userInfo).length).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(document.querySelector('iframe')).toBe(shown)
  expect(requestsOf(game.play)).toHaveLength(0)
  elsewhere(undefined)
  startSession(`${TOKEN}-here`, userOf(funded))
  await frame().toBe('/favicon.svg?mines')
})

test('until a game is there its stage stands in the game’s own deep colour', async () => {
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  const release = holdBack(game.play)
  await openSite('/game/mines', { player: funded })
  const stage = () => document.querySelector('main [role=status] [data-ground=mines]')
  await expect.poll(() => stage() && getComputedStyle(stage() as Element).backgroundColor).toBe('rgb(4, 48, 47)')
  expect(stage()?.childElementCount).toBe(0)
  release()
  await frame().toBe('/favicon.svg?mines')
})
