import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { PlayedGame } from './games.data.ts'

const PHONE = { width: 360, height: 740 }
/** How long frames are counted. */
const COUNTED_MS = 15_000
/** A frame that comes later than this after the one before has missed its turn. */
const LATE_MS = 25
const SECOND_MS = 1_000

/** Frames a second, and the part of frames that came late, in percent. */
export interface Frames {
  worst: number
  median: number
  late: number
}

/** Plays a game on a phone whose processor is slowed down, and counts its frames. */
export async function framesOf(
  browser: Browser,
  { url, token, game, slowDown }: { url: string; token: string; game: PlayedGame; slowDown: number },
): Promise<Frames> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  await context.addInitScript((stored) => localStorage.setItem('user', JSON.stringify({ token: stored })), token)
  const page = await context.newPage()
  try {
    await page.goto(`${url}/h5/${game.id}`)
    await page.locator('html[data-start=live]').waitFor()
    await page.locator('[data-board], canvas').first().waitFor({ state: 'attached' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await press(page, game, SECOND_MS * 3)
    await startCounting(page)
    await press(page, game, COUNTED_MS)
    return summarise(await page.evaluate(() => Reflect.get(window, 'frameTimes') as number[]))
  } finally {
    await context.close()
  }
}

/** Presses the game's keys in turn for a while. */
async function press(page: Page, { keys, everyMs }: PlayedGame, forMs: number): Promise<void> {
  const until = Date.now() + forMs
  for (let at = 0; Date.now() < until; at++) {
    await page.keyboard.press(keys[at % keys.length] ?? ' ')
    // A player's rate, not a wait for something: what is measured goes on meanwhile.
    await pause(everyMs)
  }
}

function startCounting(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const count = (time: number) => {
      times.push(time)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
}

function summarise(times: readonly number[]): Frames {
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const seconds: number[] = []
  for (let from = first; from + SECOND_MS <= last; from += SECOND_MS)
    seconds.push(times.filter((time) => time >= from && time < from + SECOND_MS).length)
  const sorted = seconds.toSorted((a, b) => a - b)
  const late = times.filter((time, at) => at > 0 && time - (times[at - 1] ?? time) > LATE_MS).length
  return {
    worst: sorted[0] ?? Number.NaN,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    late: Math.round((late / times.length) * 1000) / 10,
  }
}
