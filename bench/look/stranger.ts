import type { Browser } from '@playwright/test'

/** A mid-range phone on 4G, as Lighthouse simulates it: a quarter of this processor, 150 ms, 1.6 Mbit/s. */
const SLOW_DOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/** Milliseconds from a stranger's press on a game's tile to the moment when the big button of its demonstration takes presses. */
export async function strangerMs(browser: Browser, url: string, gameId: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.goto(url)
  const tile = page.locator(`[data-ground=${gameId}] a`).first()
  await tile.waitFor()
  const pressedAt = performance.now()
  await tile.tap()
  const act = page.frameLocator('iframe').locator('[data-act]').first()
  await act.waitFor()
  await act.click({ trial: true })
  const ms = Math.round(performance.now() - pressedAt)
  await context.close()
  return ms
}
