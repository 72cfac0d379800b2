import { readFile } from 'node:fs/promises'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { verifyRound } from '@fairground/games/verifier'
import { expect, test } from './fixtures.ts'
import { pixelsAstray } from './pixels-astray.ts'
import { createPlayer, type Player } from './player.ts'

/** Plays a round of Mines on another device, to a loss or a cash-out after one tile; gives its id. */
async function playRound({ call }: Player, mines = 3): Promise<string> {
  const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines } })
  const playAnswer = await call(steps.mines.play, { id: model.id, tile: 12 })
  if (playAnswer.model.result === 'PENDING') await call(steps.mines.cashOut, { id: model.id })
  return model.id
}

async function playRounds(player: Player, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await playRound(player))
  return ids
}

test('[FA-06] the bet history: pages by address, each round a link', async ({ page, player, axe }) => {
  const me = await player({ deposit: 100 })
  await page.goto('/history')
  await expect(page.getByText('No bets yet')).toBeVisible()
  const ids = await playRounds(me, 23)
  await page.reload()
  await expect(page.getByText('23 bets')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(21)
  await axe(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByText(/^(Won|Lost)$/)
      .filter({ visible: true }),
  ).toHaveCount(1)
  expect(await pixelsAstray(page)).toBe(0)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page
    .getByRole('link', { name: /^Mines, / })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`/round/${ids[0]}$`))
  await page.goBack()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()

  // Filters are choices, and in the address; what is shown is summed up, and can be taken along.
  const { staked, won, bets } = (await me.call(game.betTotals, { result: 'LOSE' })).model
  const countText = bets === 1 ? 'One bet' : `${bets} bets`
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Lost')
  await expect(page).toHaveURL(/\?result=LOSE$/)
  await expect(page.getByText(countText)).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(`G$${staked.toFixed(2)}`)
  expect(won).toBe(0)
  await expect(page.getByRole('row').getByText('Won', { exact: true })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Today')
  await expect(page).toHaveURL(/\?result=LOSE&from=\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByText(countText)).toBeVisible()
  expect(await pixelsAstray(page)).toBe(0)
  await axe(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect([download.suggestedFilename(), lines.length]).toEqual(['bets.csv', bets + 1])
  expect(lines[1]).toMatch(/^[\d-]+T[\d:.]+Z,mines,[0-9a-f-]{36},\d+\.\d{2},0,0\.00,-\d+\.\d{2},G\$,LOSE$/)
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Tower')
  await expect(page.getByText('No bets fit')).toBeVisible()
  await page.getByRole('link', { name: 'Show all bets' }).click()
  await expect(page.getByText('23 bets')).toBeVisible()
})

test('[FA-03] [FA-06] a round’s page: sealed until its seeds are rotated, then verified, and its proof taken along', async ({
  page,
  player,
  axe,
}) => {
  const me = await player({ deposit: 100 })
  const id = await playRound(me)
  await page.goto(`/round/${id}`)
  await expect(page.getByText('Still sealed')).toBeVisible()
  await expect(page.getByText('Your balance').first()).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await page.getByRole('button', { name: 'Verify this round' }).click()
  await expect(page.getByText('Verified: your browser recomputed this round')).toBeVisible()
  await axe(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the proof' }).click()
  const proof: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(verifyRound(proof).ok).toBe(true)

  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Replay' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Replay' })).not.toHaveAttribute('aria-busy')
})

