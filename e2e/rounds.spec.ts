import { readFile } from 'node:fs/promises'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { verifyRound } from '@fairground/games/verifier'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The text of the file that a press on a button gives, and its name. */
async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('[FA-03] [FA-06] [RE-05] a round and the history are taken along as files, and the round’s links are proved by strangers', async ({
  page,
  player,
  browser,
}) => {
  const { call } = await player({ deposit: 100 })
  const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  const playAnswer = await call(steps.mines.play, { id: model.id, tile: 12 })
  if (playAnswer.model.result === 'PENDING') await call(steps.mines.cashOut, { id: model.id })
  await page.goto('/history')
  const bets = await download(page, 'Download CSV')
  expect([bets.name, bets.text.split('\r\n').length]).toEqual(['bets.csv', 2])
  await page.getByRole('link', { name: /^Mines, / }).click()
  await expect(page).toHaveURL(new RegExp(`/round/${model.id}$`))
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await page.getByRole('button', { name: 'Verify this round' }).click()
  await expect(page.getByText('Verified: your browser recomputed this round')).toBeVisible()
  expect(verifyRound(JSON.parse((await download(page, 'Download the proof')).text)).ok).toBe(true)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share this round' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy the link', exact: true }).click()
  await expect.poll(copied).toContain(`/round/${model.id}`)
  const round = await copied()
  await page.getByRole('button', { name: 'Copy the link of the proof' }).click()
  await expect.poll(copied).toContain('/verify#')
  const stranger = await browser.newPage()
  await stranger.goto(round)
  await expect(stranger.getByText('Verified: your browser recomputed this round')).toBeVisible()
  await expect(stranger).toHaveTitle(/^Mines round · \d/)
  await stranger.goto(await copied())
  await expect(stranger.getByText('Everything agrees')).toBeVisible()
  await stranger.close()
})

test('[FA-01] [FA-03] the verifier, once it is open, works without a network: a true proof agrees, a changed one does not', async ({
  page,
  context,
  faults,
}) => {
  // The page around the verifier makes other calls meanwhile, which fail without effect.
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const proof = {
    ...{ gameId: 'mines', options: { mines: 3 }, clientSeed: 'lucky', nonce: 0 },
    serverSeed: 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf',
    serverSeedHash: '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f',
  }
  await page.goto('/verify', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Verify a round' })).toBeVisible()
  await context.setOffline(true)
  const field = page.getByRole('textbox', { name: 'Paste a proof' })
  await field.fill(JSON.stringify(proof))
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await field.fill(JSON.stringify({ ...proof, hazards: [[24]] }))
  await expect(page.getByText('Something does not agree')).toBeVisible()
})
