import * as auth from '@fairground/contract/calls/auth'
import * as gameCalls from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'

test('[RE-09] without a network no bet is taken, nothing is said to be checked, and a game that is opened says why it waits', async ({
  page,
  player,
  faults,
  context,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const { call } = await player({ deposit: 100 })
  await page.goto('/game/mines')
  const { frame } = mines(page)
  const bet = frame.getByRole('button', { name: /^Bet/ })
  await expect(bet).toBeEnabled()
  await context.setOffline(true)
  await expect(bet).toBeDisabled()
  await frame.getByRole('main').press('Space')
  await expect(frame.getByText('No connection. We go on as soon as the network is back.')).toBeVisible()
  await expect(frame.getByText(/We are checking/)).toBeHidden()
  await page.evaluate(() => history.pushState(null, '', '/game/tower'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Bet/ })).toBeEnabled()
  expect((await call(gameCalls.betRecord, { pageNo: 1, pageSize: 20 })).page.total).toBe(0)
})

test('[RE-03] [RE-09] answers are lost in the middle of a deposit and of a bet: each counts once, and nothing is lost', async ({
  page,
  player,
  faults,
  context,
}) => {
  faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const { call } = await player()
  /** The server gets the next request of this path and does what it says; the browser never hears of it. */
  const loseAnswers = async (path: string, times: number): Promise<void> => {
    let timesLeft = times
    await page.route(path, async (route) => {
      if (timesLeft === 0) return route.continue()
      timesLeft -= 1
      await route.fetch()
      await route.abort('failed')
    })
  }
  await page.goto('/')
  const wallet = page.getByRole('dialog', { name: 'Wallet' })

  await test.step('the deposit is ordered, its answer is lost for good, and the player asks again', async () => {
    // One more than the page repeats by itself.
    await loseAnswers('**/api/pay/recharge', 4)
    await balance(page).click()
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('50')
    await wallet.getByRole('button', { name: 'Deposit G$50.00' }).click()
    await expect(wallet.getByText('Network Error.')).toBeVisible()
    await wallet.getByRole('button', { name: 'Deposit G$50.00' }).click()
    await expect(wallet.getByRole('link', { name: 'Open the checkout' })).toBeVisible()
    expect((await call(pay.rechargeList, {})).page.total).toBe(1)
  })

  await test.step('it is paid on the phone while this page is offline; the page shows it when it is back', async () => {
    const checkout = await wallet.getByRole('link', { name: 'Open the checkout' }).getAttribute('href')
    await context.setOffline(true)
    await expect(page.getByRole('status').getByText('You are offline.')).toBeVisible()
    await fetch(checkout ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
    await expect.poll(async () => (await call(auth.userInfo)).user.balance, { intervals: [50] }).toBe(50)
    await context.setOffline(false)
    await expect(wallet.getByText('Deposit received')).toBeVisible()
    await expect(balance(page)).toContainText('50.00')
  })

  await test.step('the bet is placed and its answer lost; the network goes, and comes back', async () => {
    await wallet.getByRole('button', { name: 'Play now' }).click()
    const game = mines(page)
    await loseAnswers('**/api/game/bet', 1)
    await game.frame.getByRole('textbox', { name: 'Stake' }).fill('10')
    await game.frame.getByRole('button', { name: /^Bet/ }).click()
    await expect.poll(async () => (await call(gameCalls.open)).list.length, { intervals: [50] }).toBe(1)
    await context.setOffline(true)
    await expect(game.frame.getByText(/^Connection lost/)).toBeVisible()
    await context.setOffline(false)
    await expect(game.frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
    await expect(balance(page)).toContainText('40.00')
  })
  expect((await call(gameCalls.betRecord, {})).page.total).toBe(1)
  expect((await call(auth.userInfo)).user.balance).toBe(40)
})
