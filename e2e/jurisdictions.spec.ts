import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import { createPlayer, logIn, payIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[RG-01] in the strictest jurisdiction the age is asked, keys do not bet, autoplay is not there, and a bet that comes too soon says why', async ({
  page,
  context,
}) => {
  // The strictest profile asks for documents before a deposit, so the money is there before.
  const me = await createPlayer(product.url, 50)
  // The settings name no country, so every player is under the strictest profile.
  await product.staff(operator.saveSettings, { settings: { jurisdictions: {} } })
  await expect
    .poll(async () => (await me.call(game.settings, { gameId: 'mines' })).model.jurisdiction.id, { intervals: [100] })
    .toBe('strict')
  await logIn(context, me)
  await page.goto(`${product.url}/game/mines`)
  await page.getByRole('button', { name: 'Yes, I am 21 or older' }).click()
  // A popup on its way out gives the focus back to the page.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const board = mines(page)
  const { frame } = board
  const stake = frame.getByRole('textbox', { name: 'Stake' })
  await expect(frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
  await expect(frame.getByRole('button', { name: /autoplay/i })).toHaveCount(0)

  await test.step('keys lead to buttons, and press none', async () => {
    await frame.getByRole('slider', { name: 'Mines' }).focus()
    await expect(stake).toHaveValue('1.00')
    await board.tile(12).focus()
    await page.keyboard.press('1')
    await page.keyboard.press('?')
    await expect(frame.getByText('Where you play, keyboard shortcuts are not allowed.')).toBeVisible()
    await expect(frame.getByText(/doubles? the stake/i)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the next round has to wait', async () => {
    await board.mines(24)
    await board.bet('1')
    await board.pick(12)
    await frame.getByRole('button', { name: /^Bet/ }).click()
    await expect(frame.getByText(/rounds must start at least 5 seconds apart/)).toBeVisible()
  })
  expect((await me.call(game.betRecord)).page.total).toBe(1)
})

test('[RG-01] a jurisdiction with one place has one slot in aviator, and one without turbo no quick run and no instant results', async ({
  page,
  context,
}) => {
  const name = (country: string, rules: object) =>
    product.staff(operator.saveJurisdiction, { ...demoJurisdiction, id: country, ...rules })
  await name('one', { betSlots: 1, turbo: false })
  await name('two', {})
  const slots = page.getByRole('region', { name: /^Bet \d$/ })
  const quick = page
    .getByRole('dialog', { name: 'Autoplay' })
    .getByRole('checkbox', { name: 'Skip the animation of each result' })
  for (const { id, count, turbo } of [
    { id: 'two', count: 2, turbo: 1 },
    { id: 'one', count: 1, turbo: 0 },
  ]) {
    await product.staff(operator.saveSettings, { settings: { jurisdictions: { '*': id } } })
    const me = await createPlayer(product.url)
    await expect
      .poll(async () => (await me.call(game.settings, { gameId: 'aviator' })).model.jurisdiction.id, {
        intervals: [100],
      })
      .toBe(id)
    // The profile of the test before asks for documents before a deposit.
    await payIn(me.call, 50)
    await logIn(context, me)
    await page.goto(`${product.url}/h5/aviator`)
    await expect(slots.first()).toBeVisible()
    await expect(slots).toHaveCount(count)
    await page.goto(`${product.url}/h5/mines`)
    await page.getByRole('button', { name: 'Autoplay', exact: true }).waitFor()
    await expect(page.getByRole('button', { name: 'Instant results' })).toHaveCount(turbo)
    await page.getByRole('button', { name: 'Autoplay', exact: true }).click()
    await page.getByText('More rules').click()
    await expect(page.getByRole('combobox', { name: 'Stake after a loss' })).toBeVisible()
    await expect(quick).toHaveCount(turbo)
  }
})
