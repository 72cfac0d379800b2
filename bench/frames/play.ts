import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { PlayedGame } from './games.data.ts'
import { missedFrames, TRACED } from './missed-frames.ts'

const PHONE = { width: 360, height: 740 }
/** How long the benchmark counts frames. */
const COUNTED_MS = 15_000
const FRAMES_A_SECOND = 60

/** Measurements of one game. */
export interface Frames {
  /** Frames in the worst and in the median second. */
  worst: number
  median: number
  /** Milliseconds from the slowest press of a key to the next paint. */
  press: number
  /** Median milliseconds from the press of a key to the end of the server's answer. */
  answer: number
  /** Number of answered calls of play; without any, the measurement is void. */
  plays: number
}

/** Plays a game on a phone whose processor is slowed down, and counts its frames. */
export async function framesOf(
  browser: Browser,
  { url, token, game, slowDown }: { url: string; token: string; game: PlayedGame; slowDown: number },
): Promise<Frames> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  await context.addInitScript(
    (storedToken) => localStorage.setItem('user', JSON.stringify({ token: storedToken })),
    token,
  )
  const page = await context.newPage()
  try {
    await page.goto(`${url}/h5/${game.id}`)
    await page.locator('html[data-start=live]').waitFor()
    await page.locator('[data-board], canvas').first().waitFor({ state: 'attached' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await press(page, game, 3_000)
    const plays = countPlays(page, game)
    await browser.startTracing(page, { categories: TRACED })
    // Tracing takes a moment to start, which must not count as a slow press.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))))
    await watchPresses(page)
    await press(page, game, COUNTED_MS)
    const missedCounts = missedFrames(await browser.stopTracing())
    const seconds = missedCounts.map((count) => FRAMES_A_SECOND - count).toSorted((a, b) => a - b)
    return {
      worst: seconds[0] ?? Number.NaN,
      median: median(seconds),
      press: await page.evaluate(() => Number(Reflect.get(window, 'slowestPress'))),
      answer: Math.round(median(await answersOf(page, game))),
      plays: plays.count,
    }
  } finally {
    await context.close()
  }
}

/** Presses the game's keys in turn for a while. */
async function press(page: Page, { keys, everyMs }: PlayedGame, forMs: number): Promise<void> {
  const endsAt = Date.now() + forMs
  for (let index = 0; Date.now() < endsAt; index++) {
    await page.keyboard.press(keys[index % keys.length] ?? ' ')
    // A player's rate; the measurement goes on meanwhile.
    await pause(everyMs)
  }
}

/** Counts the bets, picks and cash-outs that succeed. */
function countPlays(page: Page, { id }: PlayedGame): { count: number } {
  const plays = { count: 0 }
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isPlay = pathname.endsWith('/bet') || pathname.includes(`/${id}_game/`)
    if (isPlay && response.request().method() === 'POST' && response.ok()) plays.count++
  })
  return plays
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * Milliseconds from the press of a key to the end of the answer, for all calls of play. It reads them afterwards from the
 * browser's own performance entries, so that measuring costs nothing.
 */
function answersOf(page: Page, { id }: PlayedGame): Promise<number[]> {
  return page.evaluate((gameCalls) => {
    const pressTimes = Reflect.get(window, 'pressed') as number[]
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return calls
      .filter(
        ({ name, startTime }) =>
          (name.endsWith('/bet') || name.includes(gameCalls)) && startTime > (pressTimes[0] ?? 0),
      )
      .map(
        ({ startTime, responseEnd }) =>
          responseEnd - (pressTimes.findLast((pressTime) => pressTime <= startTime) ?? Number.NaN),
      )
  }, `/${id}_game/`)
}

/** Records the slowest press from the browser's event timing. */
function watchPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const pressed: number[] = []
    Object.assign(window, { slowestPress: 0, pressed })
    addEventListener('keydown', ({ timeStamp }) => pressed.push(timeStamp), true)
    const note = (entries: readonly PerformanceEntry[]) => {
      const slowest = Math.max(Number(Reflect.get(window, 'slowestPress')), ...entries.map(({ duration }) => duration))
      Object.assign(window, { slowestPress: slowest })
    }
    new PerformanceObserver((list) => note(list.getEntries().filter(({ name }) => name === 'keydown'))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit)
  })
}
