import * as autoplay from '@fairground/contract/calls/autoplay'
import * as game from '@fairground/contract/calls/game'
import { begin, openAutoplay, seeLab } from './autoplay.ts'
import { expect, test } from './fixtures.ts'
import { openFlight } from './flight.ts'

// A run of a multiplayer game goes through whole flights, and some go far.
test.setTimeout(240_000)

for (const gameId of ['tower', 'stair', 'football', 'kangaroo', 'thimbles', 'scratch', 'crash', 'aviator']) {
  test(`a run of two bets in ${gameId}: the lab plays its rules, the bets are placed and decided, and the run is over`, async ({
    page,
    player,
  }) => {
    const me = await player({ deposit: 100 })
    if (gameId === 'crash' || gameId === 'aviator') await openFlight(page, gameId)
    await page.goto(`/game/${gameId}`)
    const frame = await openAutoplay(page)
    await frame.getByRole('textbox', { name: 'Number of bets' }).fill('2')
    await frame.getByRole('textbox', { name: 'First stake' }).fill('2')
    await seeLab(frame)
    await begin(frame, 'G$4.00')
    await expect(frame.getByText(/All bets are placed\. Autoplay: 2 bets/)).toBeVisible({ timeout: 200_000 })
    expect((await me.call(autoplay.find, { gameId })).model).toBeUndefined()
    const { content, total } = (await me.call(game.betRecord, { gameId })).page
    expect(total).toBe(2)
    for (const { betAmount, result } of content) {
      expect(betAmount).toBe(2)
      expect(['WIN', 'LOSE']).toContain(result)
    }
  })
}