test('[FA-03] [FA-06] [RE-05] a round is a link for everybody: outcome and replay at once, the proof after rotating, money and name never', async ({
  page,
  player,
  browser,
  baseURL,
  axe,
}) => {
  const owner = await createPlayer(baseURL ?? '', 100)
  const id = await playRound(owner)
  const stranger = await browser.newPage({ baseURL: baseURL ?? '' })
  await stranger.goto(`/round/${id}`)
  await expect(stranger.getByText('The player has not revealed the server seed')).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Replay' })).toBeVisible()
  await expect(stranger).toHaveTitle(/^Mines round · \d/)
  await owner.call(fair.rotate, {})
  await stranger.reload()
  await expect(stranger.getByText('Verified: your browser recomputed this round')).toBeVisible()
  await axe(stranger)
  const words = await stranger.getByRole('main').innerText()
  for (const unsaid of ['G$', 'Stake', 'Payout', 'Money in and out']) expect(words).not.toContain(unsaid)
  await stranger.close()

  const me = await player({ deposit: 10 })
  await page.goto(`/round/${id}`)
  await expect(page.getByText('Verified: your browser recomputed this round')).toBeVisible()
  const { model: open } = await me.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  await page.goto('/fairness')
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await page
    .getByRole('list', { name: 'Open rounds' })
    .getByRole('link', { name: /^Mines/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/round/${open.id}$`))
  await expect(page.getByRole('link', { name: 'Go on playing' })).toBeVisible()
})

test('[FA-03] the verifier works without a network: a true proof agrees, a changed one does not', async ({
  page,
  player,
  context,
  axe,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const me = await player({ deposit: 100 })
  await playRound(me)
  await page.goto(`/round/${await playRound(me)}`)
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await page.getByRole('link', { name: 'Open in the verifier' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await axe(page)

  await context.setOffline(true)
  const nonce = page.getByRole('textbox', { name: 'Number of the bet (nonce)' })
  await expect(nonce).toHaveValue('1')
  await nonce.fill('0')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Something does not agree')).toBeVisible()
  await nonce.fill('one')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This field is missing or wrong: Number of the bet (nonce).')).toBeVisible()
  await nonce.fill('1')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await page.getByRole('textbox', { name: 'Paste a proof' }).fill('{"gameId":')
  await expect(page.getByText('This is not a proof')).toBeVisible()
})

test('[FA-01] [FA-03] the verifier follows the public vector word by word, opened once and then offline', async ({
  page,
  context,
  faults,
}) => {
  // The page around the verifier makes other calls meanwhile, which fail without effect.
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const seeds = {
    serverSeed: 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf',
    serverSeedHash: '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f',
  }
  const proof = { gameId: 'mines', options: { mines: 3 }, clientSeed: 'lucky', nonce: 0, ...seeds }
  await page.goto('/verify', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Verify a round' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Paste a proof' }).fill(JSON.stringify(proof))
  await expect(page.getByText('Everything agrees')).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveText([/Draw/, /^13159471419mod 25 = 1919$/, /^24179425132/, /^3929178919/])
  await expect(page.getByRole('img', { name: /mines on row 4 column 5, row 5 column 2, row 3 column 3/ })).toBeVisible()
})

test('[FA-03] seeds: the next seal is shown before rotating, and the last bets are checked in one press', async ({
  page,
  player,
  axe,
}) => {
  const me = await player({ deposit: 200 })
  await playRounds(me, 12)
  await page.goto('/fairness')
  const nextLink = await page
    .getByText(/^[0-9a-f]{64}$/)
    .nth(1)
    .textContent()
  const check = page.getByRole('button', { name: 'Check them now' })
  await check.click()
  await expect(page.getByText('12 bets cannot be checked yet')).toBeVisible()

  await page.getByRole('textbox', { name: 'Your new seed' }).fill('my own luck')
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await expect(page.getByText('It is the seed that was sealed.')).toBeVisible()
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toHaveText(nextLink ?? '')
  await expect(page.getByText('my own luck')).toBeVisible()
  await playRound(me)
  await check.click()
  await expect(page.getByText('12 bets checked, and all are right.')).toBeVisible()
  await expect(page.getByText('One bet cannot be checked yet')).toBeVisible()
  await axe(page)
})

for (const lang of ['pt-BR', 'id-ID']) {
  test(`round pages on a phone in ${lang}: nothing sticks out, no text is missing`, async ({ page, player, axe }) => {
    const missing: string[] = []
    page.on('console', (message) => void (/no text for/.test(message.text()) && missing.push(message.text())))
    const me = await player({ deposit: 20 })
    const id = await playRound(me)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript((locale) => localStorage.setItem('currentLanguage', locale), lang)
    for (const path of ['/history', `/round/${id}`, '/fairness', '/verify', '/h5/mines']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await axe(page)
      expect(await pixelsAstray(page), path).toBe(0)
    }
    expect(missing).toEqual([])
  })
}
