// Measures taps on a cheap phone: processor slowed down four times, 1.6 Mbit/s, 150 ms, empty cache. It taps Register and
// waits for its popup, and taps a game's card in the lobby and waits for its Bet button; each as soon as it is visible, and
// again after some time.
import { startTestServer } from '@fairground/testkit'
import { startTestCluster } from '@fairground/testkit/cluster.ts'
import { CLUSTER_VARIABLE } from '@fairground/testkit/database.ts'
import { newPlayer } from '@fairground/testkit/player.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildSite } from './load/pages.ts'
import { median } from './measure/interleave.ts'

const ROUNDS = 3
const PHONE = { width: 360, height: 640 }
const SLOW_DOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Time of a page before the later taps. */
const SETTLED_MS = 8_000

interface Tap {
  title: string
  /** 0: no bar, the benchmark only prints the time. */
  barMs: number
  /** Opens the page, taps, and returns the time until the answer in ms. */
  measure(): Promise<number>
}

/** Prints its table of medians of three visits. @returns whether it met every bar */
export async function run(): Promise<boolean> {
  const siteFolder = buildSite()
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.url
  const server = await startTestServer({ siteFolder })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--no-sandbox'] })
  const { url } = server
  try {
    const { token } = await newPlayer(server, { deposit: 1_000 })
    const taps: Tap[] = [
      {
        title: 'Register to its popup’s frame, at first sight',
        barMs: 1_000,
        measure: () => tapRegister(browser, url, 0, frameStands),
      },
      {
        title: 'Register to its form, at first sight',
        barMs: 0,
        measure: () => tapRegister(browser, url, 0, formStands),
      },
      {
        title: 'Register to its form, later',
        barMs: 1_000,
        measure: () => tapRegister(browser, url, SETTLED_MS, formStands),
      },
      {
        title: 'a game’s card to Bet, at first sight',
        barMs: 0,
        measure: () => tapGame(browser, { url, token }, 0),
      },
      {
        title: 'a game’s card to Bet, later',
        barMs: 3_000,
        measure: () => tapGame(browser, { url, token }, SETTLED_MS),
      },
    ]
    const rows = []
    for (const { title: what, barMs, measure } of taps) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await measure())
      const ms = Math.round(median(times))
      rows.push({
        ...{ what, ms, all: times.map(Math.round).join(', ') },
        bar: barMs || 'none',
        kept: barMs === 0 || ms <= barMs,
      })
      console.info(what, ms)
    }
    console.table(rows)
    return rows.every(({ kept }) => kept)
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

/** Runs `act` on a page of a phone with an empty cache. */
async function onPhone<Answer>(
  browser: Browser,
  token: string | undefined,
  act: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-US' })
  if (token)
    await context.addInitScript(
      (storedToken) => localStorage.setItem('user', JSON.stringify({ token: storedToken })),
      token,
    )
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await session.send('Network.emulateNetworkConditions', LINE)
  try {
    return await act(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds from a tap to its answer. */
async function timeOf(tap: () => Promise<unknown>, answer: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await tap()
  await answer()
  return performance.now() - startedAt
}

/** Waits for the popup's frame, which the page shows before any script has loaded. */
const frameStands = (page: Page) =>
  page.waitForFunction(() => getComputedStyle(document.body, '::after').content !== 'none')

const formStands = (page: Page) => page.getByRole('dialog').getByRole('textbox').first().waitFor()

const tapRegister = (browser: Browser, url: string, waitMs: number, answer: (page: Page) => Promise<unknown>) =>
  onPhone(browser, undefined, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    const register = page.getByRole('button', { name: 'Register' }).first()
    await register.waitFor()
    // The player looks at the page for this long before the tap; it is what the table's row says.
    await page.waitForTimeout(waitMs)
    return timeOf(
      () => register.dispatchEvent('click'),
      () => answer(page),
    )
  })

const tapGame = (browser: Browser, { url, token }: { url: string; token: string }, waitMs: number) =>
  onPhone(browser, token, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    const card = page.locator('a[href="/game/mines"]').first()
    await card.waitFor({ state: 'attached' })
    // As above: the time that the player looks before the tap.
    await page.waitForTimeout(waitMs)
    return timeOf(
      () => card.dispatchEvent('click'),
      () => page.frameLocator('iframe').locator('[data-act]:enabled').filter({ hasText: 'Bet' }).waitFor(),
    )
  })
