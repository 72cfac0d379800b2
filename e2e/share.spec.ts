import { fair, game, mines as minesCalls } from '@fairground/contract'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { flightSeat, openFlight } from './flight.ts'

// A flight goes on until it bursts, and some go far.
test.setTimeout(240_000)

/** The link that the page of a round gives once it proves the round. */
async function copyProvingLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share this round' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this round' })
  await expect(dialog.getByText('With the link anybody can check this round.')).toBeVisible({ timeout: 150_000 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Opens a link as somebody who has no account here, and sees its round verified. */
async function verifyAsStranger(browser: Browser, link: string, game: string): Promise<void> {
  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('Everything agrees')).toBeVisible()
  await expect(stranger.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue(game)
  await context.close()
}

test('[FA-03] the link of a stepped round is private until its seeds are rotated, then a stranger sees it verified', async ({
  page,
  player,
  browser,
}) => {
  const { call } = await player({ deposit: 100 })
  const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  const played = await call(minesCalls.play, { id: model.id, tile: 12 })
  if (played.model.result === 'PENDING') await call(minesCalls.cashOut, { id: model.id })
  await page.goto(`/round/${model.id}`)
  await page.getByRole('button', { name: 'Share this round' }).click()
  await expect(page.getByText('The link opens for you alone until you reveal the seed')).toBeVisible()
  await call(fair.rotate, {})
  await page.reload()
  await verifyAsStranger(browser, await copyProvingLink(page), 'mines')
})

test('[FA-03] [FA-04] the link of a flight proves the flight once it is over, and stays the same when seeds are rotated', async ({
  page,
  player,
  browser,
}) => {
  const { call } = await player({ deposit: 200 })
  await openFlight(page, 'crash')
  const seat = flightSeat(page)
  await seat.fly()
  await seat.act.click()
  await expect(seat.panel).toContainText(/Paid at|lost|was over/)
  const { page: bets } = await call(game.betRecord, { gameId: 'crash', pageNo: 1, pageSize: 1 })
  const path = `/round/${bets.content[0]?.id}`
  await page.goto(path)
  const link = await copyProvingLink(page)
  await verifyAsStranger(browser, link, 'crash')

  await call(fair.rotate, {})
  await page.reload()
  expect(await copyProvingLink(page)).toBe(link)
})
