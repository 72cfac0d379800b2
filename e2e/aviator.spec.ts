import * as game from '@fairground/contract/calls/game'
import { expect, test } from './fixtures.ts'
import { flightSlot, openFlight } from './flight.ts'
import { pixelsAstray } from './pixels-astray.ts'

// A flight goes on until the plane is gone, and some go far.
test.setTimeout(240_000)

test('[BT-02] two bets ride in one flight, each with its own automatic cash-out', async ({ page, player }) => {
  const { call } = await player({ deposit: 200 })
  await openFlight(page, 'aviator')
  const [first, second] = [flightSlot(page, 1), flightSlot(page, 2)]
  await first.setTarget('1.01')
  await second.setTarget('1.05')
  for (;;) {
    await expect(first.act).toHaveText(/^Bet next round/, { timeout: 150_000 })
    await first.act.click()
    await second.act.click()
    await expect(first.panel).toContainText(/Paid at|lost/, { timeout: 180_000 })
    await expect(second.panel).toContainText(/Paid at|lost/, { timeout: 180_000 })
    if ((await second.panel.innerText()).includes('Paid at')) break
  }
  await expect(first.panel).toContainText('Paid at 1.01×: G$5.05')
  await expect(second.panel).toContainText('Paid at 1.05×: G$5.25')
  const { page: bets } = await call(game.betRecord, { gameId: 'aviator', pageNo: 1, pageSize: 2 })
  expect(bets.content.map(({ slot, multiplier }) => ({ slot, multiplier }))).toEqual(
    expect.arrayContaining([
      { slot: 0, multiplier: 1.01 },
      { slot: 1, multiplier: 1.05 },
    ]),
  )
  expect(new Set(bets.content.map(({ termId }) => termId)).size).toBe(1)
})

test('[BT-02] [FA-03] a flight of the past is replayed on its page, and proved by its seed', async ({
  page,
  player,
}) => {
  const { call } = await player({ deposit: 200 })
  await openFlight(page, 'aviator')
  const slot = flightSlot(page, 1)
  await slot.setTarget('1.01')
  await slot.button(/^Bet/).click()
  await expect(slot.panel).toContainText(/Paid at|lost/, { timeout: 180_000 })
  const { page: bets } = await call(game.betRecord, { gameId: 'aviator', pageNo: 1, pageSize: 1 })
  const id = bets.content[0]?.id ?? ''
  await expect
    .poll(async () => (await call(game.round, { id })).model.shared?.seed, { timeout: 150_000, intervals: [500] })
    .toBeDefined()
  await page.goto(`/round/${id}`)
  await expect(page.getByRole('img', { name: /^The flight ended at/ })).toBeVisible()
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'Verify this round' }).click()
  await expect(page.getByText('Verified: your browser recomputed this round')).toBeVisible()
  await page.getByRole('link', { name: 'Open in the verifier' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The final multiplier' })).toBeVisible()
})

test('[BT-02] a digit chooses the slot that the keys belong to', async ({ page, player }) => {
  await player({ deposit: 200 })
  await openFlight(page, 'aviator')
  await expect(flightSlot(page, 2).act).toBeVisible()
  const stake = (number: number) => flightSlot(page, number).panel.getByRole('textbox', { name: 'Stake' })
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: 'Bet 2', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('s')
  await expect(stake(2)).toHaveValue('10.00')
  await expect(stake(1)).toHaveValue('5.00')
})

for (const [width, height] of [
  [320, 240],
  [360, 740],
  [1680, 900],
] as const) {
  test(`[BT-02] [FA-05] at ${width} × ${height} the second bet is placed by keys alone, and its odds stand there`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player({ deposit: 200 })
    await openFlight(page, 'aviator')
    await page.keyboard.press('2')
    const second = flightSlot(page, 2)
    await expect(second.act).toBeInViewport({ ratio: 0.5 })
    await expect(page.locator('[data-odds]')).toContainText('Bet 2')
    await expect(page.locator('[data-odds]')).toContainText(/Reaches 2\.00×\s*48\.5/)
    // Of a press as betting closes the game says that it came too late: then the next one is for the next round.
    await expect(async () => {
      await page.keyboard.press(' ')
      await expect(second.act).toHaveText(/^(Your bet is in|Cancel the bet|Cash out)/, { timeout: 2_000 })
    }).toPass()
    expect(await pixelsAstray(page)).toBe(0)
  })
}
