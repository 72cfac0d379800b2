import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import type { Player } from './player.ts'
import { openNewestRound, proveRound } from './prove-round.ts'

/** The games that a player takes steps in, by the way to their first step. */
const STEPPED: Readonly<
  Record<string, { pick: string; step(frame: FrameLocator): ReturnType<FrameLocator['locator']> }>
> = {
  mines: { pick: 'Pick a tile', step: (frame) => frame.getByRole('button', { name: /^Row 3, column 3:/ }) },
  tower: { pick: 'Pick a window', step: (frame) => frame.getByRole('button', { name: /^Row 1, window 1:/ }) },
  stair: { pick: 'Pick a place', step: (frame) => frame.getByRole('button', { name: /^Step 1, place 9:/ }) },
  football: { pick: 'Pick a zone', step: (frame) => frame.locator('[data-zone="3"]') },
  kangaroo: {
    pick: 'Hop to the first lane',
    step: (frame) => frame.getByRole('button', { name: 'Hop to lane 1 of 20' }),
  },
  thimbles: { pick: 'Pick a cup', step: (frame) => frame.locator('[data-place="1"][aria-disabled=false]') },
}

/** Takes the first step of an open round in its frame, cashes out where the round goes on, and follows the link to its page. */
async function playToItsPage(page: Page, { call }: Player, gameId: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  await STEPPED[gameId]?.step(frame).click()
  const picked = async () => (await call(game.open)).list.find((bet) => bet.gameId === gameId)?.round.picked.length ?? 1
  await expect.poll(picked).toBe(1)
  const { list } = await call(game.open)
  if (list.some((bet) => bet.gameId === gameId)) await frame.getByRole('button', { name: /^Cash out/ }).click()
  await openNewestRound(frame)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Won|Lost|Paid back)/)
}

for (const games of [
  ['mines', 'tower', 'stair'],
  ['football', 'kangaroo', 'thimbles'],
])
  test(`[BT-03] [BT-04] [BT-05] [BT-06] [BT-07] [BT-08] [FA-02] from a bet in the frame of ${games.join(', ')} to the proof of the round`, async ({
    page,
    player,
  }) => {
    const me = await player({ deposit: 500 })
    // Asked for while a game stands, the formatter of plurals would take the game off the page until it comes.
    const gamesThatWaited: number[] = []
    await page.route('**/assets/icu-*', async (route) => {
      const isOfFrame = route.request().frame() !== page.mainFrame()
      if (isOfFrame) gamesThatWaited.push(await page.frameLocator('iframe').getByRole('grid').count())
      await route.continue()
    })
    for (const [at, gameId] of games.entries())
      await test.step(gameId, async () => {
        await page.goto(`/game/${gameId}`)
        const frame = page.frameLocator('iframe')
        await frame.getByRole('textbox', { name: 'Stake' }).fill('10')
        await frame.getByRole('button', { name: /^Bet/ }).click()
        await expect(frame.getByRole('button', { name: STEPPED[gameId]?.pick ?? '' })).toBeVisible()
        await playToItsPage(page, me, gameId)
        if (at === 0) await proveRound(page, gameId)
      })
    const { user } = await me.call(auth.userInfo)
    await expect(balance(page)).toContainText((user.balance + user.heldBalance).toFixed(2))
    expect(gamesThatWaited).not.toContain(1)
  })
