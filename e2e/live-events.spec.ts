import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import type { Page } from '@playwright/test'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { storedIn, untilLive } from './live-page.ts'
import { balance } from './mines.ts'
import type { Player } from './player.ts'

test.afterEach(async ({ faulty }) => faulty.set({ apkLink: null }))

/** Opens an address as a player whose page hears of the account. */
async function openLive(page: Page, path = '/'): Promise<void> {
  const goingLive = untilLive(page)
  await page.goto(path)
  await goingLive
  await expect(balance(page)).toBeVisible()
}

/** Plays mines on another device until it wins a round. @returns the payout */
async function winElsewhere({ call }: Player): Promise<string> {
  for (;;) {
    const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 1 } })
    const { model: pickedRound } = await call(steps.mines.play, { id: model.id, tile: 12 })
    if (pickedRound.result !== 'PENDING') continue
    const { model: wonRound } = await call(steps.mines.cashOut, { id: model.id })
    return `G$${wonRound.winAmount.toFixed(2)}`
  }
}

test('[PU-05] an event with the flag pop shows its title and description, without a title `Notification`', async ({
  page,
  player,
  faulty,
}) => {
  const { userId } = await player()
  await openLive(page)
  const userRequest = page.waitForRequest('**/api/auth/user_info')
  await faulty.tell(userId, 'gift', { pop: true, title: 'A gift', description: 'Ten free turns.' })
  await expect(page.getByText('A gift', { exact: true })).toBeVisible()
  await expect(page.getByText('Ten free turns.')).toBeVisible()
  await userRequest
  await faulty.tell(userId, 'quiet', { title: 'Not to be seen' })
  await faulty.tell(userId, 'gift', { pop: true })
  await expect(page.getByText('Notification', { exact: true })).toBeVisible()
  await expect(page.getByText('Not to be seen')).toHaveCount(0)
})

test('[PU-05] [PO-04] a recharge success has the purchases looked at again and offers the app; its mask closes it', async ({
  page,
  player,
  faulty,
}) => {
  await faulty.set({ apkLink: 'https://fair.example/fair.apk' })
  const { call } = await player()
  const { model } = await call(pay.recharge, { amount: 20, channel: 'sandbox' })
  // As this device holds it from the moment that the checkout is opened.
  await page.addInitScript((id) => {
    if (localStorage.getItem('purchases') === null && sessionStorage.getItem('held') === null)
      localStorage.setItem('purchases', JSON.stringify([{ id, time: Date.now() }]))
    sessionStorage.setItem('held', '1')
  }, model.id)
  await openLive(page)
  const depositRequest = page.waitForRequest('**/api/pay/paid_list')
  await fetch(model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
  expect((await depositRequest).postDataJSON()).toEqual({ ids: [model.id] })
  await expect(page.getByText('Deposit received')).toBeVisible()
  const offer = page.getByRole('dialog', { name: 'Play in the app' })
  await expect(offer).toBeVisible()
  await expect.poll(() => storedIn(page, 'purchases')).toBeNull()
  await page.mouse.click(5, 5)
  await expect(offer).toBeHidden()
})

test('[PU-10] a message with a delay is acted on after it, and what comes later meanwhile', async ({
  page,
  player,
  faulty,
  faults,
}) => {
  // Time that jumps outlives the connection's heartbeat.
  faults.allow(/WebSocket is already in CLOSING or CLOSED state/)
  const { userId } = await player()
  await page.clock.install()
  await openLive(page)
  await faulty.tell(userId, 'late', { pop: true, title: 'The late one' }, { delaySeconds: 600 })
  await faulty.tell(userId, 'early', { pop: true, title: 'The early one' })
  // Messages come in their order: this one says that the other is there too.
  await expect(page.getByText('The early one')).toBeVisible()
  await page.clock.fastForward(500_000)
  await expect(page.getByText('The early one')).toHaveCount(0)
  await expect(page.getByText('The late one')).toHaveCount(0)
  await page.clock.fastForward(100_000)
  await expect(page.getByText('The late one')).toBeVisible()
})

test('[PU-11] a win of a game that is not on screen is announced, and the balance is there', async ({
  page,
  player,
}) => {
  const someone = await player({ deposit: 100 })
  await openLive(page)
  const payout = await winElsewhere(someone)
  await expect(page.getByText('You won')).toBeVisible()
  await expect(page.getByText(`Mines paid ${payout}.`)).toBeVisible()
})

test('[PU-11] where the game is on screen its win is the game’s own to tell', async ({ page, player, faulty }) => {
  const someone = await player({ deposit: 100 })
  await openLive(page, '/game/mines')
  await winElsewhere(someone)
  await faulty.tell(someone.userId, 'after', { pop: true, title: 'All is told' })
  await expect(page.getByText('All is told')).toBeVisible()
  await expect(page.getByText('You won')).toHaveCount(0)
})
