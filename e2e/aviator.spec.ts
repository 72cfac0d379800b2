import * as game from '@fairground/contract/calls/game'
import { expect } from './fixtures.ts'
import { flightSlot } from './flight.ts'
import { pixelsAstray } from './pixels-astray.ts'
import { test } from './stepped-flights.ts'

const FAR = { atLeast: 120, atMost: 200 }

test('[BT-02] [FA-03] two bets ride in one flight, each with its own automatic cash-out; later it is replayed and proved', async ({
  page,
  player,
  flights,
}) => {
  const me = await player({ deposit: 200 })
  await flights.open(page, 'aviator', me, FAR)
  const [first, second] = [flightSlot(page, 1), flightSlot(page, 2)]
  await first.setTarget('1.01')
  await second.setTarget('1.05')
  await first.act.click()
  await second.act.click()
  await expect(second.act).toHaveText(/^Your bet is in/)
  await flights.fly()
  await expect(second.act).toHaveText(/^Cash out/)
  await flights.advance(1_000)
  await expect(first.panel).toContainText('Paid at 1.01×: G$5.05')
  await expect(second.panel).toContainText('Paid at 1.05×: G$5.25')
  const { page: bets } = await me.call(game.betRecord, { gameId: 'aviator', pageNo: 1, pageSize: 2 })
  expect(bets.content.map(({ slot, multiplier }) => ({ slot, multiplier }))).toEqual(
    expect.arrayContaining([
      { slot: 0, multiplier: 1.01 },
      { slot: 1, multiplier: 1.05 },
    ]),
  )
  expect(new Set(bets.content.map(({ termId }) => termId)).size).toBe(1)

  await flights.advance(60_000)
  const id = bets.content[0]?.id ?? ''
  await expect.poll(async () => (await me.call(game.round, { id })).model.shared?.seed).toBeDefined()
  await page.goto(`/round/${id}`)
  await expect(page.getByRole('img', { name: /^The flight ended at/ })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'Verify this round' }).click()
  await expect(page.getByText('Verified: your browser recomputed this round')).toBeVisible()
  await page.getByRole('link', { name: 'Open in the verifier' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The final multiplier' })).toBeVisible()
})

test('[BT-02] [FA-05] in every window a digit chooses the bet that the keys belong to, which they place, and its odds stand there', async ({
  page,
  player,
  flights,
}) => {
  const me = await player({ deposit: 200 })
  await flights.open(page, 'aviator', me, FAR)
  const second = flightSlot(page, 2)
  const stake = (number: number) => flightSlot(page, number).panel.getByRole('textbox', { name: 'Stake' })
  await expect(second.act).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: 'Bet 2', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('s')
  await expect(stake(2)).toHaveValue('10.00')
  await expect(stake(1)).toHaveValue('5.00')
  for (const [width, height] of [
    [320, 240],
    [360, 740],
    [1680, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await flights.open(page, 'aviator', me, FAR)
    await page.keyboard.press('2')
    await expect(second.act).toBeInViewport({ ratio: 0.5 })
    await expect(page.locator('[data-odds]')).toContainText('Bet 2')
    await expect(page.locator('[data-odds]')).toContainText(/Reaches 2\.00×\s*48\.5/)
    await page.keyboard.press(' ')
    await expect(second.act).toHaveText(/^Your bet is in/)
    expect(await pixelsAstray(page)).toBe(0)
    await flights.fly()
    await flights.advance(60_000)
  }
})
