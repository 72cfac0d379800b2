import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as switches from '@fairground/contract/calls/switches'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { mines } from './mines.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

test.describe.configure({ mode: 'serial' })

/** A separate server, since what is off is off for every player. */
let product: Product
let key: string
test.beforeAll(async () => {
  product = await startProduct()
  key = product.newStaffKey('ana')
})
test.afterAll(() => product.stop())

async function openSwitches(page: Page): Promise<void> {
  await page.goto(`${product.url}/staff#switches`)
  await page.getByLabel('Staff key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Switches' })).toBeVisible()
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('[OP-02] staff finds a player, reads what stops, and switches the player off with a reason; the player finishes the round, and reads why a bet is refused', async ({
  page,
  browser,
  axe,
}) => {
  const me = await createPlayer(product.url, 100)
  const playing = await browser.newContext({ locale: 'en-US' })
  await logIn(playing, me)
  const table = await playing.newPage()
  await table.goto(`${product.url}/game/mines`)
  const board = mines(table)
  await board.mines(1)
  await board.betUntilLamp('5', 7)

  await page.setViewportSize({ width: 360, height: 740 })
  await openSwitches(page)
  await page.getByRole('tab', { name: 'Players' }).click()
  await expect(page.getByText('No player is off. Look for an account to switch one off.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Account' }).fill('nobody-at-all')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('No player has this account.')).toBeVisible()
  await axe(page)
  await page.getByRole('textbox', { name: 'Account' }).fill(me.account)
  await page.getByRole('textbox', { name: 'Account' }).press('Enter')
  const row = page.getByRole('list', { name: 'Players' }).getByRole('article')
  await expect(row).toContainText(me.userId)
  await row.getByRole('button', { name: /^Switch off/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Switch off .*\?$/ })
  await expect(dialog.getByText('New bets, deposits and gifts of this player.')).toBeVisible()
  await expect(dialog.getByText(/The player logs in and withdraws/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Switch off' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by the bank')
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(row.getByText('Switched off by ana')).toBeVisible()
  await expect(row.getByText('Asked by the bank')).toBeVisible()
  await axe(page)
  await expectNoSidewaysScrolling(page)

  await board.cashOut.click()
  await expect(board.cashOut).toBeHidden()
  expect((await me.call(game.open, {})).list).toEqual([])
  await board.frame.getByRole('button', { name: /^Bet/ }).click()
  await expect(board.frame.getByText(/Your account is closed for bets, deposits and gifts/)).toBeVisible()
  await playing.close()

  await row.getByRole('button', { name: /^Switch on/ }).click()
  const back = page.getByRole('dialog', { name: /^Switch on .*\?$/ })
  await back.getByRole('textbox', { name: 'Reason' }).fill('Cleared')
  await back.getByRole('button', { name: 'Switch on' }).click()
  await expect(row.getByText('Switched on by ana')).toBeVisible()
  const { model } = await me.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 1 } })
  await me.call(steps.mines.play, { id: model.id, tile: 0 })
})

test('[OP-02] the page shows the switches of all six kinds, also in Portuguese and Indonesian', async ({
  page,
  axe,
}) => {
  await openSwitches(page)
  const names = ['Site', 'Games', 'Versions', 'Jurisdictions', 'Payments', 'Players']
  await expect(page.getByRole('tablist', { name: 'Switches' }).getByRole('tab')).toHaveText(names)
  const rows = {
    Site: 'The whole site',
    Games: 'Mines',
    Versions: 'Mines, version 1',
    Jurisdictions: 'great-britain',
    Payments: 'Sandbox: withdrawals',
  }
  for (const [tab, name] of Object.entries(rows)) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('article', { name, exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Switch off: ${name}`, exact: true }).first()).toBeVisible()
  }
  await axe(page)
  await page.getByRole('tab', { name: 'Games' }).click()
  await page.getByRole('button', { name: 'Switch off: Tower' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('A broken picture')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('article', { name: 'Tower' }).getByText('A broken picture')).toBeVisible()
  const { list } = await product.staff(switches.listSwitches)
  expect(list.find(({ kind, id }) => kind === 'game' && id === 'tower')).toMatchObject({ off: true })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [language, heading] of [
    ['pt-BR', 'Interruptores'],
    ['id-ID', 'Sakelar'],
  ] as const) {
    await page.locator('header').getByRole('combobox').selectOption(language)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await axe(page)
    await expectNoSidewaysScrolling(page)
  }
})
