import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { flightSlot, openFlight } from './flight.ts'

// A flight goes on until it bursts, and some go far.
test.setTimeout(240_000)

/** The two links that the page of a round gives once it is proved: of its page, and of its proof. */
async function copyLinks(page: Page): Promise<{ round: string; proof: string }> {
  await page.getByRole('button', { name: 'Share this round' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this round' })
  const copyProof = dialog.getByRole('button', { name: 'Copy the link of the proof' })
  await expect(copyProof).toBeVisible({ timeout: 150_000 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'Copy the link', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toHaveCount(1)
  const round = await copied()
  await copyProof.click()
  await expect.poll(copied).not.toBe(round)
  return { round, proof: await copied() }
}

/** Opens both links as somebody who has no account here, and sees the round verified at each. */
async function verifyAsStranger(
  browser: Browser,
  links: { round: string; proof: string },
  game: string,
): Promise<void> {
  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(links.round)
  await expect(stranger.getByText('Verified: your browser recomputed this round')).toBeVisible()
  await stranger.goto(links.proof)
  await expect(stranger.getByText('Everything agrees')).toBeVisible()
  await expect(stranger.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue(game)
  await context.close()
}

test('[FA-03] [FA-06] the copied link leads to the round’s page; its proof has a link once the seeds are rotated', async ({
  page,
  player,
  browser,
}) => {
  const { call } = await player({ deposit: 100 })
  const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  const playAnswer = await call(steps.mines.play, { id: model.id, tile: 12 })
  if (playAnswer.model.result === 'PENDING') await call(steps.mines.cashOut, { id: model.id })
  await page.goto(`/round/${model.id}`)
  await page.getByRole('button', { name: 'Share this round' }).click()
  await expect(page.getByText('The proof follows there as soon as you reveal the seed.')).toBeVisible()
  await call(fair.rotate, {})
  await page.reload()
  const links = await copyLinks(page)
  expect(new URL(links.round).pathname).toBe(`/round/${model.id}`)
  await verifyAsStranger(browser, links, 'mines')
})

test('[FA-03] [FA-04] the link of a flight proves the flight once it is over, and stays the same when seeds are rotated', async ({
  page,
  player,
  browser,
}) => {
  const { call } = await player({ deposit: 200 })
  await openFlight(page, 'crash')
  const slot = flightSlot(page)
  await slot.fly()
  await slot.act.click()
  await expect(slot.panel).toContainText(/Paid at|lost|was over/)
  const { page: bets } = await call(game.betRecord, { gameId: 'crash', pageNo: 1, pageSize: 1 })
  const path = `/round/${bets.content[0]?.id}`
  await page.goto(path)
  const links = await copyLinks(page)
  await verifyAsStranger(browser, links, 'crash')

  await call(fair.rotate, {})
  await page.reload()
  expect(await copyLinks(page)).toEqual(links)
})
