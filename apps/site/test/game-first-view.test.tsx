import * as session from '@fairground/contract/calls/play-session'
import * as promotion from '@fairground/contract/calls/promotion'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { outsideFirstView, smallTargets } from './fit.ts'
import { openFlight } from './flight-feed.ts'
import { layTable } from './game-table.ts'
import { findMisfits } from './misfits.ts'
import { spinsOf } from './round-models.ts'
import { answer } from './stand-in.ts'

afterEach(() => page.viewport(1280, 720))

/** Opens a game in a window, as a player finds it who has no round open. */
async function open(gameId: string): Promise<void> {
  await page.viewport(360, 640)
  if (findMultiplayerGame(gameId)) await openFlight(gameId)
  else await layTable(gameId).openGame({ answers: () => answer(promotion.freeSpins, { model: spinsOf([1, 2]) }) })
}

/** Each big button of a game is in the window. */
async function betStands(): Promise<void> {
  const buttons = () => document.querySelectorAll('button[data-act]')
  await expect.poll(() => buttons().length).toBeGreaterThan(0)
  for (const one of buttons()) await expect.element(page.elementLocator(one)).toBeInViewport({ ratio: 1 })
}

const gameIds = manifests.map(({ id }) => id).filter((id) => !lotteries.some((lottery) => lottery.id === id))

for (const gameId of gameIds)
  test(`${gameId} is played in one view of 360 × 640 by fingers, and the bet stands in 320 × 240`, async () => {
    await open(gameId)
    await betStands()
    await expect.poll(outsideFirstView).toEqual([])
    // Each place of a stair has a key below the board, once it can be picked.
    await expect.poll(() => smallTargets().filter((name) => !/^Step \d+, place/.test(name))).toEqual([])
    expect(findMisfits(document.body)).toEqual([])
    await page.viewport(320, 240)
    await betStands()
  })

const sight = page.getByText(/^Time played this session\s*\d+:\d\d\s*Net position of this session/)

// The demonstration is the last test: a page that has once begun one is no player's again.
for (const [gameId, demo] of [
  ['mines', false],
  ['football', false],
  ['tower', true],
] as const)
  test(`[RG-04] the session’s clock and net position stand in the smallest frame of ${gameId}${demo ? ' as a demonstration' : ''}, and crowd nothing out`, async () => {
    await layTable(gameId, { balance: 50_000 }).openGame({
      demo,
      answers() {
        const after = '01a2b3c4-0000-7000-8000-000000000000'
        answer(session.sum, { model: { startedAt: Date.now() - 61_000, net: -41_234.5, version: 1, after } })
      },
    })
    for (const [width, height] of [
      [320, 240],
      [360, 640],
      [740, 360],
    ] as const) {
      await page.viewport(width, height)
      await expect.element(sight).toBeInViewport({ ratio: 1 })
      await betStands()
      expect(findMisfits(document.body), `at ${width} px`).toEqual([])
      if (height < 430) continue
      const odds = page.getByText('Return to player')
      odds.element().scrollIntoView()
      await expect.element(odds).toBeInViewport()
      await expect.element(sight).toBeInViewport({ ratio: 1 })
      for (const one of document.querySelectorAll('*')) one.scrollTop = 0
    }
  })
