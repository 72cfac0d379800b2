import { setTimeout as pause } from 'node:timers/promises'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import type { TestServer } from '@fairground/testkit'
import { aimBet } from '@fairground/testkit/aim-bet.ts'
import { newPlayer } from '@fairground/testkit/player.ts'
import { DATA_KEYS } from '@fairground/testkit/server.ts'
import type { Browser, Page } from '@playwright/test'
import { missedFrames, TRACED } from '../frames/missed-frames.ts'

const SLOW_DOWN = 4
const FRAMES_A_SECOND = 60
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** As long as a flight and the pause after it. */
const LEAD_MS = 15_000
/** A large win has counted up and its papers have come to rest by then. */
const WIN_MS = 4_000
/** Three safe tiles among twenty mines pay over fifty times the stake: a win of level 4. */
const TILES = [0, 6, 12]

/** Frames of each second while something moves; the worst of them. */
export interface SlowFrames {
  worst: number
  frames: string
}

async function trace(browser: Browser, page: Page, move: () => Promise<void>): Promise<SlowFrames> {
  await browser.startTracing(page, { categories: TRACED })
  await pause(500)
  await move()
  const frames = missedFrames(await browser.stopTracing()).map((missed) => FRAMES_A_SECOND - missed)
  return { worst: frames.length === 0 ? Number.NaN : Math.min(...frames), frames: frames.join(' ') }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
}

/** The lobby of a visitor, whose first tile shows the flight that goes on. */
export async function framesOfLead(browser: Browser, { url }: TestServer): Promise<SlowFrames> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(url)
  await page.getByText(/^Flight \d+ now$/).waitFor()
  await slowDown(page)
  await pause(3_000)
  const frames = await trace(browser, page, () => pause(LEAD_MS))
  await context.close()
  return frames
}

/** A win of level 4 in Mines, cashed out on the page. */
export async function framesOfWin(browser: Browser, server: TestServer): Promise<SlowFrames> {
  const player = await newPlayer(server, { deposit: 500 })
  const installation = { databaseUrl: server.databaseUrl, keys: { dataDir: '', dataKeys: DATA_KEYS } }
  const options = { mines: 20 }
  const aim = { gameId: 'mines', options, moves: TILES, status: 'open' as const }
  await player.call(fair.rotate, { clientSeed: await aimBet(installation, player.userId, aim) })
  const { model } = await player.call(game.bet, { gameId: 'mines', model: { betAmount: 5, ...options } })
  for (const tile of TILES) await player.call(steps.mines.play, { id: model.id, tile })
  const context = await browser.newContext(PHONE)
  await context.addInitScript((token) => localStorage.setItem('user', JSON.stringify({ token })), player.token)
  const page = await context.newPage()
  await page.goto(`${server.url}/h5/mines`)
  await page.getByRole('button', { name: /^Cash out/ }).waitFor()
  await slowDown(page)
  await pause(2_000)
  const frames = await trace(browser, page, async () => {
    await page.keyboard.press(' ')
    await page.locator('[data-win="4"]').first().waitFor()
    await pause(WIN_MS)
  })
  await context.close()
  return frames
}
